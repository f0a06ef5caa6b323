import { useSentences } from '@basera/platform/web'
import { FilterSheet, type SearchDraft } from '@basera/platform/web/search'
import { noRoommateFilters, type RoommateFilters } from '@basera/roommates/contract'
import en from '../locales/en.json'
import { LocationField, OrganizationField, SortField } from './bar-fields.tsx'
import { FilterFields } from './filter-fields.tsx'
import { SearchField } from './search-field.tsx'

interface RoommateFilterSheetProps {
  readonly search: SearchDraft<RoommateFilters>
  readonly onClose: () => void
}

export function RoommateFilterSheet({ search, onClose }: RoommateFilterSheetProps) {
  const t = useSentences(en)
  const { draft, change, run } = search
  const words = {
    title: t('roommates.filters.title'),
    close: t('roommates.filters.close'),
    clear: t('roommates.filters.clearAll'),
    search: t('roommates.filters.submit'),
  }
  return (
    <FilterSheet words={words} onClear={() => change(noRoommateFilters)} onSearch={run} onClose={onClose}>
      <SearchField draft={draft} onType={change} onPick={change} />
      <LocationField draft={draft} onType={change} onPick={change} />
      <OrganizationField draft={draft} onType={change} />
      <SortField draft={draft} onPick={change} />
      <FilterFields draft={draft} onType={change} onPick={change} />
    </FilterSheet>
  )
}
