import { aboutMinutes, minutesBetween } from '@basera/places/contract'
import { openPlaces } from '@basera/places/server'
import type { Api } from '@basera/platform/contract'
import { inProcessApi } from '@basera/platform/server/feature'
import { localFiles } from '@basera/platform/server/files'
import { noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { openSecrets } from '@basera/platform/server/secrets'
import { type RoomCalls, type RoomPage, radiusOptionsKm } from '@basera/rooms/contract'
import { roomsFeature } from '@basera/rooms/server'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type Measured, moved, type Point } from './solve.ts'

const halvings = 20
/** Degrees around a room within which a stranger begins to look. */
const around = 0.08

/** What asks whether a room is in a box: the map, a search of the box, or one of an outline. */
type BoxAsk = 'map' | 'bounds' | 'polygon'
const boxAsks: readonly BoxAsk[] = ['map', 'bounds', 'polygon']

export interface FoundOut {
  readonly distances: readonly Measured[]
  /** Where the edges of boxes meet the room, by each way to ask for one. */
  readonly edges: readonly Point[]
  /** Journeys whose minutes, or whose place in the order of minutes, are not those of the middle of the square. */
  readonly oddJourneys: number
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

type Box = readonly [north: number, south: number, east: number, west: number]

function openApi(pool: pg.Pool) {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const logger = createLogger('silent')
  const places = openPlaces({ logger })
  const secrets = openSecrets('counts no views, but takes thirty-two characters')
  const files = localFiles('/nonexistent')
  const rooms = roomsFeature({ db, files, places, limits: noLimits, logger, secrets })
  const api = inProcessApi([rooms], async () => ({ address: '127.0.0.1' })) as unknown as Api<RoomCalls>
  return { api, places, close: () => db.destroy() }
}

function openAsks(pool: pg.Pool) {
  const { api, places, close } = openApi(pool)
  let asked = 0

  async function distanceFrom(id: string, { lat, lng }: Point, radius: string, sort: 'distance' | 'newest') {
    asked++
    const query = { lat: lat.toFixed(9), lng: lng.toFixed(9), radius_km: radius, sort, limit: '50' } as const
    const { items } = await api('GET /api/rooms', { query })
    return items.find((room) => room.id === id)?.distance_km ?? undefined
  }

  async function isIn(ask: BoxAsk, id: string, box: Box) {
    asked++
    const [north, south, east, west] = box.map((degrees) => degrees.toFixed(9)) as [
      string,
      string,
      string,
      string,
    ]
    if (ask === 'map') {
      const { pins } = await api('GET /api/rooms/map', { query: { north, south, east, west } })
      return pins.some((pin) => pin.id === id)
    }
    const ring = `${south},${west};${north},${west};${north},${east};${south},${east}`
    const area = ask === 'bounds' ? { bounds: `${south},${west},${north},${east}` } : { polygon: ring }
    return (await idsOf({ ...area, sort: 'newest' })).includes(id)
  }

  async function idsOf(search: Parameters<typeof api<'GET /api/rooms'>>[1]['query']): Promise<string[]> {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page: RoomPage = await api('GET /api/rooms', {
        query: { ...search, limit: '50', ...(cursor === null ? {} : { cursor }) },
      })
      ids.push(...page.items.map((room) => room.id))
      cursor = page.next_cursor
    } while (cursor)
    return ids
  }

  /** Whether a journey tells of a room anything but what the middle of its square, which everybody sees, tells too. */
  async function isOdd(id: string, middle: Point, { lat, lng }: Point, by: 'metro' | 'two_wheeler' | 'walk') {
    asked++
    const to = { latitude: Number(lat.toFixed(9)), longitude: Number(lng.toFixed(9)) }
    const { items } = await api('GET /api/rooms', {
      query: {
        ...{ commute_to: `${to.latitude},${to.longitude}`, commute_by: by, commute_max: '90' },
        ...{ sort: 'commute', limit: '50' },
      },
    })
    const reach = places.travel.reach(to, by, 90)
    const minutes = minutesBetween({ latitude: middle.lat, longitude: middle.lng }, reach)
    const said = items.find((room) => room.id === id)?.commute_minutes ?? null
    const order = items.flatMap(({ public_latitude: latitude, public_longitude: longitude }) =>
      latitude === null || longitude === null
        ? []
        : (minutesBetween({ latitude, longitude }, reach) ?? Number.POSITIVE_INFINITY),
    )
    const isSorted = order.every((value, index) => value >= (order[index - 1] ?? 0) - 1e-6)
    return !isSorted || (said !== null && (minutes === null || said !== aboutMinutes(minutes)))
  }

  return { asked: () => asked, close, distanceFrom, isIn, isOdd }
}

export function openStranger(pool: pg.Pool) {
  const { asked, close, distanceFrom, isIn, isOdd } = openAsks(pool)

  async function edgesBy(ask: BoxAsk, id: string, { lat, lng }: Point): Promise<Point> {
    const [north, south, east, west] = [lat + around, lat - around, lng + around, lng - around] as const
    const top = await edge(north, south, (at) => isIn(ask, id, [at, south, east, west]))
    const bottom = await edge(south, north, (at) => isIn(ask, id, [north, at, east, west]))
    const right = await edge(east, west, (at) => isIn(ask, id, [north, south, at, west]))
    const left = await edge(west, east, (at) => isIn(ask, id, [north, south, east, at]))
    return { lat: (top + bottom) / 2, lng: (right + left) / 2 }
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
    asked,
    close,
    async findOut(id: string, near: Point, next: () => number): Promise<FoundOut> {
      const edges: Point[] = []
      for (const ask of boxAsks) edges.push(await edgesBy(ask, id, near))
      let oddJourneys = 0
      for (let n = 0; n < 12; n++) {
        const to = moved(near, (n * Math.PI) / 6, next() * 6)
        const by = (['metro', 'two_wheeler', 'walk'] as const)[n % 3] ?? 'metro'
        if (await isOdd(id, near, to, by)) oddJourneys++
      }
      const distances = [...(await readings(id, near, next)), ...(await circles(id, near, next))]
      return { distances, edges, oddJourneys }
    },
  }
}
