import { Banner, Button } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { ServedQueries } from '@basera/platform/web/queries'
import {
  focusSoon,
  type SearchDraft,
  SearchResults,
  ShowMore,
  useKeptPosition,
  useResultsInView,
} from '@basera/platform/web/search'
import { countedTo, firstPageSize, type RoomFilters } from '@basera/rooms/contract'
import type { ReactNode } from 'react'
import type { ShownPage, ShownRoom } from '../../card/shown-room.ts'
import en from '../../locales/en.json'
import { cursorParam, type FindRoomData } from '../find-room-data.ts'
import { addressOfFilters } from '../search-address.ts'
import { announcedWords, foundWords, searchingWords, withinWords } from '../search-words.ts'
import { NothingFound } from './nothing-found.tsx'
import { type CardsLook, type CardsWidth, RoomCards, RoomSkeletons } from './room-cards.tsx'
import { positionKey, type ServedSearch } from './served-search.ts'
import { UnlocatedCount, UnlocatedRooms } from './unlocated-rooms.tsx'
import { useMembersOnly } from './use-members-only.ts'
import { type RoomList, useRoomList } from './use-room-list.ts'

interface RoomResultsProps {
  readonly data: FindRoomData
  readonly served: ServedSearch | undefined
  readonly first: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly beside: CardsWidth
}

/** The rooms of the search in the address. */
export function RoomResults(props: RoomResultsProps) {
  return (
    <ServedQueries>
      <Results {...props} />
    </ServedQueries>
  )
}

function Results({ data, served, first, search, beside }: RoomResultsProps) {
  const { filters, today } = data
  const list = useRoomList(data, served)
  const address = addressOfFilters(filters)
  const headRef = useResultsInView(address, addressOfFilters(first))
  useKeptPosition(positionKey, address, list, firstPageSize)
  useMembersOnly(list)
  const nothing = <NothingFound filters={filters} search={search} />
  const look = { today, beside, journey: journeyOf(list.first, filters) }
  return (
    <>
      <SearchResults
        list={list}
        words={useWords(filters, list)}
        headRef={headRef}
        empty={nothing}
        skeletons={<RoomSkeletons beside={beside} />}
        more={<MoreRooms list={list} address={address} />}
      >
        {(rooms) => <FoundRooms rooms={rooms} page={list.first} nothing={nothing} look={look} />}
      </SearchResults>
      {list.stage === 'done' && <UnknownNote page={list.first} search={search} />}
    </>
  )
}

/** The journey of a search, to the place as the person chose it; without a station near, it is walked. */
function journeyOf(page: ShownPage | undefined, { commuteLabel }: RoomFilters): ShownPage['commute'] {
  const journey = page?.commute ?? null
  if (!journey) return null
  const by = journey.by === 'metro' && journey.no_station ? 'walk' : journey.by
  return { ...journey, by, label: commuteLabel || journey.label }
}

interface FoundRoomsProps {
  readonly rooms: readonly ShownRoom[]
  readonly page: ShownPage | undefined
  readonly nothing: ReactNode
  readonly look: CardsLook
}

/** Rooms inside the area, then those of its city without a location (rooms.search-unlocated). */
function FoundRooms({ rooms, page, nothing, look }: FoundRoomsProps) {
  const t = useSentences(en)
  const isApart = page !== undefined && page.unlocated_city !== null
  const located = isApart ? rooms.filter(({ public_latitude: at }) => at !== null) : rooms
  const unlocated = isApart ? rooms.filter(({ public_latitude: at }) => at === null) : []
  const isLater =
    isApart && page.unlocated_total > 0 && page.items.every(({ public_latitude: at }) => at !== null)
  return (
    <>
      {isLater && <UnlocatedCount page={page} />}
      {look.journey?.no_station && page?.commute?.by === 'metro' && (
        <Banner tone="info" className="mb-4">
          {t('rooms.search.noStation', { place: look.journey.label })}
        </Banner>
      )}
      {page?.total === 0 ? nothing : <RoomCards rooms={located} {...look} />}
      {page && <UnlocatedRooms rooms={unlocated} page={page} {...look} start={located.length} />}
    </>
  )
}

/** The count stops there; that of a text stops with the total. */
const isLeast = ({ total, total_is_exact: isExact, unknown_total: unknown }: ShownPage): boolean =>
  unknown >= countedTo || (!isExact && total < countedTo)

/** How many rooms do not say what is asked, with a way to add them (rooms.search-unknown). */
function UnknownNote({ page, search }: Pick<FoundRoomsProps, 'page'> & Pick<RoomResultsProps, 'search'>) {
  const t = useSentences(en)
  const n = page?.unknown_total ?? 0
  if (!page || n === 0) return null
  return (
    <p className="mt-8 flex flex-wrap items-center justify-center gap-x-2 text-ink-2">
      {t(isLeast(page) ? 'rooms.search.unknownAtLeast' : 'rooms.search.unknown', { n })}
      <Button look="quiet" size="s" onClick={() => search.run({ includeUnknown: true })}>
        {t('rooms.search.showUnknown')}
      </Button>
    </p>
  )
}

function useWords(filters: RoomFilters, list: RoomList) {
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
function MoreRooms({ list, address }: { list: RoomList; address: string }) {
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
