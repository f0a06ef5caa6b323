import { type Calls, id, queryNumber } from '@basera/platform/contract'
import { z } from 'zod'
import { roomChoices } from './room-facts.ts'
import { nearbyAnswer } from './search-shapes.ts'

/** Degrees, and the home type whose rents are asked for. */
const priceHintQuery = z.strictObject({
  home_type: z.enum(roomChoices.home_type),
  lat: queryNumber(-90, 90),
  lng: queryNumber(-180, 180),
})
export type PriceHintQuery = z.output<typeof priceHintQuery>

/** Whole rupees a month; `low` to `high` is the middle half of `count` rooms. */
const priceHint = z.object({
  /** The locality that the rooms are in; null where it has too few, and they are around the point. */
  locality: z.string().nullable(),
  count: z.number().int(),
  median: z.number().int(),
  low: z.number().int(),
  high: z.number().int(),
})
export type PriceHint = z.output<typeof priceHint>

export const nearbyCalls = {
  'GET /api/rooms/{id}/nearby': {
    summary: 'The nearest metro station, well-known places with minutes, and like rooms near a room',
    access: 'room-search',
    params: z.strictObject({ id }),
    response: nearbyAnswer,
  },
  'GET /api/rooms/price-hint': {
    summary: 'What like rooms near a point ask for; null where there are too few',
    access: 'room-search',
    query: priceHintQuery,
    response: z.object({ hint: priceHint.nullable() }),
  },
} satisfies Calls
