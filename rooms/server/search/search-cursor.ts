import { cursorCodec, searchFingerprint } from '@basera/platform/server/search'
import { type RoomSearch, rentMax, roomSearchSentences } from '@basera/rooms/contract'
import { z } from 'zod'
import { type Segment, type SortKey, segments } from './search-order.queries.ts'

/** The last room of a page, with counts for the next page. */
export interface SearchCursor extends SortKey {
  readonly segment: Segment
  /** Rooms up to and including this page. */
  readonly shown: number
  readonly total: number
  readonly totalIsExact: boolean
}

const codec = cursorCodec(
  z.tuple([
    z.enum(segments),
    z.number(),
    z.guid(),
    z.int().min(1).max(100_000_000),
    z.int().min(0).max(100_000_000),
    z.boolean(),
  ]),
  roomSearchSentences.foreignCursor,
)

/** Whether `key` can occur in this sort: the database must never get a value that it cannot hold. */
function isPossible({ sort }: RoomSearch, segment: Segment, key: number): boolean {
  if (sort === 'distance' && segment === 'located') return key >= 0 && key <= 30_000
  if (sort === 'price-low' || sort === 'price-high')
    return Number.isInteger(key) && key >= 0 && key <= rentMax
  return Number.isSafeInteger(key)
}

export const encodeCursor = (
  search: RoomSearch,
  { segment, key, id, shown, total, totalIsExact }: SearchCursor,
): string => codec.encode(searchFingerprint(search), [segment, key, id, shown, total, totalIsExact])

/** Decodes a search's cursor, if any. Throws `validation_failed` for a cursor of another search. */
export function decodeCursor(search: RoomSearch): SearchCursor | null {
  const parts = codec.decode(searchFingerprint(search), search.cursor, ([segment, key]) =>
    isPossible(search, segment, key),
  )
  if (!parts) return null
  const [segment, key, id, shown, total, totalIsExact] = parts
  return { segment, key, id, shown, total, totalIsExact }
}
