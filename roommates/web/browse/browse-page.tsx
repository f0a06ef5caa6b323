import { useCurrentLocation } from '@basera/places/web'
import { Banner } from '@basera/platform/design'
import { lazyPart, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { Queries } from '@basera/platform/web/queries'
import {
  type SearchDraft,
  useKeptPosition,
  useResultsInView,
  useSearchDraft,
} from '@basera/platform/web/search'
import { noRoommateFilters, type RoommateFilters, readRoommateFilters } from '@basera/roommates/contract'
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { RoommateSearchPill } from '../filters/roommate-search-pill.tsx'
import { addressOfFilters, placePatch, tidy } from '../filters/typed-filters.ts'
import en from '../locales/en.json'
import './browse.css'
import { Results } from './results.tsx'
import { useRoommates } from './use-roommates.ts'

export const wideScreen = () =>
  typeof window === 'undefined' ? null : window.matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  const screen = wideScreen()
  screen?.addEventListener('change', listener)
  return () => screen?.removeEventListener('change', listener)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wideScreen()?.matches ?? false,
    () => false,
  )

export const handle = pageHandle(() => ({
  title: sentencesOf(en)('roommates.browse.pageTitle'),
  noIndex: true,
}))

const QuestionsBanner = lazyPart(() =>
  import('../questionnaire/questions-banner.tsx').then((module) => ({ default: module.QuestionsBanner })),
)

const loadSheet = () => import('../filters/roommate-filter-sheet.tsx')
const FilterSheet = lazyPart(() => loadSheet().then((module) => ({ default: module.RoommateFilterSheet })))

const loadBar = () => import('../filters/filter-bar.tsx')
const FilterBar = lazyPart(() => loadBar().then((module) => ({ default: module.FilterBar })))
if (wideScreen()?.matches) void loadBar()

const searchOptions = { none: noRoommateFilters, addressOf: addressOfFilters, tidy }

/** /browse-profiles (roommates.search-page), behind the guard. */
export function Component() {
  return (
    <Queries>
      <BrowseProfiles />
    </Queries>
  )
}

function BrowseProfiles() {
  const t = useSentences(en)
  const { search: query } = useLocation()
  const filters = useMemo(() => readRoommateFilters(new URLSearchParams(query)), [query])
  const address = addressOfFilters(filters)
  const search = useSearchDraft<RoommateFilters>({ filters, ...searchOptions })
  const here = useHere(search)
  const list = useRoommates(filters, address)
  useKeptPosition('browse-profiles', address, list)
  const headRef = useResultsInView(address)
  const isWide = useIsWide()
  const [isRailOpen, setRailOpen] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const asked = { filters, search, locating: here.locating, onLocate: here.start }
  return (
    <div className={`wrap-wide browse ${isRailOpen ? 'has-rail' : ''}`}>
      <div className="browse-head">
        <h1 className="text-h1">{t('roommates.browse.title')}</h1>
        <p>
          <Link className="link inline-flex min-h-11 items-center" to="/groups">
            {t('roommates.groups.link')}
          </Link>
        </p>
        {!isWide && (
          <RoommateSearchPill
            {...asked}
            onOpen={() => setSheetOpen(true)}
            onPrepare={() => void loadSheet()}
          />
        )}
        <p role="status" className="sr-only">
          {here.locating && here.progress}
        </p>
        {here.failure && <Banner tone="danger">{here.failure}</Banner>}
        <Suspense>
          <QuestionsBanner />
        </Suspense>
      </div>
      {isWide && (
        <Suspense fallback={<BarSkeleton hasRail={isRailOpen} />}>
          <FilterBar {...asked} isRailOpen={isRailOpen} onRailToggle={() => setRailOpen(!isRailOpen)} />
        </Suspense>
      )}
      <Results filters={filters} list={list} headRef={headRef} onClear={search.clear} />
      {isSheetOpen && (
        <Suspense>
          <FilterSheet search={search} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Reserves the space of bar and rail, so that nothing jumps. */
function BarSkeleton({ hasRail }: { hasRail: boolean }) {
  return (
    <>
      <div className="browse-top browse-top-coming" />
      {hasRail && <div />}
    </>
  )
}

/** Searches around the person, or says why not (places.location-failures). */
function useHere(search: SearchDraft<RoommateFilters>) {
  const { locate, locating, failure, progress } = useCurrentLocation()
  const start = async () => {
    const place = await locate()
    if (place) search.run(placePatch(place))
  }
  return { locating, failure, progress, start: () => void start() }
}
