import { nearFields } from '@basera/places/contract'
import { type Calls, line, queryNumber } from '@basera/platform/contract'
import { z } from 'zod'
import { areaFields, checkTogether } from './area-fields.ts'
import { searchTextMax } from './limits.ts'
import { matchFields } from './match-fields.ts'
import { roomMapSentences as say } from './sentences.ts'

/** A map with more rooms than this shows clusters. */
export const mapPinsMax = 300

/**
 * A box of the map, in degrees, with the search that it shows (rooms.map-box). The box takes the place of the search's
 * `lat`, `lng`, `radius_km` and `bounds`, which say only whose city's unlocated rooms are counted; an outline and a
 * journey filter the map as they do the list.
 */
export const roomMapQuery = z
  .strictObject({
    north: queryNumber(-90, 90),
    south: queryNumber(-90, 90),
    east: queryNumber(-180, 180),
    west: queryNumber(-180, 180),
    q: z.optional(line(searchTextMax)),
    ...nearFields,
    ...areaFields,
    ...matchFields,
  })
  .superRefine(checkTogether)
  .superRefine(({ north, south, east, west }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (south > north) refuse('south', say.southFirst)
    if (west > east) refuse('west', say.westFirst)
  })
export type RoomMapQuery = z.output<typeof roomMapQuery>

const mapPin = z.object({
  id: z.string(),
  title: z.string(),
  rent: z.number().int(),
  public_latitude: z.number(),
  public_longitude: z.number(),
})
export type MapPin = z.output<typeof mapPin>

/** At the middle of their blurred locations. `count` is a minimum unless `count_is_exact`. */
const mapCluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.number().int(),
  count_is_exact: z.boolean(),
  min_rent: z.number().int(),
})
export type MapCluster = z.output<typeof mapCluster>

/** The rooms of a box: `pins` or, with more than {@link mapPinsMax} of them, `clusters`. */
export const roomMap = z.object({
  pins: z.array(mapPin),
  clusters: z.array(mapCluster),
  /** A minimum unless `total_is_exact`. */
  total: z.number().int(),
  total_is_exact: z.boolean(),
  /** Matching rooms without a location that the search finds besides (rooms.search-unlocated), counted to 1,000. */
  without_point: z.number().int(),
  /** The middle of the search's circle, also where its text alone names a city (rooms.search-text). */
  around: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
})
export type RoomMap = z.output<typeof roomMap>

export const roomMapCalls = {
  'GET /api/rooms/map': {
    summary: 'Rooms in a box of the map: each of them, or clusters where there are many',
    access: 'room-search',
    query: roomMapQuery,
    response: roomMap,
  },
} satisfies Calls
