import { useSentences } from '@basera/platform/web'
import { ServedQueries } from '@basera/platform/web/queries'
import {
  focusSoon,
  type SearchDraft,
  type SearchList,
  SearchResults,
  ShowMore,
  useKeptPosition,
  useResultsInView,
} from '@basera/platform/web/search'
import { firstPageSize, type RoomCard, type RoomFilters } from '@basera/rooms/contract'
import en from '../../locales/en.json'
import { cursorParam, type FindRoomData } from '../find-room-data.ts'
import { addressOfFilters } from '../search-address.ts'
import { announcedWords, foundWords, searchingWords, withinWords } from '../search-words.ts'
import { NothingFound } from './nothing-found.tsx'
import { RoomCards, RoomSkeletons } from './room-cards.tsx'
import { positionKey, type ServedSearch } from './served-search.ts'
import { useMembersOnly } from './use-members-only.ts'
import { useRoomList } from './use-room-list.ts'

interface RoomResultsProps {
  readonly data: FindRoomData
  readonly served: ServedSearch | undefined
  readonly first: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly wide: boolean
}

/** The rooms of the search in the address. */
export function RoomResults(props: RoomResultsProps) {
  return (
    <ServedQueries>
      <Results {...props} />
    </ServedQueries>
  )
}

function Results({ data, served, first, search, wide }: RoomResultsProps) {
  const { filters, today } = data
  const list = useRoomList(data, served)
  const address = addressOfFilters(filters)
  const headRef = useResultsInView(address, addressOfFilters(first))
  useKeptPosition(positionKey, address, list, firstPageSize)
  useMembersOnly(list)
  return (
    <SearchResults
      list={list}
      words={useWords(filters, list)}
      headRef={headRef}
      empty={<NothingFound filters={filters} search={search} />}
      skeletons={<RoomSkeletons wide={wide} />}
      more={<MoreRooms list={list} address={address} />}
    >
      {(rooms) => <RoomCards rooms={rooms} today={today} wide={wide} />}
    </SearchResults>
  )
}

function useWords(filters: RoomFilters, list: SearchList<RoomCard>) {
  const t = useSentences(en)
  return {
    results: t('rooms.search.results'),
    found: foundWords(list),
    within: withinWords(filters),
    announced: announcedWords(filters, list),
    searching: searchingWords(filters),
    failed: t('rooms.search.failed'),
    overdue: t('rooms.search.overdue'),
    tryAgain: t('rooms.search.tryAgain'),
  }
}

/** "Show more", a link without script. */
function MoreRooms({ list, address }: { list: SearchList<RoomCard>; address: string }) {
  const t = useSentences(en)
  const words = {
    more: t('rooms.search.showMore'),
    busy: t('rooms.search.showingMore'),
    failed: t('rooms.search.moreFailed'),
  }
  const next = `${address}${address.includes('?') ? '&' : '?'}${cursorParam}=${list.nextCursor}`
  return (
    <ShowMore list={list} words={words} href={next} onAdded={({ id }) => focusSoon(`[data-room="${id}"]`)} />
  )
}
