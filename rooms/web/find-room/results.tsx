import { Banner, Button, buttonClass, EmptyState, Spinner } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { type RoomFilters, widestRadiusKm } from '@basera/rooms/contract'
import { type MouseEvent, type Ref, useId } from 'react'
import { RoomCard } from '../card/room-card.tsx'
import en from '../locales/en.json'
import type { Listing } from './listing.ts'
import { RoomGrid } from './room-grid.tsx'
import { RoomSkeletons } from './room-skeletons.tsx'
import { announcedWords, foundWords, noneWords, searchingWords, withinWords } from './search-words.ts'
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

/** The rooms of a search: heading, loading, failure, nothing found, or the cards. */
export function Results(props: ResultsProps) {
  const { filters, list, headRef } = props
  const { listing, stage } = list
  const id = useId()
  const isLoading = stage === 'shown' || (stage === 'quiet' && !listing)
  const isDone = stage === 'done' && listing !== null
  return (
    <section aria-labelledby={id} aria-busy={!isDone} className="min-w-0">
      <div ref={headRef} className="mb-4">
        <h2 id={id} className="text-[1.125rem] leading-[1.3] font-[660]">
          <Heading {...props} isLoading={isLoading} />
        </h2>
      </div>
      <p role="status" className="sr-only">
        {isDone && announcedWords(filters, listing)}
        {stage === 'shown' && searchingWords(filters)}
      </p>
      <Body {...props} isLoading={isLoading} />
    </section>
  )
}

function Heading({ filters, list, isLoading }: ResultsProps & { isLoading: boolean }) {
  const t = useSentences(en)
  const { listing, stage } = list
  if (stage === 'overdue' || (!isLoading && listing?.failure)) {
    return <span className="sr-only">{t('rooms.search.results')}</span>
  }
  return isLoading || !listing ? (
    <Searching filters={filters} />
  ) : (
    <Found filters={filters} listing={listing} />
  )
}

function Searching({ filters }: { filters: RoomFilters }) {
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

function Body({ isLoading, ...props }: ResultsProps & { isLoading: boolean }) {
  const t = useSentences(en)
  const { listing, stage } = props.list
  if (stage === 'overdue') return <TryAgain words={t('rooms.search.overdue')} search={props.search} />
  if (isLoading || !listing) return <RoomSkeletons wide={props.wide} />
  if (listing.failure) return <TryAgain words={t('rooms.search.failed')} search={props.search} />
  if (listing.rooms.length === 0) return <NothingFound filters={props.filters} search={props.search} />
  return (
    <>
      <RoomGrid wide={props.wide}>
        {listing.rooms.map((room, index) => (
          <li key={room.id}>
            <RoomCard room={room} index={index} today={props.today} />
          </li>
        ))}
      </RoomGrid>
      {listing.nextCursor && <ShowMore list={props.list} href={props.moreAddress(listing.nextCursor)} />}
    </>
  )
}

function TryAgain({ words, search }: { words: string; search: Search }) {
  const t = useSentences(en)
  return (
    <Banner
      tone="info"
      className="items-center"
      action={
        <Button look="secondary" size="s" onClick={search.retry}>
          {t('rooms.search.tryAgain')}
        </Button>
      }
    >
      {words}
    </Banner>
  )
}

function NothingFound({ filters, search }: { filters: RoomFilters; search: Search }) {
  const t = useSentences(en)
  const actions = (
    <>
      {filters.point && filters.radiusKm !== widestRadiusKm && (
        <Button look="primary" onClick={() => search.run({ radiusKm: widestRadiusKm })}>
          {t('rooms.search.widerArea')}
        </Button>
      )}
      <Button onClick={search.clear}>{t('rooms.search.clearFilters')}</Button>
    </>
  )
  return (
    <EmptyState scene={<SceneSuitcase />} title={t('rooms.search.none')} level={3} actions={actions}>
      {noneWords(filters)}
    </EmptyState>
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
      {list.more === 'failed' && <Banner tone="info">{t('rooms.search.moreFailed')}</Banner>}
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
