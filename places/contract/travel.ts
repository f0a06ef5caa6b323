import { distanceKm, type Point } from './points.ts'

/** Ways of getting to work. `metro` counts metro and suburban rail, with the walks to and from stations (places.travel-metro). */
export const travelWays = ['metro', 'two_wheeler', 'walk'] as const
export type TravelWay = (typeof travelWays)[number]

/** Fewest and most minutes that a commute may be limited to (places.travel-minutes). */
export const travelMinutesMin = 15
export const travelMinutesMax = 90

/** One of the straight lines whose least value is a travel time: `minutes + minutesPerKm × great-circle km`. */
export interface TravelLine {
  readonly minutes: number
  readonly minutesPerKm: number
}

/** A station from which the destination is reached by train. */
export interface ReachStation extends Point {
  /** From the street at this station to the destination, all in. */
  readonly minutes: number
  /** The longest walk to this station, in great-circle km, that still fits into the limit. */
  readonly maxWalkKm: number
}

/** The reach of a place as plain data, for {@link minutesBetween}. */
export interface TravelReach {
  readonly by: TravelWay
  readonly to: Point
  readonly maxMinutes: number
  /** Straight to the destination without a train: the least of `lines`, up to `maxKm` great-circle km. */
  readonly direct: { readonly maxKm: number; readonly lines: readonly TravelLine[] }
  /** Nearest to the destination in time first; empty unless `by` is `metro`. */
  readonly stations: readonly ReachStation[]
  /** Minutes that a great-circle km takes on foot to a station. */
  readonly walkMinutesPerKm: number
  /** By metro, and no station is within walking distance of the destination: walking alone counts (places.travel-no-station). */
  readonly noStation: boolean
}

/** The least of the lines at this distance in great-circle km. */
export const leastMinutes = (lines: readonly TravelLine[], km: number): number =>
  Math.min(...lines.map((line) => line.minutes + line.minutesPerKm * km))

/** Minutes from a point to the destination of a reach, or null when they are more than its limit. */
export function minutesBetween(from: Point, reach: TravelReach): number | null {
  const km = distanceKm(from, reach.to)
  let least = km <= reach.direct.maxKm ? leastMinutes(reach.direct.lines, km) : Number.POSITIVE_INFINITY
  for (const station of reach.stations) {
    if (station.minutes >= least) break
    const walkKm = distanceKm(from, station)
    if (walkKm > station.maxWalkKm) continue
    least = Math.min(least, station.minutes + walkKm * reach.walkMinutesPerKm)
  }
  return least === Number.POSITIVE_INFINITY ? null : least
}

/** Minutes as people are told them: whole, at least 1 (places.travel-about). */
export const aboutMinutes = (minutes: number): number => Math.max(1, Math.round(minutes))
