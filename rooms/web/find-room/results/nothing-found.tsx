import { Button, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import { type RoomFilters, widestRadiusKm, writeRoomFilters } from '@basera/rooms/contract'
import en from '../../locales/en.json'

interface NothingFoundProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
}

/** Why there are no rooms, and the ways out (rooms.search-empty). */
export function NothingFound({ filters, search }: NothingFoundProps) {
  const t = useSentences(en)
  const { point, radiusKm } = filters
  const actions = (
    <>
      {point && radiusKm !== widestRadiusKm && (
        <Button look="primary" onClick={() => search.run({ radiusKm: widestRadiusKm })}>
          {t('rooms.search.widerArea')}
        </Button>
      )}
      <Button onClick={search.clear}>{t('rooms.search.clearFilters')}</Button>
    </>
  )
  return (
    <EmptyState scene={<SceneSuitcase />} title={t('rooms.search.none')} level={3} actions={actions}>
      {useReason(filters)}
    </EmptyState>
  )
}

/** Nothing but the text is asked for. */
const isText = (filters: RoomFilters) =>
  filters.q !== '' && writeRoomFilters({ ...filters, q: '', sort: '' }).size === 0

function useReason(filters: RoomFilters): string {
  const { q, point, place, radiusKm, bounds, outline, commuteTo } = filters
  const t = useSentences(en)
  if (outline.length > 0) return t('rooms.search.noneInOutline')
  if (bounds) return t('rooms.search.noneInBox')
  if (commuteTo) return t('rooms.search.noneOnTrip')
  if (isText(filters)) return t('rooms.search.noneOfText', { text: q })
  if (!point) return t('rooms.search.noneAnywhere')
  return t(place ? 'rooms.search.noneNear' : 'rooms.search.noneHere', { place, radius: radiusKm })
}
