import { useCallback, useState } from 'react'
import type { Page } from '../../contract/index.ts'
import { useInfiniteQuery } from '../queries.tsx'
import { useWaitingStage, type WaitingStage } from './search-stage.ts'

export interface SearchList<Item, Answer extends Page<Item> = Page<Item>> {
  /** The first page, with what the answer says beside its items. */
  readonly first: Answer | undefined
  /** The list of this search, or of the one before while this one runs. */
  readonly items: readonly Item[] | null
  readonly total: number
  /** False where {@link total} is a minimum ("1,000+"). */
  readonly totalIsExact: boolean
  /** `done`: `items` is this search's list; `failed`: there is none. */
  readonly stage: WaitingStage | 'done' | 'failed'
  /** Why it `failed` in this browser. */
  readonly error: unknown
  /** Whether there is more, and the state of reading it. */
  readonly more: 'none' | 'idle' | 'busy' | 'failed'
  readonly nextCursor: string | null
  /** Adds a page. Gives the first new item, or undefined after a failure. */
  readonly showMore: () => Promise<Item | undefined>
  readonly retry: () => void
}

export interface SearchListOptions<Item, Answer extends Page<Item> = Page<Item>> {
  readonly queryKey: readonly unknown[]
  readonly readPage: (cursor: string | null, signal: AbortSignal) => Promise<Answer>
  readonly idOf: (item: Item) => string
  /** Milliseconds that a list stays as it was read, for Back. */
  readonly keptMs: number
  /** False while the session is unknown. */
  readonly enabled?: boolean
  /** Where the list starts; at its beginning by default. */
  readonly firstCursor?: string | null
  /** Whether to retry a busy server; true by default. */
  readonly retries?: boolean
  /** The server-rendered first page, or that it failed. */
  readonly served?: { readonly page: Answer } | 'failed' | undefined
  readonly servedBefore?: Answer | undefined
}

/** All items of the pages, each once: one may have moved between pages meanwhile. */
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

const onePage = <Answer>(page: Answer, cursor: string | null) => ({ pages: [page], pageParams: [cursor] })

/** Reads the list of a search page by page, and follows how far it is. */
export function useSearchList<Item, Answer extends Page<Item> = Page<Item>>(
  options: SearchListOptions<Item, Answer>,
): SearchList<Item, Answer> {
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
    first,
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
