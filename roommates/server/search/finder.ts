import type { Driver } from './conditions.queries.ts'
import type { Criteria } from './criteria.ts'
import type { Segment, SortKey } from './order.queries.ts'
import { hasShortFilter, hasTrigram } from './text-index.queries.ts'
import type { WalkResult } from './walk.queries.ts'

export type Match = SortKey & { readonly segment: Segment }

/** The first matches of a search, or those after a sort key. */
export interface Finding {
  readonly matches: readonly Match[]
  readonly walked: WalkResult
  /** How many rows match in all, where that is known by now. */
  readonly total: number | null
}

export const located = (keys: readonly SortKey[]): Match[] =>
  keys.map((key) => ({ ...key, segment: 'located' }))

/** A walk came to the end of the table. */
export const hasEnded = ({ stride }: Criteria, { walked }: WalkResult) => walked < stride

/** A text in so large a share of the rows needs no index: most rows that pass the filters contain it. */
const commonText = 0.3

/**
 * How to find the matches, by what a walk has read: one index condition combines text and filters, whichever is rare. Long
 * texts and short filters do not combine, being trigrams and marks; then the rarer of the two.
 */
export function driverOf(criteria: Criteria, { walked, passed, contained }: WalkResult): Driver {
  const { words } = criteria
  if (!words || contained > commonText * walked) return 'filters'
  const combine = !words.words.some(hasTrigram) || !hasShortFilter(criteria)
  return combine || contained <= passed ? 'text' : 'filters'
}
