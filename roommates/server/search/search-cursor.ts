import { Problem } from '@basera/platform/contract'
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

const refusal = roommateSearchSentences.foreignCursor

/** For a cursor that the search cannot go on from. */
export const foreignCursor = () =>
  new Problem('validation_failed', refusal, [{ field: 'cursor', message: refusal }])

const codec = cursorCodec(
  z.tuple([
    z.enum(segments),
    z.number().min(0).max(1e9),
    microseconds,
    z.guid(),
    z.int().min(0).max(100_000_000),
    z.boolean(),
  ]),
  refusal,
)

/** Only distances have fractions; `fit` and `others` are segments of lists by fit, `unlocated` of those by distance. */
function isPossible({ sort }: RoommateSearch, { segment, key }: Pick<Match, 'segment' | 'key'>): boolean {
  if (sort === 'distance') return segment === 'located' || segment === 'unlocated'
  return Number.isInteger(key) && (segment === 'located' || (sort === 'fit' && segment !== 'unlocated'))
}

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
