/** A part of the map in degrees. */
export interface MapBox {
  readonly north: number
  readonly south: number
  readonly east: number
  readonly west: number
}

/** India with its islands. */
export const india: MapBox = { north: 37.3, south: 6.4, east: 97.6, west: 67.8 }

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** On the earth, to 11 cm. */
export const boxQuery = ({ north, south, east, west }: MapBox): Record<keyof MapBox, string> => ({
  north: clamp(north, 90).toFixed(6),
  south: clamp(south, 90).toFixed(6),
  east: clamp(east, 180).toFixed(6),
  west: clamp(west, 180).toFixed(6),
})

export function searchedBox(box: MapBox): MapBox {
  const side = (value: number, most: number) => Number(clamp(value, most).toFixed(6))
  return {
    north: side(box.north, 90),
    south: side(box.south, 90),
    east: side(box.east, 180),
    west: side(box.west, 180),
  }
}

const kmPerDegree = 111.195

export function boxAround(point: { readonly lat: number; readonly lng: number }, radiusKm: number): MapBox {
  const up = radiusKm / kmPerDegree
  const across = up / Math.max(0.01, Math.cos((point.lat * Math.PI) / 180))
  return {
    north: point.lat + up,
    south: point.lat - up,
    east: point.lng + across,
    west: point.lng - across,
  }
}

export function boxOfPoints(
  points: readonly { readonly lat: number; readonly lng: number }[],
): MapBox | null {
  if (points.length === 0) return null
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  }
}

export const isWithin = (box: MapBox, frame: MapBox): boolean =>
  box.north <= frame.north && box.south >= frame.south && box.east <= frame.east && box.west >= frame.west

/** A circle as a ring of `[longitude, latitude]`. */
export function ringAround(point: { readonly lat: number; readonly lng: number }, radiusKm: number) {
  const angle = radiusKm / 6371
  const lat = (point.lat * Math.PI) / 180
  return Array.from({ length: 97 }, (_, step) => {
    const bearing = (step * 2 * Math.PI) / 96
    const y = Math.asin(Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing))
    const x = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * Math.sin(y),
    )
    return [point.lng + (x * 180) / Math.PI, (y * 180) / Math.PI] as [number, number]
  })
}
