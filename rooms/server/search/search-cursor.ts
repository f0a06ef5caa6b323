import { cursorCodec, searchFingerprint } from '@basera/platform/server/search'
import {
  countedTo,
  type RoomSearch,
  rentMax,
  roomSearchSentences,
  sortOf,
  totalMax,
} from '@basera/rooms/contract'
import { z } from 'zod'
import { type Segment, type SortKey, segments } from './search-order.queries.ts'

export interface SearchCursor extends SortKey {
  readonly segment: Segment
  /** Rooms up to and including this page. */
  readonly shown: number
  readonly counts: SearchCounts
}

export interface SearchCounts {
  readonly total: number
  readonly totalIsExact: boolean
  readonly unlocatedTotal: number
  readonly unknownTotal: number
}

const codec = cursorCodec(
  z.tuple([
    z.enum(segments),
    z.number(),
    z.guid(),
    z.int().min(1).max(100_000_000),
    z.int().min(0).max(100_000_000),
    z.boolean(),
    z.int().min(0).max(countedTo),
    z
      .int()
      .min(0)
      .max(2 * countedTo),
  ]),
  roomSearchSentences.foreignCursor,
)

/** Whether `key` can occur in this sort: the database must never get a value that it cannot hold. */
function isPossible(search: RoomSearch, segment: Segment, key: number): boolean {
  const sort = sortOf(search)
  if ((sort === 'distance' || sort === 'commute') && segment === 'located') return key >= 0 && key <= 30_000
  if (sort === 'price-low' || sort === 'price-high')
    return Number.isInteger(key) && key >= 0 && key <= rentMax
  if (sort === 'total-low') return Number.isInteger(key) && key >= 0 && key <= totalMax
  return Number.isSafeInteger(key)
}

export function encodeCursor(search: RoomSearch, { segment, key, id, shown, counts }: SearchCursor): string {
  const { total, totalIsExact, unlocatedTotal, unknownTotal } = counts
  const parts = [segment, key, id, shown, total, totalIsExact, unlocatedTotal, unknownTotal] as const
  return codec.encode(searchFingerprint(search), [...parts])
}

/** Decodes a search's cursor, if any. Throws `validation_failed` for a cursor of another search. */
export function decodeCursor(search: RoomSearch): SearchCursor | null {
  const parts = codec.decode(searchFingerprint(search), search.cursor, ([segment, key]) =>
    isPossible(search, segment, key),
  )
  if (!parts) return null
  const [segment, key, id, shown, total, totalIsExact, unlocatedTotal, unknownTotal] = parts
  return { segment, key, id, shown, counts: { total, totalIsExact, unlocatedTotal, unknownTotal } }
}
