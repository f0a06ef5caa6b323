import { useCurrentLocation } from '@basera/places/web'
import { Banner } from '@basera/platform/design'
import { pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import { readRoommateFilters } from '@basera/roommates/contract'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { RoommateCardStyles } from '../card/roommate-card-styles.tsx'
import { SearchPill } from '../filters/search-pill.tsx'
import { placePatch } from '../filters/typed-filters.ts'
import { addressOfFilters, type Search, useSearch } from '../filters/use-search.ts'
import { BrowseStyles } from './browse-styles.tsx'
import en from './locales/en.json'
import { Results } from './results.tsx'
import { useIsWide, wideScreen } from './use-is-wide.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useResultsInView } from './use-results-in-view.ts'
import { useRoommates } from './use-roommates.ts'

export const handle = pageHandle(() => ({
  title: sentencesOf(en)('roommates.browse.pageTitle'),
  noIndex: true,
}))

const loadSheet = () => import('../filters/filter-sheet.tsx')
const FilterSheet = lazy(() => loadSheet().then((module) => ({ default: module.FilterSheet })))

const loadBar = () => import('../filters/filter-bar.tsx')
const FilterBar = lazy(() => loadBar().then((module) => ({ default: module.FilterBar })))
// While the session is looked for there is time for it.
if (wideScreen()?.matches) void loadBar()

/** /browse-profiles (marketplace 2). Stands behind the guard. */
export function Component() {
  return (
    <Queries>
      <BrowseStyles />
      <RoommateCardStyles />
      <BrowseProfiles />
    </Queries>
  )
}

function BrowseProfiles() {
  const t = useSentences(en)
  const { search: query } = useLocation()
  const filters = useMemo(() => readRoommateFilters(new URLSearchParams(query)), [query])
  const address = addressOfFilters(filters)
  const search = useSearch(filters)
  const here = useHere(search)
  const list = useRoommates(filters, address)
  useKeptPlace(address, { ...list, length: list.people?.length ?? 0, isDone: list.stage === 'done' })
  const headRef = useResultsInView(address)
  const isWide = useIsWide()
  const [isRailOpen, setRailOpen] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const asked = { filters, search, locating: here.locating, onLocate: here.start }
  return (
    <div className={`wrap-wide browse ${isRailOpen ? 'has-rail' : ''}`}>
      <div className="browse-head">
        <h1 className="text-h1">{t('roommates.browse.title')}</h1>
        {!isWide && (
          <SearchPill {...asked} onOpen={() => setSheetOpen(true)} onPrepare={() => void loadSheet()} />
        )}
        <p role="status" className="sr-only">
          {here.locating && here.progress}
        </p>
        {here.failure && <Banner tone="danger">{here.failure}</Banner>}
      </div>
      {isWide && (
        <Suspense fallback={<BarToCome hasRail={isRailOpen} />}>
          <FilterBar {...asked} isRailOpen={isRailOpen} onRailToggle={() => setRailOpen(!isRailOpen)} />
        </Suspense>
      )}
      <Results list={list} headRef={headRef} onClear={search.clear} />
      {isSheetOpen && (
        <Suspense>
          <FilterSheet search={search} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Holds the places of the bar and the rail, so that nothing jumps when they come. */
function BarToCome({ hasRail }: { hasRail: boolean }) {
  return (
    <>
      <div className="browse-top browse-top-coming" />
      {hasRail && <div />}
    </>
  )
}

/** "Use Current Location": searches around where the person is, or says why it cannot (marketplace 2, 8). */
function useHere(search: Search) {
  const { locate, locating, failure, progress } = useCurrentLocation()
  const start = async () => {
    const place = await locate()
    if (place) search.run({ ...search.draft, ...placePatch(place) })
  }
  return { locating, failure, progress, start: () => void start() }
}
