import {
  type HomeShare,
  homeTraits,
  type RentOfType,
  type RentWeek,
  rentDays,
  rentListersMin,
  rentRoomsMin,
  rentTrendWeeks,
  roomChoices,
} from '@basera/rooms/contract'
import { indianDay } from '../indian-day.ts'
import type { SampledRoom } from './rent-sample.queries.ts'

type HomeType = (typeof roomChoices.home_type)[number]

const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** The median of fewer rooms would be one room's rent. */
const weekRoomsMin = 3

/** Of a sorted list, between its neighbours where `part` falls between two. */
function percentile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return low + (high - low) * (at - Math.floor(at))
}

const sortedBy = (rooms: readonly SampledRoom[], value: (room: SampledRoom) => number) =>
  rooms.map(value).sort((a, b) => a - b)
const rentsOf = (rooms: readonly SampledRoom[]) => sortedBy(rooms, ({ rent }) => rent)
const toHundred = (sum: number) => Math.round(sum / 100) * 100

/** Whether rooms are enough, of enough listers, to speak of them (rooms.rent-enough). */
const isEnough = (rooms: readonly SampledRoom[]) =>
  rooms.length >= rentRoomsMin && new Set(rooms.map(({ user_id }) => user_id)).size >= rentListersMin

/** The rooms that were listed in the last {@link rentDays} days. */
export const recentRooms = (rooms: readonly SampledRoom[], now: Date): SampledRoom[] =>
  rooms.filter(({ created_at }) => created_at.getTime() > now.getTime() - rentDays * dayMs)

/** Median and middle half of a home type's asking rents, or that there are too few. */
export function rentOfType(rooms: readonly SampledRoom[], home_type: HomeType): RentOfType {
  const same = rooms.filter((room) => room.home_type === home_type)
  if (!isEnough(same)) return { home_type, too_few: true }
  const sorted = rentsOf(same)
  const [low = 0, median = 0, high = 0] = [0.25, 0.5, 0.75].map((part) => toHundred(percentile(sorted, part)))
  return { home_type, too_few: false, count: same.length, median, low, high }
}

export const rentsByType = (rooms: readonly SampledRoom[]): RentOfType[] =>
  roomChoices.home_type.map((homeType) => rentOfType(rooms, homeType))

/** The home type with the most rooms among those with enough. */
export function commonestType(types: readonly RentOfType[]): HomeType | null {
  let best: Extract<RentOfType, { too_few: false }> | null = null
  for (const type of types) if (!type.too_few && type.count > (best?.count ?? 0)) best = type
  return best?.home_type ?? null
}

/** The medians of the last weeks, oldest first. */
export function rentTrend(rooms: readonly SampledRoom[], homeType: HomeType, now: Date): RentWeek[] {
  const same = rooms.filter((room) => room.home_type === homeType)
  return Array.from({ length: rentTrendWeeks }, (_, index) => {
    const from = now.getTime() - (rentTrendWeeks - index) * weekMs
    const listed = same.filter(({ created_at }) => {
      const after = created_at.getTime() - from
      return after > 0 && after <= weekMs
    })
    const sorted = rentsOf(listed)
    return {
      week: indianDay(new Date(from)),
      median: listed.length < weekRoomsMin ? null : toHundred(percentile(sorted, 0.5)),
      count: listed.length,
    }
  })
}

/** Whether a home has a trait; null where its lister does not say. */
const traitOf: Readonly<Record<(typeof homeTraits)[number], (room: SampledRoom) => boolean | null>> = {
  furnished: ({ furnishing }) => furnishing && furnishing === 'full',
  semi_furnished: ({ furnishing }) => furnishing && furnishing === 'semi',
  attached_bathroom: ({ bathroom }) => bathroom && bathroom === 'attached',
  meals: ({ meals }) => meals && meals !== 'none',
  veg_kitchen: ({ kitchen }) => kitchen && kitchen === 'veg',
  air_conditioning: ({ air_conditioning }) => air_conditioning,
  washing_machine: ({ washing_machine }) => washing_machine,
  no_brokerage: ({ brokerage, posted_by }) => (brokerage === null ? posted_by && true : brokerage === 0),
  owner: ({ posted_by }) => posted_by && posted_by === 'owner',
}

/** How many of the rooms that speak of a trait have it (rooms.locality-shares). */
export function homeShares(rooms: readonly SampledRoom[]): HomeShare[] {
  return homeTraits.flatMap((trait) => {
    const saying = rooms.filter((room) => traitOf[trait](room) !== null)
    if (!isEnough(saying)) return []
    const having = saying.filter((room) => traitOf[trait](room))
    return [{ trait, percent: Math.round((having.length / saying.length) * 100), of: saying.length }]
  })
}

/** The middle deposit in months of rent, to the half month. */
export function usualDeposit(rooms: readonly SampledRoom[]): { months: number; of: number } | null {
  const asking = rooms.filter(({ deposit }) => deposit > 0)
  if (!isEnough(asking)) return null
  const months = percentile(
    sortedBy(asking, ({ deposit, rent }) => deposit / rent),
    0.5,
  )
  return { months: Math.max(0.5, Math.round(months * 2) / 2), of: asking.length }
}
