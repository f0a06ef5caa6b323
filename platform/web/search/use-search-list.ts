import { useCallback, useState } from 'react'
import type { Page } from '../../contract/index.ts'
import { useInfiniteQuery } from '../queries.tsx'
import { useWaitingStage, type WaitingStage } from './search-stage.ts'

/** The results of a search, as far as they were read. */
export interface SearchList<Item> {
  /** What is on the screen: the list of this search, or of the one before while this one is running; null without. */
  readonly items: readonly Item[] | null
  readonly total: number
  /** False where {@link total} is a floor ("1,000+"). */
  readonly totalIsExact: boolean
  /** How far this search is; `done` when `items` is its list, `failed` when there is none. */
  readonly stage: WaitingStage | 'done' | 'failed'
  /** Why it `failed` in this browser. */
  readonly error: unknown
  /** Whether there is more, and what became of asking for it. */
  readonly more: 'none' | 'idle' | 'busy' | 'failed'
  /** Where the next page begins; null at the end. */
  readonly nextCursor: string | null
  /** Adds the next page. Answers with the first item that is new, or undefined where it failed. */
  readonly showMore: () => Promise<Item | undefined>
  /** Asks the server once more. */
  readonly retry: () => void
}

export interface SearchListOptions<Item> {
  /** Names the list in the cache: searches with one key share their answer. */
  readonly queryKey: readonly unknown[]
  /** Reads the page that begins at a cursor, or the first (null). */
  readonly readPage: (cursor: string | null, signal: AbortSignal) => Promise<Page<Item>>
  readonly idOf: (item: Item) => string
  /** Milliseconds for which a list stays as it was read, for the way back to it. */
  readonly keptMs: number
  /** False while it is not known yet who asks. */
  readonly enabled?: boolean
  /** Where the list begins; with its beginning unless given. */
  readonly firstCursor?: string | null
  /** Whether a busy server is asked again before the search counts as failed; yes unless given. */
  readonly retries?: boolean
  /** What the server rendered of this list, where it did: its first page, or that it failed. */
  readonly served?: { readonly page: Page<Item> } | 'failed' | undefined
  /** Shown until the first list of this component is read. */
  readonly servedBefore?: Page<Item> | undefined
}

/** All items of the pages, each once: one may have moved from one page to the next meanwhile. */
export function itemsOfPages<Item>(
  pages: readonly { readonly items: readonly Item[] }[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const items = new Map<string, Item>()
  for (const item of pages.flatMap((page) => page.items)) {
    if (!items.has(idOf(item))) items.set(idOf(item), item)
  }
  return [...items.values()]
}

const onePage = <Item>(page: Page<Item>, cursor: string | null) => ({ pages: [page], pageParams: [cursor] })

/** Reads the list of a search page by page, and follows how far it is. */
export function useSearchList<Item>(options: SearchListOptions<Item>): SearchList<Item> {
  const {
    queryKey,
    readPage,
    idOf,
    keptMs,
    enabled = true,
    firstCursor = null,
    served,
    servedBefore,
  } = options
  const [attempts, setAttempts] = useState(1)
  const hasFailedOnServer = served === 'failed'
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: firstCursor,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (before) => before ?? (servedBefore && onePage(servedBefore, null)),
    ...(served && served !== 'failed' && { initialData: onePage(served.page, firstCursor) }),
    ...(options.retries === false && { retry: false }),
    staleTime: keptMs,
    gcTime: keptMs,
    enabled: enabled && !hasFailedOnServer,
  })
  const { data, isPlaceholderData, isFetching, fetchNextPage, refetch } = query
  const isDone = data !== undefined && !isPlaceholderData
  const hasFailed = (query.isError || hasFailedOnServer) && !isFetching
  const waiting = useWaitingStage(isDone || !isFetching ? null : `${JSON.stringify(queryKey)} ${attempts}`)
  const showMore = useCallback(async () => {
    const { data: longer, isFetchNextPageError } = await fetchNextPage({ cancelRefetch: false })
    if (!longer || isFetchNextPageError) return undefined
    const before = itemsOfPages(longer.pages.slice(0, -1), idOf).length
    return itemsOfPages(longer.pages, idOf)[before]
  }, [fetchNextPage, idOf])
  const [first] = data?.pages ?? []
  return {
    items: data ? itemsOfPages(data.pages, idOf) : null,
    total: first?.total ?? 0,
    totalIsExact: first?.total_is_exact ?? true,
    stage: isDone ? 'done' : hasFailed ? 'failed' : waiting,
    error: query.error,
    more: moreOf(query),
    nextCursor: data?.pages.at(-1)?.next_cursor ?? null,
    showMore,
    retry() {
      setAttempts(attempts + 1)
      void refetch()
    },
  }
}

interface MoreState {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
}

function moreOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: MoreState) {
  if (!hasNextPage) return 'none'
  if (isFetchingNextPage) return 'busy'
  return isFetchNextPageError ? 'failed' : 'idle'
}
