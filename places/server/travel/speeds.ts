import type { TravelLine, TravelWay } from '@basera/places/contract'

// The stated speeds of decision 26 (places.travel-speeds).

const walkKmh = 4.8
/** How much longer a way on foot is than the great circle. */
const walkDetour = 1.3
const walkMinutesPerRoadKm = 60 / walkKmh
export const walkMinutesPerKm = walkMinutesPerRoadKm * walkDetour

/** How much longer a road is than the great circle. */
const roadDetour = 1.35
/** Minutes to get the scooter out and to park it. */
const twoWheelerStartMinutes = 3
/** Average speed in km/h of the part of a ride that begins after so many km of road: side streets, main roads, ring roads. */
const twoWheelerSpeeds = [
  { fromKm: 0, kmh: 16 },
  { fromKm: 3, kmh: 22 },
  { fromKm: 10, kmh: 28 },
] as const

/** Great-circle km that people walk to a station, or between stations of two lines. */
export const stationWalkMaxKm = 1.5
export const transferWalkMaxKm = 0.8
/** Great-circle km up to which a room page names a station as the nearest. */
export const nearestStationMaxKm = 3

/** Minutes between the street and a platform, through the security check and the gates, either way. */
export const stationMinutes = 2.5
/** Minutes between the platforms of two lines in one station. */
export const interchangeMinutes = 4

/** Kinds of lines: speed between stops in km/h, minutes that a stop costs, average minutes of waiting for a train. */
export const railKinds = {
  metro: { kmh: 50, stopMinutes: 0.75, waitMinutes: 4 },
  express: { kmh: 90, stopMinutes: 0.75, waitMinutes: 5 },
  suburban: { kmh: 45, stopMinutes: 0.75, waitMinutes: 4 },
} as const
export type RailKind = keyof typeof railKinds

/** How much longer a track is than the great circle between two stations. */
const trackDetour = 1.05

export const rideMinutes = (kind: RailKind, km: number): number =>
  ((km * trackDetour) / railKinds[kind].kmh) * 60 + railKinds[kind].stopMinutes

/** Each faster part starts where the slower one ends, so a ride takes the least of these lines. */
function twoWheelerLines(): readonly TravelLine[] {
  let minutes: number = twoWheelerStartMinutes
  return twoWheelerSpeeds.map(({ fromKm, kmh }, at) => {
    const before = twoWheelerSpeeds[at - 1]
    if (before) minutes += (fromKm * 60) / before.kmh - (fromKm * 60) / kmh
    return { minutes, minutesPerKm: (60 / kmh) * roadDetour }
  })
}

const walkLines: readonly TravelLine[] = [{ minutes: 0, minutesPerKm: walkMinutesPerKm }]

export const directLines: Readonly<Record<TravelWay, readonly TravelLine[]>> = {
  metro: walkLines,
  walk: walkLines,
  two_wheeler: twoWheelerLines(),
}
