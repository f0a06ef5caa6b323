import { Button, CountBadge } from '@basera/platform/design'
import { RotateCcwIcon, SearchIcon, SlidersHorizontalIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { RoommateFilters } from '@basera/roommates/contract'
import type { SubmitEvent } from 'react'
import { activeFilters } from './active-filters.ts'
import { LocationField, OrganizationField, SortField } from './bar-fields.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import { HereButton } from './here-button.tsx'
import en from './locales/en.json'
import { SearchField } from './search-field.tsx'
import type { Search } from './use-search.ts'

export interface FilterBarProps {
  readonly filters: RoommateFilters
  readonly search: Search
  readonly locating: boolean
  readonly onLocate: () => void
  readonly isRailOpen: boolean
  readonly onRailToggle: () => void
}

/** The search of desktops: a bar of fields, tools, and a rail of filters at the side (design 11). */
export function FilterBar(props: FilterBarProps) {
  const t = useSentences(en)
  const { search, isRailOpen } = props
  const { draft, change, run } = search
  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }
  return (
    <search className="browse-wide">
      <form onSubmit={submit} className="browse-wide">
        <div className="browse-top">
          <div className="browse-bar">
            <SearchField draft={draft} onType={change} onPick={run} />
            <LocationField draft={draft} onType={change} onPick={run} />
            <OrganizationField draft={draft} onType={change} />
            <SortField draft={draft} onPick={run} />
            <Button type="submit" look="primary" icon={<SearchIcon />}>
              {t('roommates.filters.submit')}
            </Button>
          </div>
          <Tools {...props} />
        </div>
        {isRailOpen && <Rail {...props} />}
      </form>
    </search>
  )
}

function Tools({ filters, search, locating, onLocate, isRailOpen, onRailToggle }: FilterBarProps) {
  const t = useSentences(en)
  const count = activeFilters(filters).length
  return (
    <div className="browse-tools">
      <HereButton look="quiet" busy={locating} onPress={onLocate} />
      <Button
        look="quiet"
        size="s"
        icon={<SlidersHorizontalIcon />}
        aria-expanded={isRailOpen}
        onClick={onRailToggle}
      >
        {t(isRailOpen ? 'roommates.filters.hide' : 'roommates.filters.more')}
        {count > 0 && <CountBadge count={count} label={t('roommates.filters.on', { n: count })} />}
      </Button>
      <Button look="quiet" size="s" icon={<RotateCcwIcon />} onClick={search.clear}>
        {t('roommates.filters.clearAll')}
      </Button>
      {!isRailOpen && <FilterChips filters={filters} onRemove={search.run} />}
    </div>
  )
}

function Rail({ filters, search }: Pick<FilterBarProps, 'filters' | 'search'>) {
  const t = useSentences(en)
  const { draft, change, run } = search
  const searchNewBudgets = () => {
    if (draft.minBudget !== filters.minBudget || draft.maxBudget !== filters.maxBudget) run()
  }
  return (
    <aside aria-label={t('roommates.filters.title')} className="browse-rail">
      <h2>{t('roommates.filters.title')}</h2>
      <FilterFields draft={draft} onType={change} onPick={run} onBudgetsLeft={searchNewBudgets} />
    </aside>
  )
}
