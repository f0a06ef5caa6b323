import type { RoomCard } from '@basera/rooms/contract'
import { problemCode } from '../problem-code.ts'

/** The rooms of a search that are on the screen so far. */
export interface Listing {
  readonly rooms: readonly RoomCard[]
  readonly total: number
  readonly totalIsExact: boolean
  readonly nextCursor: string | null
  /** Why the list is empty although rooms may exist: the search failed (marketplace 8), or it is for members only. */
  readonly failure: 'failed' | 'sign-in' | null
}

/** The answer of `GET /api/rooms`. */
export interface RoomsAnswer {
  readonly items: readonly RoomCard[]
  readonly total: number
  readonly total_is_exact: boolean
  readonly next_cursor: string | null
}

/** The empty list of a search that failed. */
export const failedListing = (error: unknown): Listing => ({
  rooms: [],
  total: 0,
  totalIsExact: true,
  nextCursor: null,
  failure: isGuarded(error) ? 'sign-in' : 'failed',
})

const isGuarded = (error: unknown): boolean =>
  ['no_session', 'phone_not_verified'].includes(problemCode(error) ?? '')

export const listingOf = (answer: RoomsAnswer): Listing => ({
  rooms: answer.items,
  total: answer.total,
  totalIsExact: answer.total_is_exact,
  nextCursor: answer.next_cursor,
  failure: null,
})

/** `listing` with the next page after it. A room that moved between the two pages is kept once. */
export function withMore(listing: Listing, answer: RoomsAnswer): Listing {
  const known = new Set(listing.rooms.map(({ id }) => id))
  const fresh = answer.items.filter(({ id }) => !known.has(id))
  return { ...listing, rooms: [...listing.rooms, ...fresh], nextCursor: answer.next_cursor }
}
