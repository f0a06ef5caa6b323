import { createHash } from 'node:crypto'
import { budgetMaximum } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { type RoommateSearch, roommateSearchSentences } from '@basera/roommates/contract'
import { z } from 'zod'
import type { Match } from './finder.ts'
import { segments } from './order.ts'

/** The last profile of a page, and what the next page need not find out again. */
export interface SearchCursor {
  readonly place: Match
  readonly total: number
  readonly exact: boolean
}

const written = z.tuple([
  z.string(),
  z.enum(segments),
  z.number().min(0).max(budgetMaximum),
  // A moment that PostgreSQL can hold.
  z.int().min(-9e15).max(9e15),
  z.guid(),
  z.int().min(0).max(100_000_000),
  z.boolean(),
])

/** Names the search a cursor belongs to: everything asked for but the page. */
function fingerprint(search: RoommateSearch): string {
  const { limit: _limit, cursor: _cursor, ...asked } = search
  const sorted = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12)
}

/** The opaque text of a cursor. */
export function writeCursor(search: RoommateSearch, { place, total, exact }: SearchCursor): string {
  const { segment, key, micros, id } = place
  const parts = [fingerprint(search), segment, key, micros, id, total, exact]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

const foreign = () =>
  new Problem('validation_failed', roommateSearchSentences.foreignCursor, [
    { field: 'cursor', message: roommateSearchSentences.foreignCursor },
  ])

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Only distances have fractions, and only lists by distance two segments. */
const fits = ({ sort }: RoommateSearch, { segment, key }: Match) =>
  sort === 'distance' || (segment === 'placed' && Number.isInteger(key))

/** Reads the cursor of a search, if it has one. Throws `validation_failed` for one that was not made for this search. */
export function readCursor(search: RoommateSearch): SearchCursor | null {
  if (search.cursor === undefined) return null
  const read = written.safeParse(parsed(search.cursor))
  if (!read.success) throw foreign()
  const [asked, segment, key, micros, id, total, exact] = read.data
  const place: Match = { segment, key, micros, id }
  if (asked !== fingerprint(search) || !fits(search, place)) throw foreign()
  return { place, total, exact }
}
