import type { Query } from './query-mix.ts'

export interface Point {
  readonly lat: number
  readonly lng: number
}

/** The corners of a search's box or outline, or null. */
export function shapeOf({ bounds, polygon }: Query): readonly Point[] | null {
  if (bounds) {
    const [south = 0, west = 0, north = 0, east = 0] = bounds.split(',').map(Number)
    return [
      { lat: south, lng: west },
      { lat: north, lng: west },
      { lat: north, lng: east },
      { lat: south, lng: east },
    ]
  }
  return (
    polygon?.split(';').map((corner) => {
      const [lat = 0, lng = 0] = corner.split(',').map(Number)
      return { lat, lng }
    }) ?? null
  )
}

/** The even-odd rule, told by a ray to the north. */
export function isEnclosed(corners: readonly Point[], { lat, lng }: Point): boolean {
  let inside = false
  for (const [index, one] of corners.entries()) {
    const other = corners[(index + 1) % corners.length] ?? one
    if (one.lng > lng === other.lng > lng) continue
    const height = one.lat + ((lng - one.lng) / (other.lng - one.lng)) * (other.lat - one.lat)
    if (lat < height) inside = !inside
  }
  return inside
}
