import { distanceKm, earthRadiusKm, leastKmTo } from '@basera/places/contract'

/** Side of a grid cell in degrees, by the column that numbers it. */
const cellDegrees = { fine_cell: 0.05, coarse_cell: 0.25 } as const
export type CellColumn = keyof typeof cellDegrees

/** Cell number of rooms without a location. */
export const unlocatedCell = -1

export interface Point {
  readonly lat: number
  readonly lng: number
}

export interface SearchArea {
  readonly point: Point
  readonly radiusKm: number
  readonly column: CellColumn
  /** From the middle outwards. */
  readonly cells: readonly number[]
  /** Whether all of the cell is within the radius. */
  readonly whole: readonly boolean[]
  /** No room of the cell is nearer, in km. */
  readonly least: readonly number[]
}

/** Radius in km up to which fine cells are used: about a hundred, as many as coarse ones at 100 km. */
const fineUpToKm = 25
/** Beyond this latitude cells get so narrow that only coarse ones stay few. */
const fineUpToLatitude = 70

const toRadians = (degrees: number) => (degrees * Math.PI) / 180
const toDegrees = (radians: number) => (radians * 180) / Math.PI

/** Areas are taken some centimetres too large, so that rounding never loses a room. */
const slack = 1e-8

/** In degrees, at latitude `phi`, of a circle of `angle` radians; NaN outside the circle. */
function halfWidth(lat: number, angle: number, phi: number): number {
  const cosine =
    (Math.cos(angle) - Math.sin(toRadians(lat)) * Math.sin(toRadians(phi))) /
    (Math.cos(toRadians(lat)) * Math.cos(toRadians(phi)))
  return cosine <= -1 ? 180 : toDegrees(Math.acos(Math.min(1, cosine)))
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

function widest(lat: number, angle: number, south: number, north: number): number {
  const reach = toDegrees(angle)
  if (Math.abs(lat) + reach >= 89.99) return 180
  const bulge = toDegrees(Math.asin(clamp(Math.sin(toRadians(lat)) / Math.cos(angle), -1, 1)))
  const phi = clamp(bulge, Math.max(south, lat - reach), Math.min(north, lat + reach))
  return halfWidth(lat, angle, phi)
}

/** Columns of cells from `west` to `east` degrees, across the date line, with those a snapped point may reach into. */
function columnsBetween(west: number, east: number, size: number): Set<number> {
  const count = Math.round(360 / size)
  if (east - west >= 360 - size) return new Set(Array.from({ length: count + 2 }, (_, index) => index - 1))
  const columns = new Set<number>()
  for (let column = Math.floor((west + 180) / size); column <= Math.floor((east + 180) / size); column++) {
    columns.add(((column % count) + count) % count)
  }
  if (columns.has(0) || columns.has(count - 1)) columns.add(-1).add(count)
  return columns
}

interface Cell {
  readonly cell: number
  readonly near: number
  readonly whole: boolean
  readonly least: number
}

/** Beyond, what is least is not worked out. */
const leastUpTo: Point = { lat: 80, lng: 170 }

function leastKm(point: Point, south: number, west: number, size: number): number {
  if (Math.abs(point.lat) > leastUpTo.lat || Math.abs(point.lng) > leastUpTo.lng) return 0
  return leastKmTo({ latitude: point.lat, longitude: point.lng }, { south, west, sizeDegrees: size })
}

function cellAt(row: number, column: number, size: number, point: Point, radiusKm: number): Cell {
  const south = row * size - 90
  const west = column * size - 180
  const corners = [south, south + size].flatMap((lat) => [
    { latitude: lat, longitude: west },
    { latitude: lat, longitude: west + size },
  ])
  const middle = { latitude: point.lat, longitude: point.lng }
  const distances = corners.map((corner) => distanceKm(middle, corner))
  return {
    cell: row * Math.round(360 / size) + column,
    near: Math.max(...distances),
    // The farthest point of a cell is one of its corners.
    whole: distances.every((distance) => distance < radiusKm - 1e-6),
    least: leastKm(point, south, west, size),
  }
}

const joined = (one: Cell, other: Cell): Cell => ({
  ...one,
  whole: one.whole && other.whole,
  least: Math.min(one.least, other.least),
})

function cellsWithin(point: Point, radiusKm: number, size: number): Cell[] {
  const { lat, lng } = point
  const angle = radiusKm / earthRadiusKm + slack
  const reach = toDegrees(angle)
  const cells = new Map<number, Cell>()
  const firstRow = Math.max(0, Math.floor((lat - reach + 90) / size))
  const lastRow = Math.floor((lat + reach + 90) / size)
  for (let row = firstRow; row <= lastRow; row++) {
    const half = widest(lat, angle, row * size - 90, (row + 1) * size - 90) + slack
    for (const column of columnsBetween(lng - half, lng + half, size)) {
      const found = cellAt(row, column, size, point, radiusKm)
      // At the date line one number may name two cells.
      const known = cells.get(found.cell)
      cells.set(found.cell, known ? joined(known, found) : found)
    }
  }
  // South of the pole nothing exists, and -1 has another meaning.
  cells.delete(unlocatedCell)
  return [...cells.values()].sort((one, other) => one.near - other.near)
}

export function searchArea(point: Point, radiusKm: number, coarse = false): SearchArea {
  const fine = !coarse && radiusKm <= fineUpToKm && Math.abs(point.lat) <= fineUpToLatitude
  const column = fine ? 'fine_cell' : 'coarse_cell'
  const cells = cellsWithin(point, radiusKm, cellDegrees[column])
  return {
    point,
    radiusKm,
    column,
    cells: cells.map(({ cell }) => cell),
    whole: cells.map(({ whole }) => whole),
    least: cells.map(({ least }) => least),
  }
}
