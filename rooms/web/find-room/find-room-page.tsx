import { cx } from '@basera/platform/design'
import { lazyPart, pageHandle, savesData, useSentences } from '@basera/platform/web'
import { useBrowserLayoutEffect } from '@basera/platform/web/islands'
import { useSearchDraft } from '@basera/platform/web/search'
import { fittingSort, noRoomFilters, type RoomFilters } from '@basera/rooms/contract'
import { Suspense, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import en from '../locales/en.json'
import { isMapClosed } from '../map/closed-map.ts'
import { besideQuery, mapSlotId } from '../map/map-beside.ts'
import { hasKeptRooms } from '../saved/has-kept-rooms.ts'
import { type FindRoomData, loadFindRoom } from './find-room-data.ts'
import { findRoomHead } from './find-room-head.ts'
import { Results, SearchForm, SearchPill } from './islands.ts'
import { isLeftOpen, servedSearch } from './results/served-search.ts'
import { addressOfFilters, tidy } from './search-address.ts'
import { useHere } from './use-here.ts'

export const loader = loadFindRoom

export const handle = pageHandle<FindRoomData>((data, { url }) => findRoomHead(data, url))

const loadSheet = () => import('./form/room-filter-sheet.tsx')
const FilterSheet = lazyPart(loadSheet)
const FindHere = lazyPart(() => import('./find-here.tsx'))

const searchOptions = { none: noRoomFilters, addressOf: addressOfFilters, tidy, fit: fittingSort }

export function Component() {
  const t = useSentences(en)
  const data = useLoaderData<FindRoomData>()
  const { filters } = data
  const search = useSearchDraft<RoomFilters>({ filters, ...searchOptions })
  const here = useHere(search)
  const served = servedSearch(useLocation().key, data)
  const [first] = useState(filters)
  const [hydrate] = useState(() => data.served === 'sign-in' || isLeftOpen() || hasKeptRooms())
  const [isWide] = useState(() => !import.meta.env.SSR && window.matchMedia(besideQuery).matches)
  const [isRailOpen, setRailOpen] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [hasMap, setHasMap] = useState(true)
  // The server renders the page with the map, and knows nothing of the tab.
  useBrowserLayoutEffect(() => {
    if (isMapClosed() || savesData()) setHasMap(false)
  }, [])
  return (
    <div
      className={`wrap-wide pt-4 pb-14 lg:grid lg:gap-x-9 lg:gap-y-6 lg:pt-7 ${columns(isRailOpen, hasMap)}`}
    >
      <div className="col-span-full mb-3.5 grid grid-cols-1 gap-3.5 lg:mb-0">
        <h1 className="text-h1">{t('rooms.search.title')}</h1>
        <SearchPill
          className="lg:hidden noscript:hidden"
          filters={filters}
          search={search}
          here={here}
          onOpen={() => setSheetOpen(true)}
          onPrepare={() => void loadSheet()}
        />
        {(here.isLocating || here.failure) && (
          <Suspense>
            <FindHere here={here} />
          </Suspense>
        )}
      </div>
      <SearchForm
        className="contents"
        hydrate={isWide}
        filters={filters}
        search={search}
        here={here}
        today={data.today}
        map={{ isOpen: hasMap, setOpen: setHasMap }}
        isRailOpen={isRailOpen}
        onRailToggle={() => setRailOpen(!isRailOpen)}
      />
      <Results
        className="min-w-0"
        hydrate={hydrate}
        data={data}
        served={served}
        first={first}
        search={search}
        beside={isRailOpen && hasMap ? 'both' : isRailOpen || hasMap ? 'one' : 'none'}
      />
      {hasMap && <div id={mapSlotId} className={mapSlot} />}
      {isSheetOpen && (
        <Suspense>
          <FilterSheet search={search} today={data.today} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function columns(hasRail: boolean, hasMap: boolean): string {
  if (!hasRail) return hasMap ? 'xl:grid-cols-[minmax(0,1fr)_31%]' : ''
  return cx(railAndList, hasMap && railListAndMap)
}

const railAndList = 'lg:grid-cols-[252px_minmax(0,1fr)]'
const railListAndMap = 'xl:grid-cols-[252px_minmax(0,1fr)_31%] noscript:xl:grid-cols-[252px_minmax(0,1fr)]'

// Empty until the page has loaded, so that the list does not move when the map comes.
const mapSlot =
  'sticky top-[calc(var(--bar-top)+20px)] hidden h-[calc(100dvh-var(--bar-top)-40px)] min-h-110 overflow-hidden ' +
  'rounded-4 bg-sunken xl:grid noscript:hidden'
