import { comparedMax } from '@basera/rooms/contract'
import { isId } from '../saved/kept-rooms.ts'

const comparePath = '/saved/compare'

/** What the address of a comparison says. `by` and `label` mean nothing without `to`. */
export interface ComparisonAddress {
  readonly ids: readonly string[]
  /** Where journeys end: a place's id, or `lat,lng`; empty without one. */
  readonly to: string
  readonly label: string
  readonly by: string
}

/** Ids of an address, each once, up to as many as are compared. */
export const idsOf = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').toLowerCase().split(',').filter(isId))].slice(0, comparedMax)

export function readComparison(search: URLSearchParams): ComparisonAddress {
  const read = (name: string) => search.get(name) ?? ''
  return { ids: idsOf(search.get('rooms')), to: read('to'), label: read('label'), by: read('by') }
}

export function comparisonPath({ ids, to = '', label = '', by = '' }: Partial<ComparisonAddress>): string {
  const search = new URLSearchParams({ rooms: ids?.join() ?? '', ...(to ? { to, label, by } : {}) })
  return `${comparePath}?${search}`
}
