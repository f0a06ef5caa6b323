import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import { useInfiniteQuery } from '@basera/platform/web/queries'
import {
  firstPageSize,
  pageSize,
  type RoommateCalls,
  type RoommateCard,
  type RoommateFilters,
  roommateSearchQuery,
} from '@basera/roommates/contract'
import { useCallback, useState } from 'react'
import { type SearchStage, useSearchStage } from './use-search-stage.ts'

/** A list that is come back to stays as it was left for so long, in ms: a fresh one would have moved. */
const keptMs = 5 * 60_000

/** The profiles of a search, as far as they were read. */
export interface RoommateList {
  /** What is on the screen: the list of this search, or of the one before while this one is under way; null without. */
  readonly people: readonly RoommateCard[] | null
  readonly total: number
  readonly totalIsExact: boolean
  /** How far this search is; `done` when `people` is its list, `failed` when there is none. */
  readonly stage: SearchStage | 'done' | 'failed'
  /** Whether there is more, and what became of asking for it. */
  readonly more: 'none' | 'idle' | 'busy' | 'failed'
  /** Adds the next page. Answers with the id of the first person that is new. */
  readonly showMore: () => Promise<string | undefined>
  /** Asks the server once more. */
  readonly retry: () => void
}

interface Page {
  readonly items: readonly RoommateCard[]
}

/** All that was read, each person once: someone may have moved from one page to the next meanwhile. */
export function peopleOf(pages: readonly Page[]): readonly RoommateCard[] {
  const people = new Map<string, RoommateCard>()
  for (const person of pages.flatMap(({ items }) => items)) {
    if (!people.has(person.id)) people.set(person.id, person)
  }
  return [...people.values()]
}

/** Follows the search at `address`: 20 profiles at first, then 50 at a time (marketplace 9, decisions 6). */
export function useRoommates(filters: RoommateFilters, address: string): RoommateList {
  const api = useApi<RoommateCalls>()
  const userId = useSession().user?.id
  const [tries, setTries] = useState(1)
  const query = useInfiniteQuery({
    queryKey: ['roommates', userId, 'search', address],
    queryFn: ({ pageParam: cursor, signal }) => {
      const limit = cursor ? pageSize : firstPageSize
      const input = { query: roommateSearchQuery(filters, { limit, cursor }) }
      return api('GET /api/roommates', input, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: (before) => before,
    staleTime: keptMs,
    gcTime: keptMs,
    enabled: userId !== undefined,
  })
  const { data, isPlaceholderData, isFetching, fetchNextPage, refetch } = query
  const isHere = data !== undefined && !isPlaceholderData
  const waiting = useSearchStage(isHere || !isFetching ? null : `${address} ${tries}`)
  const people = data ? peopleOf(data.pages) : null
  const showMore = useCallback(async () => {
    const { data: longer } = await fetchNextPage()
    return longer?.pages.at(-1)?.items[0]?.id
  }, [fetchNextPage])
  const [first] = data?.pages ?? []
  return {
    people,
    total: first?.total ?? 0,
    totalIsExact: first?.total_is_exact ?? true,
    stage: isHere ? 'done' : query.isError && !isFetching ? 'failed' : waiting,
    more: moreOf(query),
    showMore,
    retry() {
      setTries(tries + 1)
      void refetch()
    },
  }
}

interface MoreState {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
}

function moreOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: MoreState): RoommateList['more'] {
  if (!hasNextPage) return 'none'
  if (isFetchingNextPage) return 'busy'
  return isFetchNextPageError ? 'failed' : 'idle'
}
