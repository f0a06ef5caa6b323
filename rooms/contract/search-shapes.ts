import { placeKinds } from '@basera/places/contract'
import { page } from '@basera/platform/contract'
import { z } from 'zod'
import { commuteModes } from './limits.ts'
import { room, roomCard } from './room-shapes.ts'

const count = z.number().int().nonnegative()

/** The destination of a search's journeys; without a metro station near it only walks are found by metro. */
const journey = z.object({
  label: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  by: z.enum(commuteModes),
  max_minutes: z.number().int(),
  no_station: z.boolean(),
})

/**
 * A page of a search. `total` counts located rooms only; those of the searched city without a location follow after them
 * (rooms.search-unlocated). `unknown_total` counts rooms that `include_unknown` would add (rooms.search-unknown).
 */
export const roomPage = page(roomCard).extend({
  unlocated_total: count,
  /** The city whose unlocated rooms are listed; null without an area. */
  unlocated_city: z.string().nullable(),
  unknown_total: count,
  commute: journey.nullable(),
})
export type RoomPage = z.output<typeof roomPage>

/** Rooms by rent: `from` inclusive, `to` exclusive, in whole rupees; null in the last bar. */
const rentBar = z.object({ from: z.number().int(), to: z.number().int().nullable(), count })

/**
 * What a search finds. The histogram leaves out the search's own bounds of rent; each count of a filter holds the other
 * filters fixed (rooms.search-facets). By filter, then by value; `true` for flags. Histogram and counts are minimums unless
 * `counts_are_exact`.
 */
export const roomFacets = z.object({
  total: count,
  total_is_exact: z.boolean(),
  unlocated_total: count,
  unknown_total: count,
  counts_are_exact: z.boolean(),
  rent_histogram: z.array(rentBar),
  counts: z.record(z.string(), z.record(z.string(), count)),
})
export type RoomFacets = z.output<typeof roomFacets>

/** A place near a room. Minutes are estimates from the room's blurred location. */
const nearbyPlace = z.object({
  name: z.string(),
  kind: z.enum(placeKinds),
  distance_km: z.number(),
  minutes: z.number().int(),
  by: z.enum(commuteModes),
})
export type NearbyPlace = z.output<typeof nearbyPlace>

/** What is near a room (rooms.nearby-places): all empty for a room without a location. */
export const nearbyAnswer = z.object({
  /** Its locality, by the path of the page about rents there; null where none is known. */
  locality: z.object({ name: z.string(), path: z.string() }).nullable(),
  metro: nearbyPlace.extend({ lines: z.array(z.string()) }).nullable(),
  places: z.array(nearbyPlace),
  rooms: z.array(roomCard),
})
export type NearbyAnswer = z.output<typeof nearbyAnswer>

/** Rooms side by side (rooms.side-by-side). `commute_minutes` is null without a place to travel to, and for more than 90 minutes. */
export const comparison = z.object({
  items: z.array(
    z.object({ room, metro: nearbyAnswer.shape.metro, commute_minutes: z.number().int().nullable() }),
  ),
  commute: journey.nullable(),
})
export type Comparison = z.output<typeof comparison>
