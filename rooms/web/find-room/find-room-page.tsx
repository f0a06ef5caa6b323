import { pageHandle, useSentences } from '@basera/platform/web'
import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { cursorParam, type FindRoomData, loadFindRoom } from './find-room-data.ts'
import { findRoomHead } from './head/find-room-head.ts'
import { SearchForm, SearchPill } from './late-parts.ts'
import en from './locales/en.json'
import { Results } from './results.tsx'
import { addressOfFilters } from './search-address.ts'
import { useHere } from './use-here.ts'
import { useMembersOnly } from './use-members-only.ts'
import { useResultsInView } from './use-results-in-view.ts'
import { useRoomList } from './use-room-list.ts'
import { useSearch } from './use-search.ts'

export const loader = loadFindRoom

export const handle = pageHandle<FindRoomData>((data, { url }) => findRoomHead(data, url))

const loadSheet = () => import('./form/filter-sheet.tsx')
const FilterSheet = lazy(() => loadSheet().then((module) => ({ default: module.FilterSheet })))
const FindHere = lazy(() => import('./find-here.tsx').then((module) => ({ default: module.FindHere })))

/** /find-room (marketplace 2). */
export function Component() {
  const t = useSentences(en)
  const data = useLoaderData<FindRoomData>()
  const { filters } = data
  const search = useSearch(filters)
  const here = useHere(search)
  const list = useRoomList(data)
  const [isRailOpen, setRailOpen] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const headRef = useResultsInView(list)
  useMembersOnly(list)
  const address = addressOfFilters(filters)
  return (
    <div
      id="find-room"
      className={`wrap-wide pt-4 pb-14 lg:grid lg:gap-x-9 lg:gap-y-6 lg:pt-7 ${isRailOpen ? columns : ''}`}
    >
      <div className="col-span-full mb-3.5 grid gap-3.5 lg:mb-0">
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
        filters={filters}
        search={search}
        here={here}
        isRailOpen={isRailOpen}
        onRailToggle={() => setRailOpen(!isRailOpen)}
      />
      <Results
        filters={filters}
        list={list}
        search={search}
        today={data.today}
        wide={!isRailOpen}
        headRef={headRef}
        moreAddress={(cursor) => `${address}${address.includes('?') ? '&' : '?'}${cursorParam}=${cursor}`}
      />
      {isSheetOpen && (
        <Suspense>
          <FilterSheet search={search} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const columns = 'lg:grid-cols-[252px_minmax(0,1fr)]'
