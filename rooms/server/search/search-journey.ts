import {
  aboutMinutes,
  coordinatesLabel,
  type Point as MapPoint,
  type TravelReach,
} from '@basera/places/contract'
import type { Places } from '@basera/places/server'
import { Problem } from '@basera/platform/contract'
import {
  defaultCommuteMinutes,
  defaultCommuteMode,
  type Room,
  type RoomFacetSearch,
  type RoomPage,
  roomSearchSentences,
} from '@basera/rooms/contract'

export type SearchPlaces = Pick<Places, 'directory' | 'travel'>

/** The journey that a search asks for (rooms.search-commute). */
export interface Journey {
  readonly label: string
  readonly reach: TravelReach
}

async function destinationOf(
  { directory }: SearchPlaces,
  text: string,
): Promise<{ label: string; point: MapPoint }> {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number)
  if (!Number.isNaN(longitude)) {
    const point = { latitude, longitude }
    return { label: coordinatesLabel(point), point }
  }
  const place = await directory.findPlace(text)
  if (place) return place
  const message = roomSearchSentences.destinationUnknown
  throw new Problem('validation_failed', message, [{ field: 'commute_to', message }])
}

type JourneyQuery = Pick<RoomFacetSearch, 'commute_to' | 'commute_by' | 'commute_max'>

/** The journey of a search, if any. Throws `validation_failed` for a place that nobody knows. */
export async function journeyOf(places: SearchPlaces, search: JourneyQuery): Promise<Journey | null> {
  const { commute_to, commute_by = defaultCommuteMode, commute_max = defaultCommuteMinutes } = search
  if (commute_to === undefined) return null
  const { label, point } = await destinationOf(places, commute_to)
  return { label, reach: places.travel.reach(point, commute_by, commute_max) }
}

export const presentJourney = ({ label, reach }: Journey): NonNullable<RoomPage['commute']> => ({
  label,
  latitude: reach.to.latitude,
  longitude: reach.to.longitude,
  by: reach.by,
  max_minutes: reach.maxMinutes,
  no_station: reach.noStation,
})

/** Minutes of the journey by room, by road where a routing server tells them (places.travel-routing). */
export async function minutesTo(
  { travel }: SearchPlaces,
  { reach }: Journey,
  rooms: readonly Pick<Room, 'id' | 'public_latitude' | 'public_longitude'>[],
): Promise<ReadonlyMap<string, number>> {
  const located = rooms.flatMap(({ id, public_latitude: latitude, public_longitude: longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, latitude, longitude }],
  )
  const { minutes } = await travel.refine(located, reach)
  return new Map(
    located.flatMap(({ id }, index) => {
      const found = minutes[index] ?? null
      return found === null ? [] : [[id, aboutMinutes(found)]]
    }),
  )
}
