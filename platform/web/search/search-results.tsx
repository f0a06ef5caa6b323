import { type ReactNode, type Ref, useId } from 'react'
import { RetryBanner, Spinner } from '../../design/index.ts'
import type { SearchList } from './use-search-list.ts'

interface SearchResultsProps<Item> {
  readonly list: SearchList<Item>
  readonly words: {
    readonly results: string
    readonly found: string
    readonly within?: string | null
    readonly announced: string
    readonly searching: string
    readonly failed: string
    readonly overdue: string
    readonly tryAgain: string
  }
  readonly headRef?: Ref<HTMLDivElement>
  readonly empty: ReactNode
  readonly skeletons: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
  readonly more: ReactNode
}

function troubleOf({ items, stage }: SearchList<unknown>): 'failed' | 'overdue' | 'none' | null {
  if (stage === 'overdue' || stage === 'failed') return stage
  return items?.length === 0 && stage !== 'loading' ? 'none' : null
}

export function SearchResults<Item>(props: SearchResultsProps<Item>) {
  const { list, words, headRef, empty, skeletons, children, more } = props
  const { items, stage } = list
  const id = useId()
  const trouble = troubleOf(list)
  return (
    <section aria-labelledby={id} aria-busy={stage === 'pending' || stage === 'loading'} className="min-w-0">
      <div ref={headRef} className="mb-4">
        <h2 id={id} className="text-[1.125rem] leading-[1.3] font-[660]">
          <Heading list={list} words={words} />
        </h2>
      </div>
      <p role="status" className="sr-only">
        {stage === 'done' && words.announced}
        {stage === 'loading' && words.searching}
      </p>
      {trouble === 'none' ? (
        empty
      ) : trouble ? (
        <RetryBanner tone="info" className="items-center" retry={words.tryAgain} onRetry={list.retry}>
          <span role="status">{words[trouble]}</span>
        </RetryBanner>
      ) : items && stage !== 'loading' ? (
        <>
          {children(items)}
          {stage === 'done' && more}
        </>
      ) : (
        skeletons
      )}
    </section>
  )
}

function Heading<Item>({ list, words }: Pick<SearchResultsProps<Item>, 'list' | 'words'>) {
  const { items, stage } = list
  if (stage === 'failed' || stage === 'overdue') return <span className="sr-only">{words.results}</span>
  if (items && stage !== 'loading') {
    if (!words.within) return words.found
    return (
      <>
        {words.found} <span className="font-[500] text-ink-3">{words.within}</span>
      </>
    )
  }
  return (
    <>
      <span className="sr-only">{words.results}</span>
      <span className="soon flex items-center gap-3" aria-hidden="true">
        <Spinner className="text-primary" />
        {words.searching}
      </span>
    </>
  )
}
