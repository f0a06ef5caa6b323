import { useSentences } from '@basera/platform/web'
import { FilterSheet, type SearchDraft } from '@basera/platform/web/search'
import { noRoomFilters, type RoomFilters } from '@basera/rooms/contract'
import en from '../../locales/en.json'
import { DestinationField, JourneyFields } from './commute-fields.tsx'
import { CountedWords } from './counted-words.tsx'
import { FilterFields } from './filter-fields.tsx'
import { LocationField } from './location-field.tsx'
import { OrganizationField, SortField } from './room-search-form.tsx'
import { type FoundFacets, useFacets } from './use-facets.ts'

interface RoomFilterSheetProps {
  readonly search: SearchDraft<RoomFilters>
  readonly today: string
  readonly onClose: () => void
}

export default function RoomFilterSheet({ search, today, onClose }: RoomFilterSheetProps) {
  const t = useSentences(en)
  const { draft, change, run } = search
  const counted = useFacets(draft)
  // A text becomes the first place that is suggested for it: what addresses say of it is not what will be found.
  const found: FoundFacets = draft.q.trim() === '' ? counted : { facets: null, stage: 'busy' }
  const words = {
    title: t('rooms.search.filters'),
    close: t('rooms.search.close'),
    clear: t('rooms.search.clearAll'),
    search: t('rooms.search.search'),
  }
  return (
    <FilterSheet
      words={words}
      submit={<CountedWords found={found} />}
      onClear={() => change(noRoomFilters)}
      onSearch={run}
      onClose={onClose}
    >
      <LocationField draft={draft} onType={change} onPick={change} />
      <OrganizationField draft={draft} onType={change} />
      <DestinationField draft={draft} onPick={change} />
      {draft.commuteTo && <JourneyFields draft={draft} onPick={change} />}
      <SortField draft={draft} onPick={change} />
      <FilterFields draft={draft} today={today} facets={found.facets} onDraft={change} onPick={change} />
    </FilterSheet>
  )
}
