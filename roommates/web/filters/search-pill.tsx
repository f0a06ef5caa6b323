import { CountBadge } from '@basera/platform/design'
import { SearchIcon, SlidersHorizontalIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { RoommateFilters } from '@basera/roommates/contract'
import { activeFilters, withinWords } from './active-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { HereButton } from './here-button.tsx'
import en from './locales/en.json'
import type { Search } from './use-search.ts'

interface SearchPillProps {
  readonly filters: RoommateFilters
  readonly search: Search
  readonly locating: boolean
  readonly onLocate: () => void
  readonly onOpen: () => void
  readonly onPrepare: () => void
}

/** The search of phones: one pill that says it and opens all fields, and a row of chips that can be swiped. */
export function SearchPill({ filters, search, locating, onLocate, onOpen, onPrepare }: SearchPillProps) {
  const t = useSentences(en)
  const count = activeFilters(filters).length
  const isBare = count === 0 && !filters.q && !filters.location && !filters.point
  const where =
    filters.place ||
    filters.location ||
    t(filters.point ? 'roommates.filters.here' : 'roommates.filters.anywhere')
  const opens = {
    type: 'button' as const,
    onClick: onOpen,
    onPointerDown: onPrepare,
    onFocus: onPrepare,
    'aria-haspopup': 'dialog' as const,
  }
  return (
    <div className="browse-narrow">
      <div className="browse-pill">
        <SearchIcon />
        <button {...opens} className="browse-pill-words">
          <span className="sr-only">{t('roommates.filters.search')}: </span>
          <b>{filters.q || t('roommates.filters.searchPlaceholder')}</b>
          <small>{[where, withinWords(filters)].filter(Boolean).join(' · ')}</small>
        </button>
        <button {...opens} className="browse-pill-go">
          <SlidersHorizontalIcon />
          <span className="sr-only">{t('roommates.filters.more')}</span>
          {count > 0 && <CountBadge count={count} label={t('roommates.filters.on', { n: count })} />}
        </button>
      </div>
      <div className="browse-chips">
        <HereButton look="chip" busy={locating} onPress={onLocate} />
        <FilterChips filters={filters} onRemove={search.run} />
        {!isBare && (
          <button type="button" className="chip" onClick={search.clear}>
            {t('roommates.filters.clearAll')}
          </button>
        )}
      </div>
    </div>
  )
}
