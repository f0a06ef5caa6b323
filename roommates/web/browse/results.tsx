import { Button, ButtonLink, EmptyState, Skeleton } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { lazyPart, sentencesOf, useSentences } from '@basera/platform/web'
import { focusSoon, type SearchList, SearchResults, ShowMore } from '@basera/platform/web/search'
import type { RoommateCard as Card, RoommateFilters } from '@basera/roommates/contract'
import { type Ref, Suspense } from 'react'
import { RoommateCard } from '../card/roommate-card.tsx'
import { addressOfFilters, tidy } from '../filters/typed-filters.ts'
import en from '../locales/en.json'

interface ResultsProps {
  readonly filters: RoommateFilters
  readonly list: SearchList<Card>
  readonly headRef?: Ref<HTMLDivElement>
  readonly onClear: () => void
}

const AsFilters = lazyPart(() => import('./as-filters.tsx').then((module) => ({ default: module.AsFilters })))

/** Pages read by scrolling after each "Show more" (roommates.search-pages). */
const unaskedPages = 2

const t = sentencesOf(en)

/** "24 profiles found", "1 profile found", "1,000+ profiles found" (roommates.search-count). */
export const foundWords = ({
  total,
  totalIsExact,
}: Pick<SearchList<Card>, 'total' | 'totalIsExact'>): string =>
  t(totalIsExact ? 'roommates.browse.found' : 'roommates.browse.foundAtLeast', { n: total })

export function Results({ filters, list, headRef, onClear }: ResultsProps) {
  const say = useSentences(en)
  const found = foundWords(list)
  const words = {
    results: say('roommates.browse.results'),
    found,
    announced: found,
    searching: say('roommates.browse.searching'),
    failed: say('roommates.browse.failed'),
    overdue: say('roommates.browse.overdue'),
    tryAgain: say('roommates.browse.tryAgain'),
  }
  const moreWords = {
    more: say('roommates.browse.showMore'),
    busy: say('roommates.browse.showingMore'),
    failed: say('roommates.browse.moreFailed'),
  }
  const focusOn = ({ id }: Card) => focusSoon(`[data-roommate="${id}"]`)
  return (
    <SearchResults
      list={list}
      words={words}
      {...(headRef && { headRef })}
      empty={<NobodyFound filters={filters} onClear={onClear} />}
      skeletons={<PeopleSkeletons />}
      more={<ShowMore list={list} words={moreWords} onAdded={focusOn} unasked={unaskedPages} />}
    >
      {(people) => (
        <ul className="browse-people">
          {people.map((card) => (
            <li key={card.id}>
              <RoommateCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </SearchResults>
  )
}

/** Why there are no profiles, and the ways out (roommates.search-empty). */
function NobodyFound({ filters, onClear }: Pick<ResultsProps, 'filters' | 'onClear'>) {
  const say = useSentences(en)
  const actions = (
    <>
      <Button look="primary" onClick={onClear}>
        {say('roommates.browse.clearFilters')}
      </Button>
      <ButtonLink href="/your-profile">{say('roommates.browse.createProfile')}</ButtonLink>
    </>
  )
  return (
    <EmptyState scene={<SceneSuitcase />} title={say('roommates.browse.none')} level={3} actions={actions}>
      {say('roommates.browse.noneWhy')}
      {filters.q.includes(' ') && (
        <Suspense>
          <AsFilters filters={filters} />
        </Suspense>
      )}
      <SingleWords filters={filters} />
    </EmptyState>
  )
}

const shortestWord = 3
const mostWords = 5

/** A text is looked for as a whole in one field: each of its words may be in many. */
function SingleWords({ filters }: Pick<ResultsProps, 'filters'>) {
  const say = useSentences(en)
  const all = new Set(filters.q.split(/[\s,]+/).filter((word) => [...word].length >= shortestWord))
  if (all.size < 2) return null
  return (
    <span className="mt-4 grid justify-items-center gap-3">
      <span>{say('roommates.browse.oneWord')}</span>
      <span className="flex flex-wrap justify-center gap-2">
        {[...all].slice(0, mostWords).map((word) => (
          <ButtonLink key={word} size="s" href={addressOfFilters(tidy({ ...filters, q: word }))}>
            {word}
          </ButtonLink>
        ))}
      </span>
    </span>
  )
}

const boxes = [0, 1, 2, 3, 4, 5]

/** Placeholders shown after 150 ms (shell.loading-delay). */
function PeopleSkeletons() {
  return (
    <ul aria-hidden="true" className="soon browse-people">
      {boxes.map((box) => (
        <li key={box} className="person">
          <div className="roommate-head">
            <Skeleton className="browse-sk-face" />
            <div className="browse-sk-name">
              <Skeleton className="browse-sk-line" />
              <Skeleton className="browse-sk-line" />
            </div>
          </div>
          <Skeleton className="browse-sk-bio" />
          <Skeleton className="browse-sk-line" />
          <Skeleton className="browse-sk-view" />
        </li>
      ))}
    </ul>
  )
}
