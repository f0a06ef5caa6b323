import type { Page } from '@basera/platform/contract'
import { apiOf, todayInIndia } from '@basera/platform/web'
import {
  firstPageSize,
  pageSize,
  type RoomCalls,
  type RoomCard,
  type RoomFilters,
  roomSearchQuery,
} from '@basera/rooms/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { loadSearchIslands } from './islands.ts'
import { failureOf } from './results/use-members-only.ts'
import { filtersOfAddress } from './search-address.ts'

/** What the search page is made from. */
export interface FindRoomData {
  readonly filters: RoomFilters
  /** Where the list begins, for browsers without script; null for its beginning. */
  readonly cursor: string | null
  /** The first rooms, or why there are none, where the server rendered the page; the browser reads them by itself. */
  readonly served: Page<RoomCard> | ReturnType<typeof failureOf> | null
  /** Today in India, `YYYY-MM-DD`. */
  readonly today: string
}

/** Where "Show more" leads without script: the page of rooms from a cursor on. */
export const cursorParam = 'cursor'

/** Reads the search from the address; on the server it reads the rooms too, in the browser the page is shown at once. */
export async function loadFindRoom({ request, context }: LoaderFunctionArgs): Promise<FindRoomData> {
  const params = new URL(request.url).searchParams
  const search = {
    filters: filtersOfAddress(params),
    cursor: params.get(cursorParam),
    today: todayInIndia(),
  }
  if (!import.meta.env.SSR) {
    await loadSearchIslands(window.matchMedia('(min-width: 64rem)').matches)
    return { ...search, served: null }
  }
  const { filters, cursor } = search
  const query = roomSearchQuery(filters, { limit: cursor ? pageSize : firstPageSize, cursor })
  const rooms = apiOf<RoomCalls>(context)('GET /api/rooms', { query }, { signal: request.signal })
  return { ...search, served: await rooms.catch(failureOf) }
}
