import { budgetMaximum } from '@basera/accounts/contract'
import { cursorCodec, microseconds, searchFingerprint } from '@basera/platform/server/search'
import { type RoommateSearch, roommateSearchSentences } from '@basera/roommates/contract'
import { z } from 'zod'
import type { Match } from './finder.ts'
import { segments } from './order.queries.ts'

export interface SearchCursor {
  readonly last: Match
  readonly total: number
  readonly totalIsExact: boolean
}

const codec = cursorCodec(
  z.tuple([
    z.enum(segments),
    z.number().min(0).max(budgetMaximum),
    microseconds,
    z.guid(),
    z.int().min(0).max(100_000_000),
    z.boolean(),
  ]),
  roommateSearchSentences.foreignCursor,
)

/** Only distances have fractions, and only lists by distance two segments. */
const isPossible = ({ sort }: RoommateSearch, { segment, key }: Pick<Match, 'segment' | 'key'>) =>
  sort === 'distance' || (segment === 'located' && Number.isInteger(key))

export function encodeCursor(search: RoommateSearch, { last, total, totalIsExact }: SearchCursor): string {
  const { segment, key, micros, id } = last
  return codec.encode(searchFingerprint(search), [segment, key, micros, id, total, totalIsExact])
}

export function decodeCursor(search: RoommateSearch): SearchCursor | null {
  const parts = codec.decode(searchFingerprint(search), search.cursor, ([segment, key]) =>
    isPossible(search, { segment, key }),
  )
  if (!parts) return null
  const [segment, key, micros, id, total, totalIsExact] = parts
  return { last: { segment, key, micros, id }, total, totalIsExact }
}
