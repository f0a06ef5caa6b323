import type { Driver } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import type { Seen } from './look.ts'
import type { Place } from './order.ts'

/** Rows with a distance, or those without one, which come after them where a list is sorted by distance (decisions 7). */
export const segments = ['placed', 'nowhere'] as const
export type Segment = (typeof segments)[number]

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

/** What is rarer among the rows seen finds the others. */
export const driverOf = ({ words }: Criteria, { passed, contained }: Seen): Driver =>
  words && contained <= passed ? 'text' : 'filters'
