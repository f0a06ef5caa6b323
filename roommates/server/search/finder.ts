import type { Driver } from './conditions.queries.ts'
import type { Criteria } from './criteria.ts'
import type { Segment, SortKey } from './order.queries.ts'
import { hasShortFilter, hasTrigram } from './text-index.queries.ts'
import type { WalkResult } from './walk.queries.ts'

export type Match = SortKey & { readonly segment: Segment }

export interface Finding {
  readonly matches: readonly Match[]
  readonly walked: WalkResult
  readonly total: number | null
}

export const located = (keys: readonly SortKey[]): Match[] =>
  keys.map((key) => ({ ...key, segment: 'located' }))

export const hasEnded = ({ stride }: Criteria, { walked }: WalkResult) => walked < stride

const commonText = 0.3

/**
 * One index condition combines text and filters; long texts (trigrams) and short filters (marks) do not combine, so the
 * rarer of the two is used.
 */
export function driverOf(criteria: Criteria, { walked, passed, contained }: WalkResult): Driver {
  const { words } = criteria
  if (!words || contained > commonText * walked) return 'filters'
  const combine = !words.words.some(hasTrigram) || !hasShortFilter(criteria)
  return combine || contained <= passed ? 'text' : 'filters'
}
