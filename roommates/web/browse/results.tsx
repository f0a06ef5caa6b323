import { Spinner } from '@basera/platform/design'
import { sentencesOf, useSentences } from '@basera/platform/web'
import { type Ref, useId } from 'react'
import { RoommateCard } from '../card/roommate-card.tsx'
import en from './locales/en.json'
import { PeopleSkeletons } from './people-skeletons.tsx'
import { ShowMore } from './show-more.tsx'
import { Trouble } from './trouble.tsx'
import type { RoommateList } from './use-roommates.ts'

interface ResultsProps {
  readonly list: RoommateList
  readonly headRef?: Ref<HTMLDivElement>
  readonly onClear: () => void
}

const t = sentencesOf(en)

/** "24 profiles found", "1 profile found", "1,000+ profiles found" (marketplace 2, decisions 6). */
export const foundWords = ({ total, totalIsExact }: Pick<RoommateList, 'total' | 'totalIsExact'>): string =>
  t(totalIsExact ? 'roommates.browse.found' : 'roommates.browse.foundAtLeast', { n: total })

/** What the section shows instead of profiles, or null. */
function troubleOf({ people, stage }: RoommateList): 'failed' | 'overdue' | 'none' | null {
  if (stage === 'overdue' || stage === 'failed') return stage
  return stage === 'done' && people?.length === 0 ? 'none' : null
}

/** The profiles of a search: heading, loading, trouble, or the cards. */
export function Results({ list, headRef, onClear }: ResultsProps) {
  const id = useId()
  const { people, stage } = list
  const trouble = troubleOf(list)
  const isDone = stage === 'done'
  return (
    <section aria-labelledby={id} aria-busy={stage === 'quiet' || stage === 'shown'} className="browse-found">
      <div ref={headRef} className="browse-count">
        <h2 id={id}>
          <Heading list={list} isQuiet={trouble === 'failed' || trouble === 'overdue'} />
        </h2>
      </div>
      <p role="status" className="sr-only">
        {isDone && foundWords(list)}
        {stage === 'shown' && t('roommates.browse.searching')}
      </p>
      {trouble ? (
        <Trouble kind={trouble} onRetry={list.retry} onClear={onClear} />
      ) : people && stage !== 'shown' ? (
        <People list={list} people={people} />
      ) : (
        <PeopleSkeletons />
      )}
    </section>
  )
}

interface HeadingProps {
  readonly list: RoommateList
  /** Only for screen readers, since there is no count to show. */
  readonly isQuiet: boolean
}

function Heading({ list, isQuiet }: HeadingProps) {
  const t = useSentences(en)
  if (isQuiet) return <span className="sr-only">{t('roommates.browse.results')}</span>
  if (list.people && list.stage !== 'shown') return foundWords(list)
  return (
    <span className="soon browse-searching">
      <Spinner />
      {t('roommates.browse.searching')}
    </span>
  )
}

function People({ list, people }: { list: RoommateList; people: NonNullable<RoommateList['people']> }) {
  return (
    <>
      <ul className="browse-people">
        {people.map((card) => (
          <li key={card.id}>
            <RoommateCard card={card} />
          </li>
        ))}
      </ul>
      {list.stage === 'done' && <ShowMore list={list} />}
    </>
  )
}
