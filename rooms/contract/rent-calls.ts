import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'
import { roomChoices } from './room-facts.ts'
import { roomCard } from './room-shapes.ts'
import { nearbyAnswer } from './search-shapes.ts'
import { rentSentences as say } from './sentences.ts'

const part = '[\\p{L}\\p{N}\\p{M}]+(?:-[\\p{L}\\p{N}\\p{M}]+)*'

/** A city or `city/locality`, as in the page's address, in any case. */
const placePath = z
  .string()
  .max(160)
  .regex(new RegExp(`^${part}(?:/${part})?$`, 'u'), say.placeForm)

const count = z.number().int().nonnegative()
const homeType = z.enum(roomChoices.home_type)

/** `path` is the place as in the address of its page; its own name when another was asked for. */
const rentPlace = z.object({
  path: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  radius_km: z.number(),
})
export type RentPlace = z.output<typeof rentPlace>

/** Whole rupees a month, to the nearest hundred; `low` to `high` is the middle half. */
const rentOfType = z.discriminatedUnion('too_few', [
  z.object({
    home_type: homeType,
    too_few: z.literal(false),
    count,
    median: count,
    low: count,
    high: count,
  }),
  z.object({ home_type: homeType, too_few: z.literal(true) }),
])
export type RentOfType = z.output<typeof rentOfType>

/** Asking rents of a week, from its first day on in India; the median is null with too few rooms. */
const rentWeek = z.object({ week: z.iso.date(), median: count.nullable(), count })
export type RentWeek = z.output<typeof rentWeek>

/** `trend` is that of `trend_of`: the home type asked for, or the one with most rooms. Empty without one. */
const rents = z.object({
  place: rentPlace,
  types: z.array(rentOfType),
  trend_of: homeType.nullable(),
  trend: z.array(rentWeek),
})
export type Rents = z.output<typeof rents>

/** What homes there say of themselves. */
export const homeTraits = [
  'furnished',
  'semi_furnished',
  'attached_bathroom',
  'meals',
  'veg_kitchen',
  'air_conditioning',
  'washing_machine',
  'no_brokerage',
  'owner',
] as const

/** Of `of` rooms that say it, so many in a hundred. */
const homeShare = z.object({ trait: z.enum(homeTraits), percent: count, of: count })
export type HomeShare = z.output<typeof homeShare>

const neighbour = z.object({ path: z.string(), name: z.string() })

export const localityPage = rents.extend({
  /** The newest of them; none where the search is for members. */
  rooms: z.object({ items: z.array(roomCard), total: count, total_is_exact: z.boolean() }),
  shares: z.array(homeShare),
  /** The middle deposit in months of rent. */
  deposit: z.object({ months: z.number(), of: count }).nullable(),
  metro: nearbyAnswer.shape.metro,
  landmarks: nearbyAnswer.shape.places,
  /** Listed roommates around; null when there are too few to say. */
  roommates: count.nullable(),
  neighbours: z.array(neighbour),
})
export type LocalityPage = z.output<typeof localityPage>

/** Both answer `not_found` for a place that is not known. */
export const rentCalls = {
  'GET /api/rents': {
    summary: 'Rents of a city or locality by home type, and their last twelve weeks',
    access: 'room-search',
    query: z.strictObject({ place: placePath, home_type: homeType.optional() }),
    response: rents,
  },
  'GET /api/localities': {
    summary: 'What the page of a city or locality shows',
    access: 'public',
    query: z.strictObject({ place: placePath }),
    response: localityPage,
  },
} satisfies Calls
export type RentCalls = typeof rentCalls
