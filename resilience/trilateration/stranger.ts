import { openPlaces } from '@basera/places/server'
import type { Api } from '@basera/platform/contract'
import { inProcessApi } from '@basera/platform/server/feature'
import { localFiles } from '@basera/platform/server/files'
import { noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { type RoomCalls, radiusOptionsKm } from '@basera/rooms/contract'
import { roomsFeature } from '@basera/rooms/server'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type Measured, moved, type Point } from './solve.ts'

const halvings = 20
/** Degrees around a room within which a stranger begins to look. */
const around = 0.08

export interface FoundOut {
  readonly distances: readonly Measured[]
  /** Where the edges of map boxes meet the room. */
  readonly edges: Point
}

/** The last place that is inside and the first that is not meet here. */
async function edge(from: number, to: number, inside: (at: number) => Promise<boolean>): Promise<number> {
  let [yes, no] = [from, to]
  for (let n = 0; n < halvings; n++) {
    const middle = (yes + no) / 2
    if (await inside(middle)) yes = middle
    else no = middle
  }
  return (yes + no) / 2
}

export function openStranger(pool: pg.Pool) {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const logger = createLogger('silent')
  const rooms = roomsFeature({
    db,
    files: localFiles('/nonexistent'),
    places: openPlaces({ logger }),
    limits: noLimits,
    logger,
  })
  const api = inProcessApi([rooms], async () => ({ address: '127.0.0.1' })) as unknown as Api<RoomCalls>
  let asked = 0

  async function distanceFrom(id: string, { lat, lng }: Point, radius: string, sort: 'distance' | 'newest') {
    asked++
    const query = { lat: lat.toFixed(9), lng: lng.toFixed(9), radius_km: radius, sort, limit: '50' } as const
    const { items } = await api('GET /api/rooms', { query })
    return items.find((room) => room.id === id)?.distance_km ?? undefined
  }

  async function isIn(id: string, north: number, south: number, east: number, west: number) {
    asked++
    const query = Object.entries({ north, south, east, west }).map(([name, value]) => [
      name,
      value.toFixed(9),
    ])
    const { pins } = await api('GET /api/rooms/map', { query: Object.fromEntries(query) })
    return pins.some((pin) => pin.id === id)
  }

  async function circles(id: string, near: Point, next: () => number): Promise<Measured[]> {
    const found: Measured[] = []
    for (const [n, radius] of radiusOptionsKm.entries()) {
      const angle = next() * 2 * Math.PI
      const sort = n % 2 ? 'newest' : 'distance'
      const far = await edge(0, radius * 1.5 + 15, async (km) => {
        return (await distanceFrom(id, moved(near, angle, km), String(radius), sort)) !== undefined
      })
      found.push({ ...moved(near, angle, far), km: radius })
    }
    return found
  }

  async function readings(id: string, near: Point, next: () => number): Promise<Measured[]> {
    const found: Measured[] = []
    for (let n = 0; n < 60; n++) {
      const from = moved(near, next() * 2 * Math.PI, next() * 8)
      const at = { lat: Number(from.lat.toFixed(9)), lng: Number(from.lng.toFixed(9)) }
      const km = await distanceFrom(id, at, '25', 'distance')
      if (km !== undefined) found.push({ ...at, km })
    }
    return found
  }

  return {
    asked: () => asked,
    close: () => db.destroy(),
    async findOut(id: string, near: Point, next: () => number): Promise<FoundOut> {
      const { lat, lng } = near
      const box = [lat + around, lat - around, lng + around, lng - around] as const
      const [north, south, east, west] = box
      const edges = [
        await edge(north, south, (at) => isIn(id, at, south, east, west)),
        await edge(south, north, (at) => isIn(id, north, at, east, west)),
        await edge(east, west, (at) => isIn(id, north, south, at, west)),
        await edge(west, east, (at) => isIn(id, north, south, east, at)),
      ] as const
      const distances = [...(await readings(id, near, next)), ...(await circles(id, near, next))]
      return { distances, edges: { lat: (edges[0] + edges[1]) / 2, lng: (edges[2] + edges[3]) / 2 } }
    },
  }
}
