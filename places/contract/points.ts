/** A point on the earth, WGS 84 degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth in km (places.great-circle). */
export const earthRadiusKm = 6371

/** Grid steps of blurred locations in degrees of latitude: rooms about 500 m, profiles about 2 km (places.blurred-grid). */
export const roomGridStep = 0.0045
export const profileGridStep = 0.018

const radians = (degrees: number) => degrees * (Math.PI / 180)

/** Great-circle distance in km by the haversine formula. Equals the database's `distance_km` (places.great-circle). */
export function distanceKm(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

export interface Square {
  readonly south: number
  readonly west: number
  readonly sizeDegrees: number
}

const slackOfCurvedSides = 0.98

/** Kilometres than which no point of the square is nearer, up to 80° north and south and off the date line. */
export function leastKmTo(point: Point, { south, west, sizeDegrees }: Square): number {
  const within = (value: number, from: number) => Math.min(from + sizeDegrees, Math.max(from, value))
  const nearest = { latitude: within(point.latitude, south), longitude: within(point.longitude, west) }
  return slackOfCurvedSides * distanceKm(point, nearest)
}

/** What others see (places.blurred-grid), `step` in degrees. Equals the database's `public_latitude`, `public_longitude`. */
export function blurredLocation(point: Point, step: number): Point {
  const latitude = (Math.floor(point.latitude / step) + 0.5) * step
  const width = step / Math.cos(radians(latitude))
  return { latitude, longitude: (Math.floor(point.longitude / width) + 0.5) * width }
}

/** The label of a position without a name: `12.93, 77.62` (places.unnamed-position). */
export const coordinatesLabel = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`.replaceAll('-0.00', '0.00')

/** A place's name with its area: `Koramangala, Bengaluru, Karnataka`. */
export const placeLabel = (place: { readonly name: string; readonly context: string }): string =>
  place.context ? `${place.name}, ${place.context}` : place.name
