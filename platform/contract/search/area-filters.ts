import { degreesText } from './address-values.ts'
import type { Filter } from './filters.ts'

export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

export interface Corner {
  readonly lat: number
  readonly lng: number
}

const decimal = /^-?\d{1,3}(\.\d{1,15})?$/

function numbers(text: string, length: number): readonly number[] | null {
  const parts = text.split(',')
  return parts.length === length && parts.every((part) => decimal.test(part)) ? parts.map(Number) : null
}

const isPoint = (lat: number, lng: number) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

function readBox(text: string): Box | null {
  const [south, west, north, east] = numbers(text, 4) ?? []
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null
  const isSound = isPoint(south, west) && isPoint(north, east) && south <= north && west <= east
  return isSound ? { south, west, north, east } : null
}

/** A box of the map as `south,west,north,east` in degrees; null for none. */
export const boxFilter = (name: string): Filter<Box | null> => ({
  none: null,
  read: (params) => readBox(params.get(name) ?? ''),
  write: (box) =>
    box ? { [name]: [box.south, box.west, box.north, box.east].map(degreesText).join(',') } : {},
})

function readOutline(text: string, max: number): readonly Corner[] {
  const pairs = text.split(';').map((pair) => numbers(pair, 2))
  const corners = pairs.flatMap((pair) => {
    const [lat, lng] = pair ?? []
    return lat !== undefined && lng !== undefined && isPoint(lat, lng) ? [{ lat, lng }] : []
  })
  return corners.length === pairs.length && corners.length >= 3 && corners.length <= max ? corners : []
}

/** The corners of an outline as `lat,lng;lat,lng` in degrees, 3 to `max` of them; empty for none. */
export const outlineFilter = (name: string, max: number): Filter<readonly Corner[]> => ({
  none: [],
  read: (params) => readOutline(params.get(name) ?? '', max),
  write: (corners) =>
    corners.length > 0
      ? { [name]: corners.map(({ lat, lng }) => `${degreesText(lat)},${degreesText(lng)}`).join(';') }
      : {},
})
