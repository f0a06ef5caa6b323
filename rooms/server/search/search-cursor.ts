import { createHash } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import { type RoomSearch, rentMax, roomSearchSentences } from '@basera/rooms/contract'
import { z } from 'zod'

/** Whether a row has a distance; rooms without one come after those with one (decisions 6). */
export const segments = ['placed', 'nowhere'] as const
export type Segment = (typeof segments)[number]

/** The last room of a page and what the next page need not find out again. */
export interface SearchCursor {
  readonly segment: Segment
  /** Microseconds since 1970, rupees or km: what the list is sorted by. JavaScript's own dates end at milliseconds. */
  readonly key: number
  readonly id: string
  /** Rooms already shown. */
  readonly shown: number
  readonly total: number
  readonly exact: boolean
}

const written = z.tuple([
  z.string(),
  z.enum(segments),
  z.number(),
  z.guid(),
  z.int().min(1).max(100_000_000),
  z.int().min(0).max(100_000_000),
  z.boolean(),
])

/** Names the search a cursor belongs to: everything asked for but the page. */
function fingerprint(search: RoomSearch): string {
  const { limit: _limit, cursor: _cursor, ...asked } = search
  const sorted = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12)
}

/** The opaque text of a cursor. */
export function writeCursor(search: RoomSearch, cursor: SearchCursor): string {
  const { segment, key, id, shown, total, exact } = cursor
  const parts = [fingerprint(search), segment, key, id, shown, total, exact]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

const foreign = () =>
  new Problem('validation_failed', roomSearchSentences.foreignCursor, [
    { field: 'cursor', message: roomSearchSentences.foreignCursor },
  ])

/** Whether a list sorted as this one is can have `key`; the database must never be asked for what it cannot hold. */
function isKey({ sort }: RoomSearch, segment: Segment, key: number): boolean {
  if (sort === 'distance' && segment === 'placed') return key >= 0 && key <= 30_000
  if (sort === 'price-low' || sort === 'price-high')
    return Number.isInteger(key) && key >= 0 && key <= rentMax
  return Number.isSafeInteger(key)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the cursor of a search, if it has one. Throws `validation_failed` for one that was not made for this search. */
export function readCursor(search: RoomSearch): SearchCursor | null {
  if (search.cursor === undefined) return null
  const parsed = written.safeParse(parseJson(Buffer.from(search.cursor, 'base64url').toString()))
  if (!parsed.success) throw foreign()
  const [asked, segment, key, id, shown, total, exact] = parsed.data
  if (asked !== fingerprint(search) || !isKey(search, segment, key)) throw foreign()
  return { segment, key, id, shown, total, exact }
}
