import { apiOf, todayInIndia } from '@basera/platform/web'
import {
  firstPageSize,
  pageSize,
  type RoomCalls,
  type RoomFilters,
  roomSearchQuery,
} from '@basera/rooms/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { historyKey, keptListing } from './kept-listings.ts'
import { loadSearchParts } from './late-parts.ts'
import { failedListing, type Listing, listingOf } from './listing.ts'
import { addressOfFilters, filtersOfAddress } from './search-address.ts'

/** What the search page is made from. In the browser the list may still be on its way; it never rejects. */
export interface FindRoomData {
  readonly filters: RoomFilters
  /** The search as an address: what lists are kept under. */
  readonly address: string
  readonly listing: Listing | Promise<Listing>
  /** Today in India, `YYYY-MM-DD`. */
  readonly today: string
}

const isServer = typeof document === 'undefined'

/** Where "Show more" leads without script: the page of rooms from a cursor on. */
export const cursorParam = 'cursor'

function firstPage(args: LoaderFunctionArgs, filters: RoomFilters, cursor: string | null): Promise<Listing> {
  const query = roomSearchQuery(filters, { limit: cursor ? pageSize : firstPageSize, cursor })
  return apiOf<RoomCalls>(args.context)('GET /api/rooms', { query }, { signal: args.request.signal })
    .then(listingOf)
    .catch(failedListing)
}

/** Reads the search from the address; on the server it waits for the rooms, in the browser the page shows at once. */
export async function loadFindRoom(args: LoaderFunctionArgs): Promise<FindRoomData> {
  const params = new URL(args.request.url).searchParams
  const filters = filtersOfAddress(params)
  const cursor = params.get(cursorParam)
  const address = `${addressOfFilters(filters)}${cursor ? `#${cursor}` : ''}`
  const kept = isServer ? null : keptListing(historyKey(), address)
  const listing = kept ?? firstPage(args, filters, cursor)
  if (!isServer) await loadSearchParts(window.matchMedia('(min-width: 64rem)').matches)
  return { filters, address, today: todayInIndia(), listing: isServer ? await listing : listing }
}
