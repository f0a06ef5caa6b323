import type { RentPlace, Rents, roomChoices } from '@basera/rooms/contract'
import type { RentRecord } from './rent-book.ts'
import { commonestType, recentRooms, rentsByType, rentTrend } from './rent-figures.ts'

type HomeType = (typeof roomChoices.home_type)[number]

/** The rents of a place with the trend of a home type; a type with too few rooms has no trend. */
export function presentRents(place: RentPlace, { rooms, at }: RentRecord, asked?: HomeType): Rents {
  const types = rentsByType(recentRooms(rooms, at))
  const isKnown = types.some((type) => type.home_type === asked && !type.too_few)
  const trendOf = asked === undefined ? commonestType(types) : isKnown ? asked : null
  return { place, types, trend_of: trendOf, trend: trendOf ? rentTrend(rooms, trendOf, at) : [] }
}
