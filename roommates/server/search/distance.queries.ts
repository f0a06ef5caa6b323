import { earthRadiusKm } from '@basera/places/contract'
import { type RawBuilder, sql } from 'kysely'

export interface Area {
  readonly lat: number
  readonly lng: number
  readonly radiusKm: number
}

/** In degrees, or in columns of them. */
interface Point {
  readonly lat: number | RawBuilder<unknown>
  readonly lng: number | RawBuilder<unknown>
}

/** Great-circle distance in km to the blurred location (roommates.blurred-location, places.great-circle). */
export const distanceTo = ({ lat, lng }: Point): RawBuilder<unknown> => sql`(${2 * earthRadiusKm}::float8
  * asin(least(1, sqrt(sin(radians(l.public_latitude - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(l.public_latitude))
      * sin(radians(l.public_longitude - ${lng}::float8) / 2) ^ 2))))`

export const vector = sql`unit_vector(l.public_latitude, l.public_longitude)`
export const vectorOf = ({ lat, lng }: Area) => sql`unit_vector(${lat}::float8, ${lng}::float8)`

/** Some centimetres too large, so that rounding never loses a profile. */
const slack = 1e-8

const degrees = (km: number) => ((km / earthRadiusKm) * 180) / Math.PI + slack

/** A band of latitude, which is cheap to check, then the great circle. */
export function isWithinRadius(area: Area): RawBuilder<unknown> {
  const reach = degrees(area.radiusKm)
  return sql`(l.public_latitude BETWEEN ${area.lat - reach}::float8 AND ${area.lat + reach}::float8
    AND ${distanceTo(area)} <= ${area.radiusKm}::float8)`
}
