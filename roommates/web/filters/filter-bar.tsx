import { Button } from '@basera/platform/design'
import { SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { FilterRail, FilterTools, type SearchDraft } from '@basera/platform/web/search'
import type { RoommateFilters } from '@basera/roommates/contract'
import type { SubmitEvent } from 'react'
import { SaveSearchButton } from '../alerts/save-search-button.tsx'
import en from '../locales/en.json'
import { activeFilters } from './active-filters.ts'
import { LocationField, OrganizationField, SortField } from './bar-fields.tsx'
import { FilterFields } from './filter-fields.tsx'
import { SearchField } from './search-field.tsx'

export interface FilterBarProps {
  readonly filters: RoommateFilters
  readonly search: SearchDraft<RoommateFilters>
  readonly locating: boolean
  readonly onLocate: () => void
  readonly isRailOpen: boolean
  readonly onRailToggle: () => void
}

export function FilterBar(props: FilterBarProps) {
  const t = useSentences(en)
  const { search, isRailOpen } = props
  const { draft, change, run } = search
  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }
  return (
    <search className="contents">
      <form onSubmit={submit} className="contents">
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
  const active = activeFilters(filters)
  const words = {
    locate: t('roommates.filters.useCurrentLocation'),
    more: t('roommates.filters.more'),
    hide: t('roommates.filters.hide'),
    count: t('roommates.filters.on', { n: active.length }),
    clear: t('roommates.filters.clearAll'),
    remove: (filter: string) => t('roommates.filters.remove', { filter }),
  }
  return (
    <FilterTools
      active={active}
      showsChips={!isRailOpen}
      search={search}
      words={words}
      isLocating={locating}
      onLocate={onLocate}
      isRailOpen={isRailOpen}
      onRailToggle={onRailToggle}
    >
      <SaveSearchButton filters={filters} look="quiet" />
    </FilterTools>
  )
}

function Rail({ filters, search }: Pick<FilterBarProps, 'filters' | 'search'>) {
  const t = useSentences(en)
  const { draft, change, run } = search
  const searchNewBudgets = () => {
    if (draft.minBudget !== filters.minBudget || draft.maxBudget !== filters.maxBudget) run()
  }
  return (
    <FilterRail title={t('roommates.filters.title')}>
      <FilterFields draft={draft} onType={change} onPick={run} onBudgetsLeft={searchNewBudgets} />
    </FilterRail>
  )
}
