import { apiOf, todayInIndia } from '@basera/platform/web'
import {
  firstPageSize,
  pageSize,
  type RoomCalls,
  type RoomFilters,
  roomSearchQuery,
} from '@basera/rooms/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { type ShownPage, shownPage } from '../card/shown-room.ts'
import { loadSearchIslands } from './islands.ts'
import { failureOf } from './results/use-members-only.ts'
import { filtersOfAddress } from './search-address.ts'

export interface FindRoomData {
  readonly filters: RoomFilters
  /** First page for browsers without script; null for the beginning. */
  readonly cursor: string | null
  /** The first rooms, or why there are none, on the server; null in the browser, which reads them itself. */
  readonly served: ShownPage | ReturnType<typeof failureOf> | null
  readonly today: string
}

/** Parameter of "Show more" without script: the cursor to start from. */
export const cursorParam = 'cursor'

/** Reads the search from the address; only the server waits for the rooms. */
export async function loadFindRoom({ request, context }: LoaderFunctionArgs): Promise<FindRoomData> {
  const params = new URL(request.url).searchParams
  const asked = filtersOfAddress(params)
  const search = {
    // Most searches have no text, and need no reader of it.
    filters: asked.q ? (await import('./with-wishes.ts')).withWishes(asked) : asked,
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
  return { ...search, served: await rooms.then(shownPage).catch(failureOf) }
}
