import type { ListingText } from './listing-rule.ts'

/** ₹ a month for a room of a whole home below which hardly any is let, by city; other cities ask half as much. */
const roomFloor: Readonly<Record<string, number>> = {
  mumbai: 9_000,
  thane: 5_000,
  'navi mumbai': 5_000,
  delhi: 4_500,
  'new delhi': 4_500,
  gurugram: 6_000,
  noida: 4_500,
  bengaluru: 5_500,
  hyderabad: 4_500,
  chennai: 4_500,
  pune: 4_500,
  kolkata: 3_500,
}
const elsewhere = 2_000
const luxuryFactor = 1.5

const bedrooms = /(?<!\d)([1-5]) ?(?:bhk|bed ?rooms?)/iu
const luxury =
  /luxur|jacuzzi|penthouse|italian|marble|private (?:pool|lift)|swimming pool|sea view|villa|concierge|duplex/iu
const shared =
  /shar(?:e|ed|ing)|room in|bed in|flat ?mate|room ?mate|\bpg\b|hostel|\bper (?:head|person|bed)|co-?living/iu

/** Whether a home as described costs far more in its city; never for a room or bed in one. */
export function isRentAbsurd({ title, description, rent, city }: ListingText): boolean {
  if (rent === undefined) return false
  const text = `${title}\n${description ?? ''}`
  if (shared.test(text)) return false
  const rooms = Number(bedrooms.exec(text)?.[1] ?? 1)
  const isLuxury = luxury.test(text)
  if (rooms < 2 && !isLuxury) return false
  const floor = roomFloor[city?.toLowerCase() ?? ''] ?? elsewhere
  return rent < floor * rooms * (isLuxury ? luxuryFactor : 1) * 0.75
}
