import { Button, EmptyState, RetryBanner } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { type RoomFilters, widestRadiusKm } from '@basera/rooms/contract'
import type { Search } from '../use-search.ts'
import en from './locales/en.json'

interface TroubleProps {
  /** The search failed, takes too long, or found nothing. */
  readonly kind: 'failed' | 'overdue' | 'none'
  readonly filters: RoomFilters
  readonly search: Search
}

/** Why there are no rooms on the screen, and the way out (marketplace 2, 8). */
export function Trouble({ kind, filters, search }: TroubleProps) {
  const t = useSentences(en)
  if (kind === 'none') return <NothingFound filters={filters} search={search} />
  return (
    <RetryBanner
      tone="info"
      className="items-center"
      retry={t('rooms.search.tryAgain')}
      onRetry={search.retry}
    >
      {t(`rooms.search.${kind}`)}
    </RetryBanner>
  )
}

function NothingFound({ filters, search }: Omit<TroubleProps, 'kind'>) {
  const t = useSentences(en)
  const { point, place, radiusKm } = filters
  const near = place ? 'rooms.search.noneNear' : 'rooms.search.noneHere'
  const why = point ? t(near, { place, radius: radiusKm }) : t('rooms.search.noneAnywhere')
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
      {why}
    </EmptyState>
  )
}
