import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'

/** What the base map can draw of a city, from the ground up (places.map-layers). */
export const mapLayerKinds = ['wards', 'streets', 'roads', 'metro', 'stations'] as const
export type MapLayerKind = (typeof mapLayerKinds)[number]

const degrees = (most: number) => z.number().min(-most).max(most)

/** A GeoJSON file at `url`, and the credit to show while it is drawn; empty where nobody asks for one. */
const mapLayer = z.object({ kind: z.enum(mapLayerKinds), url: z.string(), attribution: z.string() })
export type MapLayer = z.output<typeof mapLayer>

const mapCity = z.object({
  id: z.string(),
  name: z.string(),
  north: degrees(90),
  south: degrees(90),
  east: degrees(180),
  west: degrees(180),
  layers: z.array(mapLayer),
})
export type MapCity = z.output<typeof mapCity>

export const mapCalls = {
  'GET /api/map-layers': {
    summary: 'What the base map can draw',
    access: 'public',
    response: z.object({
      cities: z.array(mapCity),
      /** The operator's tiles in one PMTiles archive, read by range requests (places.map-tiles); null without. */
      tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
    }),
  },
} satisfies Calls
export type MapCalls = typeof mapCalls
export type MapIndex = z.output<MapCalls['GET /api/map-layers']['response']>
