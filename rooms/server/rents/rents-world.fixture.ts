import { openPlaces } from '@basera/places/server'
import { createLogger } from '@basera/platform/server/logger'
import { numbered, openWorld, person } from '@basera/testkit/world'
import { rentsFeature } from './rents-feature.ts'

const places = openPlaces({ logger: createLogger('silent') })

/** So many listers. */
const listers = Array.from({ length: 9 }, (_, n) => person(n, `Lister ${n}`))

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

export interface ListedRoom {
  /** Index of the lister. */
  readonly lister: number
  readonly rent: number
  readonly daysAgo?: number
  readonly home_type?: string | null
  readonly [column: string]: unknown
}

/** The calls of rents with no room listed yet, and the places that they know. */
export async function rentsWorld({ roommates = 0, showsRooms = true } = {}) {
  const world = await openWorld({
    people: listers,
    features: (db) => [rentsFeature({ db, places, showsRooms, countRoommates: async () => roommates })],
  })
  let listed = 0
  /** Lists rooms near the middle of a place of the gazetteer. */
  async function list(path: string, rooms: readonly ListedRoom[]): Promise<void> {
    const [city = '', locality] = path.split('/')
    const { directory } = places
    const at = locality ? await directory.findLocality(city, locality) : await directory.findCity(city)
    if (!at) throw new Error(`There is no ${path}.`)
    const rows = rooms.map(({ lister, daysAgo: days = 3, ...room }) => ({
      id: numbered('b', listed++),
      user_id: listers[lister]?.id,
      title: 'A room with a window',
      address: `1st Main, ${at.name}`,
      latitude: at.latitude,
      longitude: at.longitude,
      home_type: 'private_room',
      available_from: '2026-12-01',
      deposit: 2 * room.rent,
      bills_estimate: 0,
      gender_preference: 'any',
      current_tenants: 0,
      max_tenants: 2,
      ...Object.fromEntries(flags.map((flag) => [flag, false])),
      custom_amenities: [],
      organization_id: null,
      created_at: daysAgo(days),
      updated_at: daysAgo(days),
      status: 'live',
      confirmed_at: daysAgo(0),
      lapsed: false,
      version: 1,
      ...room,
    }))
    for (const row of rows) {
      const columns = Object.keys(row)
      await world.query(
        `INSERT INTO rooms (${columns.join()}) SELECT ${columns.join()} FROM json_populate_record(NULL::rooms, $1)`,
        [JSON.stringify(row)],
      )
    }
  }
  const suspend = (lister: number) =>
    world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [listers[lister]?.id])
  const get = async (url: string) => {
    const answer = await world.app.inject({ url })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { ...world, list, suspend, get, places }
}

const flags = [
  ...['smoking_allowed', 'pets_allowed', 'wifi_included', 'alcohol_allowed', 'gym_access', 'swimming_pool'],
  ...['parking_available', 'security_deposit', 'music_allowed'],
]

export type RentsWorld = Awaited<ReturnType<typeof rentsWorld>>
