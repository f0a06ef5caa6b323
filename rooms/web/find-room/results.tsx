import { buttonClass, Spinner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { RoomFilters } from '@basera/rooms/contract'
import { type MouseEvent, type Ref, useId } from 'react'
import { RoomCards, Trouble } from './late-parts.ts'
import type { Listing } from './listing.ts'
import en from './locales/en.json'
import { announcedWords, foundWords, searchingWords, withinWords } from './search-words.ts'
import type { RoomList } from './use-room-list.ts'
import type { Search } from './use-search.ts'

interface ResultsProps {
  readonly filters: RoomFilters
  readonly list: RoomList
  readonly search: Search
  readonly today: string
  /** Where "Show more" leads without script. */
  readonly moreAddress: (cursor: string) => string
  readonly wide: boolean
  readonly headRef: Ref<HTMLDivElement>
}

/** What the section shows instead of rooms, or null. */
function troubleOf({ listing, stage }: RoomList): 'failed' | 'overdue' | 'none' | null {
  if (stage === 'overdue') return 'overdue'
  if (stage === 'shown' || !listing) return null
  if (listing.failure) return 'failed'
  return listing.rooms.length === 0 ? 'none' : null
}

/** The rooms of a search: heading, loading, trouble, or the cards. */
export function Results(props: ResultsProps) {
  const { filters, list, search, headRef } = props
  const { listing, stage } = list
  const id = useId()
  const trouble = troubleOf(list)
  const isDone = stage === 'done' && listing !== null
  return (
    <section aria-labelledby={id} aria-busy={!isDone} className="min-w-0">
      <div ref={headRef} className="mb-4">
        <h2 id={id} className="text-[1.125rem] leading-[1.3] font-[660]">
          <Heading filters={filters} list={list} isQuiet={trouble === 'failed' || trouble === 'overdue'} />
        </h2>
      </div>
      <p role="status" className="sr-only">
        {isDone && announcedWords(filters, listing)}
        {stage === 'shown' && searchingWords(filters)}
      </p>
      {trouble ? <Trouble kind={trouble} filters={filters} search={search} /> : <Rooms {...props} />}
    </section>
  )
}

interface HeadingProps extends Pick<ResultsProps, 'filters' | 'list'> {
  /** Only for screen readers, since there is no count to show. */
  readonly isQuiet: boolean
}

function Heading({ filters, list: { listing, stage }, isQuiet }: HeadingProps) {
  const t = useSentences(en)
  if (isQuiet) return <span className="sr-only">{t('rooms.search.results')}</span>
  if (listing && stage !== 'shown') return <Found filters={filters} listing={listing} />
  return (
    <span className="soon flex items-center gap-3">
      <Spinner className="text-primary" />
      {searchingWords(filters)}
    </span>
  )
}

function Found({ filters, listing }: { filters: RoomFilters; listing: Listing }) {
  return (
    <>
      {foundWords(listing)} <span className="font-[500] text-ink-3">{withinWords(filters)}</span>
    </>
  )
}

function Rooms({ list, today, wide, moreAddress }: ResultsProps) {
  const listing = list.stage === 'shown' ? null : list.listing
  return (
    <>
      <RoomCards rooms={listing?.rooms ?? null} today={today} wide={wide} />
      {listing?.nextCursor && <ShowMore list={list} href={moreAddress(listing.nextCursor)} />}
    </>
  )
}

function ShowMore({ list, href }: { list: RoomList; href: string }) {
  const t = useSentences(en)
  const isBusy = list.more === 'busy'
  async function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const byKeyboard = event.detail === 0
    const first = await list.showMore()
    if (!byKeyboard || !first) return
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-room="${first}"]`)?.focus())
  }
  return (
    <div className="mt-8 grid justify-items-center gap-4">
      {list.more === 'failed' && (
        <p role="alert" className="text-ink-2">
          {t('rooms.search.moreFailed')}
        </p>
      )}
      <a
        href={href}
        rel="nofollow"
        onClick={follow}
        className={buttonClass()}
        aria-disabled={isBusy || undefined}
      >
        {isBusy && <Spinner />}
        {t(isBusy ? 'rooms.search.showingMore' : 'rooms.search.showMore')}
      </a>
    </div>
  )
}
