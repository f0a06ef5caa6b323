import type { Driver } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import type { Seen } from './look.ts'
import type { Place, Segment } from './order.ts'
import { hasShortFilter, hasTrigram } from './text-index.ts'

export type Match = Place & { readonly segment: Segment }

/** The beginning of what a search finds, or of what comes after a place. */
export interface Finding {
  readonly matches: readonly Match[]
  readonly seen: Seen
  /** How many rows match in all, where that is known by now. */
  readonly total: number | null
}

export const placed = (places: readonly Place[]): Match[] =>
  places.map((place) => ({ ...place, segment: 'placed' }))

/** A walk came to the end of the table. */
export const hasEnded = ({ stride }: Criteria, { walked }: Seen) => walked < stride

/** A text that so many have need not be asked of an index: of what passes the filters, most have it. */
const common = 0.3

/**
 * What finds the matches: in the index, text and filters meet whichever of them is rare. Only long texts and short filters,
 * which are trigrams and marks, do not; then it is those that fewer have.
 */
export function driverOf(criteria: Criteria, { walked, passed, contained }: Seen): Driver {
  const { words } = criteria
  if (!words || contained > common * walked) return 'filters'
  const meet = !words.words.some(hasTrigram) || !hasShortFilter(criteria)
  return meet || contained <= passed ? 'text' : 'filters'
}
