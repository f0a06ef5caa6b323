import { SearchPill } from '@basera/platform/design'
import { SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { FilterChips, LocateButton, type SearchDraft } from '@basera/platform/web/search'
import type { RoommateFilters } from '@basera/roommates/contract'
import { SaveSearchButton } from '../alerts/save-search-button.tsx'
import en from '../locales/en.json'
import { activeFilters, withinWords } from './active-filters.ts'

interface RoommateSearchPillProps {
  readonly filters: RoommateFilters
  readonly search: SearchDraft<RoommateFilters>
  readonly locating: boolean
  readonly onLocate: () => void
  readonly onOpen: () => void
  readonly onPrepare: () => void
}

export function RoommateSearchPill(props: RoommateSearchPillProps) {
  const t = useSentences(en)
  const { filters, search, locating, onLocate, onOpen, onPrepare } = props
  const active = activeFilters(filters)
  const n = active.length
  const isBare = n === 0 && !filters.q && !filters.location && !filters.point
  const where =
    filters.place ||
    filters.location ||
    t(filters.point ? 'roommates.filters.here' : 'roommates.filters.anywhere')
  return (
    <SearchPill
      icon={<SearchIcon />}
      label={t('roommates.filters.search')}
      title={filters.q || t('roommates.filters.searchPlaceholder')}
      detail={[where, withinWords(filters)].filter(Boolean).join(' · ')}
      filters={t('roommates.filters.more')}
      count={n}
      countLabel={t('roommates.filters.on', { n })}
      onOpen={onOpen}
      onPrepare={onPrepare}
    >
      <LocateButton look="chip" isLocating={locating} onLocate={onLocate}>
        {t('roommates.filters.useCurrentLocation')}
      </LocateButton>
      <SaveSearchButton filters={filters} look="chip" />
      <FilterChips
        active={active}
        removeLabel={(filter) => t('roommates.filters.remove', { filter })}
        onRemove={search.run}
      />
      {!isBare && (
        <button type="button" className="chip" onClick={search.clear}>
          {t('roommates.filters.clearAll')}
        </button>
      )}
    </SearchPill>
  )
}
