import { Button, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import { type RoomFilters, widestRadiusKm } from '@basera/rooms/contract'
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

function useReason({ point, place, radiusKm, bounds, outline, commuteTo }: RoomFilters): string {
  const t = useSentences(en)
  if (outline.length > 0) return t('rooms.search.noneInOutline')
  if (bounds) return t('rooms.search.noneInBox')
  if (commuteTo) return t('rooms.search.noneOnTrip')
  if (!point) return t('rooms.search.noneAnywhere')
  return t(place ? 'rooms.search.noneNear' : 'rooms.search.noneHere', { place, radius: radiusKm })
}
