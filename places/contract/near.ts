import { queryNumber } from '@basera/platform/contract'
import { z } from 'zod'
import { radiusOptionsKm } from './limits.ts'
import { nearSentences } from './sentences.ts'

/** Fields of a search around a point: `lat` and `lng` in degrees, `radius_km` one of `radiusOptionsKm`. */
export const nearFields = {
  lat: queryNumber(-90, 90).optional(),
  lng: queryNumber(-180, 180).optional(),
  radius_km: z.enum(radiusOptionsKm.map(String)).transform(Number).optional(),
} as const

interface Near {
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly radius_km?: number | undefined
  readonly sort?: string | undefined
}

/** Refuses half a point, and a radius or order by distance without one (places.half-point). */
export function checkNear(query: Near, refuse: (field: string, message: string) => void): void {
  if ((query.lat === undefined) !== (query.lng === undefined)) refuse('lat', nearSentences.pointWhole)
  const hasPoint = query.lat !== undefined && query.lng !== undefined
  if (query.radius_km !== undefined && !hasPoint) refuse('radius_km', nearSentences.radiusNeedsPoint)
  if (query.sort === 'distance' && !hasPoint) refuse('sort', nearSentences.distanceNeedsPoint)
}
