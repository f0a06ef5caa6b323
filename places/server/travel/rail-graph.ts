import { distanceKm, type Point } from '@basera/places/contract'
import type { RailLine } from './read-lines.ts'
import {
  interchangeMinutes,
  type RailKind,
  railKinds,
  rideMinutes,
  stationMinutes,
  stationWalkMaxKm,
  transferWalkMaxKm,
  walkMinutesPerKm,
} from './speeds.ts'

/** Stops of different lines that are this near are one station. */
const sameStationKm = 0.06

const kmPerDegree = 111
/** Whether a distance is worth measuring: most pairs of stations are in different cities. */
const mayBeWithin = (a: Point, b: Point, km: number) => Math.abs(a.latitude - b.latitude) * kmPerDegree <= km

export interface Station extends Point {
  readonly name: string
  readonly city: string
  readonly lines: readonly { readonly name: string; readonly kind: RailKind }[]
  readonly street: number
}

export interface NearStation {
  readonly station: Station
  readonly km: number
}

interface Edge {
  readonly to: number
  readonly minutes: number
}

interface Platform {
  readonly node: number
  readonly kind: RailKind
}

interface GrowingStation extends Station {
  readonly lines: { name: string; kind: RailKind }[]
  readonly platforms: Platform[]
}

/** Every edge is as long in both directions: half of a wait is counted at either end of a ride. */
class RailGraphBuilder {
  readonly stations: GrowingStation[] = []
  readonly edges: Edge[][] = []

  #addNode(): number {
    return this.edges.push([]) - 1
  }

  #join(a: number, b: number, minutes: number): void {
    this.edges[a]?.push({ to: b, minutes })
    this.edges[b]?.push({ to: a, minutes })
  }

  #stationAt({ name, latitude, longitude }: RailLine['stops'][number], city: string): GrowingStation {
    const point = { latitude, longitude }
    const known = this.stations.find(
      (station) => mayBeWithin(station, point, sameStationKm) && distanceKm(station, point) <= sameStationKm,
    )
    if (known) return known
    const station = { name, city, ...point, lines: [], platforms: [], street: this.#addNode() }
    this.stations.push(station)
    return station
  }

  #addPlatform(station: GrowingStation, { name, kind }: RailLine): number {
    const node = this.#addNode()
    const halfWait = railKinds[kind].waitMinutes / 2
    this.#join(station.street, node, stationMinutes + halfWait)
    for (const other of station.platforms)
      this.#join(node, other.node, interchangeMinutes + halfWait + railKinds[other.kind].waitMinutes / 2)
    station.platforms.push({ node, kind })
    station.lines.push({ name, kind })
    return node
  }

  addLine(line: RailLine): void {
    const platforms = new Map<GrowingStation, number>()
    let before: { station: GrowingStation; node: number } | undefined
    for (const stop of line.stops) {
      const station = this.#stationAt(stop, line.city)
      const node = platforms.get(station) ?? this.#addPlatform(station, line)
      platforms.set(station, node)
      if (before) this.#join(before.node, node, rideMinutes(line.kind, distanceKm(before.station, station)))
      before = { station, node }
    }
  }

  addTransfers(): void {
    this.stations.forEach((a, at) => {
      for (const b of this.stations.slice(at + 1)) {
        if (!mayBeWithin(a, b, transferWalkMaxKm)) continue
        const km = distanceKm(a, b)
        if (km <= transferWalkMaxKm) this.#join(a.street, b.street, km * walkMinutesPerKm)
      }
    })
  }
}

function takeNearest(frontier: Map<number, number>): [node: number, minutes: number] | undefined {
  let nearest: [number, number] | undefined
  for (const entry of frontier) if (!nearest || entry[1] < nearest[1]) nearest = entry
  if (nearest) frontier.delete(nearest[0])
  return nearest
}

export class RailGraph {
  readonly stations: readonly Station[]
  readonly #edges: readonly (readonly Edge[])[]

  constructor(lines: readonly RailLine[]) {
    const builder = new RailGraphBuilder()
    for (const line of lines) builder.addLine(line)
    builder.addTransfers()
    this.stations = builder.stations.map(({ platforms, ...station }) => station)
    this.#edges = builder.edges
  }

  near(point: Point, maxKm: number = stationWalkMaxKm): readonly NearStation[] {
    return this.stations
      .filter((station) => mayBeWithin(station, point, maxKm))
      .map((station) => ({ station, km: distanceKm(point, station) }))
      .filter(({ km }) => km <= maxKm)
      .sort((a, b) => a.km - b.km)
  }

  /** Minutes between a point and the street at each station that is at most `maxMinutes` away (Dijkstra). */
  minutesFrom(point: Point, maxMinutes: number): ReadonlyMap<Station, number> {
    const frontier = new Map<number, number>()
    for (const { station, km } of this.near(point)) frontier.set(station.street, km * walkMinutesPerKm)
    const settled = new Map<number, number>()
    for (let next = takeNearest(frontier); next && next[1] <= maxMinutes; next = takeNearest(frontier)) {
      const [node, minutes] = next
      settled.set(node, minutes)
      for (const edge of this.#edges[node] ?? []) {
        const reached = minutes + edge.minutes
        if (!settled.has(edge.to) && reached < (frontier.get(edge.to) ?? Number.POSITIVE_INFINITY))
          frontier.set(edge.to, reached)
      }
    }
    const found = new Map<Station, number>()
    for (const station of this.stations) {
      const minutes = settled.get(station.street)
      if (minutes !== undefined) found.set(station, minutes)
    }
    return found
  }
}
