import {
  distanceKm,
  leastMinutes,
  minutesBetween,
  type Point,
  type ReachStation,
  type TravelReach,
  type TravelWay,
  travelMinutesMax,
} from '@basera/places/contract'
import { RailGraph } from './rail-graph.ts'
import { type RailLine, readBundledLines } from './read-lines.ts'
import { openRouting, type RoutingOptions, routingMaxPoints } from './routing.ts'
import {
  directLines,
  nearestStationMaxKm,
  type RailKind,
  stationWalkMaxKm,
  walkMinutesPerKm,
} from './speeds.ts'

export interface NearestStation extends Point {
  readonly name: string
  readonly lines: readonly { readonly name: string; readonly kind: RailKind }[]
  readonly km: number
  readonly walkMinutes: number
}

export interface RefinedMinutes {
  readonly minutes: readonly (number | null)[]
  readonly source: 'routing' | 'bundled'
}

/** Minutes to one destination; `metro` is null where walking is as fast, or no train goes within 90 minutes. */
export interface Trip<Destination extends Point> {
  readonly destination: Destination
  readonly metro: number | null
  readonly two_wheeler: number
  readonly walk: number
}

/** Travel times (places.travel-speeds) of public points only (places.travel-public). All but `refine` is pure. */
export interface Travel {
  /** From where `to` is reached within `maxMinutes` (15 to 90). About 1 ms. */
  reach(to: Point, by: TravelWay, maxMinutes: number): TravelReach
  minutesBetween(from: Point, reach: TravelReach): number | null
  /** By road, for up to 50 points, if a routing server answers within 1.5 s (places.travel-routing). */
  refine(points: readonly Point[], reach: TravelReach): Promise<RefinedMinutes>
  /** The nearest station within 3 km, and the minutes to each destination. */
  trips<Destination extends Point>(
    from: Point,
    destinations: readonly Destination[],
  ): { readonly nearest: NearestStation | null; readonly trips: readonly Trip<Destination>[] }
}

function reachStations(graph: RailGraph, to: Point, maxMinutes: number): readonly ReachStation[] {
  return [...graph.minutesFrom(to, maxMinutes)]
    .map(([{ latitude, longitude }, minutes]) => ({
      ...{ latitude, longitude, minutes },
      maxWalkKm: Math.min(stationWalkMaxKm, (maxMinutes - minutes) / walkMinutesPerKm),
    }))
    .sort((a, b) => a.minutes - b.minutes)
}

function reach(graph: RailGraph, to: Point, by: TravelWay, maxMinutes: number): TravelReach {
  const lines = directLines[by]
  const stations = by === 'metro' ? reachStations(graph, to, maxMinutes) : []
  return {
    ...{ by, to, maxMinutes, stations, walkMinutesPerKm },
    direct: {
      maxKm: Math.max(...lines.map((line) => (maxMinutes - line.minutes) / line.minutesPerKm)),
      lines,
    },
    noStation: by === 'metro' && graph.near(to).length === 0,
  }
}

function nearestStation(graph: RailGraph, from: Point): NearestStation | null {
  const [near] = graph.near(from, nearestStationMaxKm)
  if (!near) return null
  const { name, lines, latitude, longitude } = near.station
  return { name, lines, latitude, longitude, km: near.km, walkMinutes: near.km * walkMinutesPerKm }
}

function tripsFrom<Destination extends Point>(
  graph: RailGraph,
  from: Point,
  destinations: readonly Destination[],
) {
  const byMetro = reach(graph, from, 'metro', travelMinutesMax)
  const trips = destinations.map((destination) => {
    const km = distanceKm(from, destination)
    const walk = leastMinutes(directLines.walk, km)
    const metro = minutesBetween(destination, byMetro)
    return {
      ...{ destination, walk },
      metro: metro !== null && metro < walk ? metro : null,
      two_wheeler: leastMinutes(directLines.two_wheeler, km),
    }
  })
  return { nearest: nearestStation(graph, from), trips }
}

interface TravelOptions {
  readonly lines?: readonly RailLine[]
  readonly routing?: RoutingOptions | undefined
}

function refineWith(options: RoutingOptions | undefined): Travel['refine'] {
  const routing = options && openRouting(options)
  return async (points, reach) => {
    const bundled = points.map((point) => minutesBetween(point, reach))
    const asked = points.slice(0, routingMaxPoints)
    const known =
      routing && reach.by !== 'metro' && asked.length > 0
        ? await routing.minutes(asked, reach.to, reach.by)
        : null
    if (!known) return { minutes: bundled, source: 'bundled' }
    return { minutes: bundled.map((minutes, at) => known[at] ?? minutes), source: 'routing' }
  }
}

/** Opens the travel times; fails when the bundled lines cannot be read. `routing` is a server that refines them. */
export function openTravel({ lines = readBundledLines(), routing }: TravelOptions = {}): Travel {
  const graph = new RailGraph(lines)
  return {
    reach: (to, by, maxMinutes) => reach(graph, to, by, maxMinutes),
    minutesBetween,
    refine: refineWith(routing),
    trips: (from, destinations) => tripsFrom(graph, from, destinations),
  }
}
