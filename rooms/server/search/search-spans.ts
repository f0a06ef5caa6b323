import { distanceKm, earthRadiusKm, roomGridStep, type TravelReach } from '@basera/places/contract'
import type { Point } from './search-area.ts'

export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** A box of the map or a drawn outline, in degrees (rooms.search-bounds, rooms.search-outline). */
export type Shape = Box | { readonly corners: readonly Point[] }

/** Pieces of rows of the grid that locations are blurred to. A room lies in one of them at most. */
export interface Spans {
  readonly lats: readonly number[]
  readonly wests: readonly number[]
  readonly easts: readonly number[]
  /** Travel times, least first, where each piece is one point of the grid; null for an area. */
  readonly minutes: readonly number[] | null
}

/** Southernmost and northernmost latitude of located rooms. */
export interface Extent {
  readonly south: number
  readonly north: number
}

const rowLatitude = (row: number) => (row + 0.5) * roomGridStep

/** Where the outline crosses a latitude, from west to east: inside between each odd one and the next. */
function crossings(corners: readonly Point[], lat: number): number[] {
  return corners
    .flatMap((one, index) => {
      const other = corners[(index + 1) % corners.length] ?? one
      if (one.lat > lat === other.lat > lat) return []
      return [one.lng + ((lat - one.lat) * (other.lng - one.lng)) / (other.lat - one.lat)]
    })
    .sort((one, other) => one - other)
}

/** Whether a point is inside by the even-odd rule. */
export function isInside(shape: Shape, { lat, lng }: Point): boolean {
  if ('south' in shape)
    return lat >= shape.south && lat <= shape.north && lng >= shape.west && lng <= shape.east
  return crossings(shape.corners, lat).filter((crossing) => lng < crossing).length % 2 === 1
}

function latitudesOf(shape: Shape): Extent {
  if ('south' in shape) return shape
  const lats = shape.corners.map(({ lat }) => lat)
  return { south: Math.min(...lats), north: Math.max(...lats) }
}

function piecesAt(shape: Shape, lat: number): readonly (readonly [number, number])[] {
  if ('south' in shape) return [[shape.west, shape.east]]
  const edges = crossings(shape.corners, lat)
  return Array.from({ length: edges.length / 2 }, (_, pair) => [
    edges[2 * pair] ?? 0,
    edges[2 * pair + 1] ?? 0,
  ])
}

export function shapeSpans(shape: Shape, extent: Extent): Spans {
  const { south, north } = latitudesOf(shape)
  const last = Math.min(north, extent.north)
  const lats: number[] = []
  const wests: number[] = []
  const easts: number[] = []
  for (
    let row = Math.floor(Math.max(south, extent.south) / roomGridStep) - 1;
    rowLatitude(row) <= last;
    row++
  ) {
    const lat = rowLatitude(row)
    if (lat < south) continue
    for (const [west, east] of piecesAt(shape, lat)) {
      if (west > east) continue
      lats.push(lat)
      wests.push(west)
      easts.push(east)
    }
  }
  return { lats, wests, easts, minutes: null }
}

const span = (box: Box, lat: number, west: number, east: number) => ({
  west: Math.max(west, box.west),
  east: Math.min(east, box.east),
  isIn: lat >= box.south && lat <= box.north && west <= box.east && east >= box.west,
})

export function clipSpans({ lats, wests, easts, minutes }: Spans, box: Box): Spans {
  const clipped = lats.map((lat, index) => span(box, lat, wests[index] ?? 0, easts[index] ?? 0))
  const isIn = (_: unknown, index: number) => clipped[index]?.isIn === true
  const inside = clipped.filter(isIn)
  return {
    lats: lats.filter(isIn),
    wests: inside.map(({ west }) => west),
    easts: inside.map(({ east }) => east),
    minutes: minutes?.filter(isIn) ?? null,
  }
}

export function middleOf(shape: Shape): Point {
  const { south, north } = latitudesOf(shape)
  const lngs = 'south' in shape ? [shape.west, shape.east] : shape.corners.map(({ lng }) => lng)
  return { lat: (south + north) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 }
}

interface GridPoint extends Point {
  readonly minutes: number
}

const kmPerDegree = (earthRadiusKm * Math.PI) / 180
/** Rounding must lose no point at the rim. */
const slackKm = 0.001

interface Disc {
  readonly latitude: number
  readonly longitude: number
  readonly km: number
  minutes(km: number): number
}

function discsOf({ to, direct, stations, walkMinutesPerKm }: TravelReach): Disc[] {
  const straight = (km: number) =>
    Math.min(...direct.lines.map((line) => line.minutes + line.minutesPerKm * km))
  return [
    { ...to, km: direct.maxKm, minutes: straight },
    ...stations.map(({ latitude, longitude, minutes, maxWalkKm }) => ({
      ...{ latitude, longitude, km: maxWalkKm },
      minutes: (km: number) => minutes + km * walkMinutesPerKm,
    })),
  ]
}

function eachPoint(disc: Disc, offer: (key: number, point: GridPoint) => void): void {
  const reach = (disc.km + slackKm) / kmPerDegree
  const lastRow = Math.floor((disc.latitude + reach) / roomGridStep)
  for (let row = Math.floor((disc.latitude - reach) / roomGridStep); row <= lastRow; row++) {
    const lat = rowLatitude(row)
    const width = roomGridStep / Math.cos((lat * Math.PI) / 180)
    const half = reach / Math.cos((lat * Math.PI) / 180)
    const lastColumn = Math.floor((disc.longitude + half) / width)
    for (let column = Math.floor((disc.longitude - half) / width); column <= lastColumn; column++) {
      const lng = (column + 0.5) * width
      const km = distanceKm(disc, { latitude: lat, longitude: lng })
      if (km <= disc.km) offer(row * 1_000_000 + column, { lat, lng, minutes: disc.minutes(km) })
    }
  }
}

/** Sine and cosine of PostgreSQL may differ in the last digits from these. Degrees; points are 0.0045 apart. */
const tolerance = 1e-6
const rounded = (value: number) => Math.round(value * 1e7) / 1e7

/** The points of the grid from where a journey is short enough, those of the least minutes first. */
export function journeySpans(reach: TravelReach, shape: Shape | null): Spans {
  const points = new Map<number, GridPoint>()
  for (const disc of discsOf(reach))
    eachPoint(disc, (key, point) => {
      const known = points.get(key)
      if (!known || point.minutes < known.minutes) points.set(key, point)
    })
  const found = [...points.values()]
    .filter((point) => point.minutes <= reach.maxMinutes && (shape === null || isInside(shape, point)))
    .sort((one, other) => one.minutes - other.minutes)
  return {
    lats: found.map(({ lat }) => lat),
    wests: found.map(({ lng }) => rounded(lng - tolerance)),
    easts: found.map(({ lng }) => rounded(lng + tolerance)),
    minutes: found.map(({ minutes }) => rounded(minutes)),
  }
}
