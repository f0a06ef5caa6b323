import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPlaces } from '@basera/places/server'
import { localFiles } from '@basera/platform/server/files'
import { type Limits, noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { openSecrets } from '@basera/platform/server/secrets'
import { householdKinds, roomChoiceNames, roomChoices, roomComforts } from '@basera/rooms/contract'
import { type Person as AnyPerson, dice, numbered, openWorld, person } from '@basera/testkit/world'
import { nameMissingCities } from './named-city/named-city.ts'
import { roomsFeature } from './rooms-feature.ts'

export { nina } from '@basera/testkit/world'

export const organizations = [
  'Infosys',
  'INFOSYS BPM',
  'Tata Consultancy Services',
  'IIT Bombay',
  'दिल्ली विश्वविद्यालय',
  '100% Veg_Foods',
]
const localities = [
  'Koramangala, Bengaluru',
  'Indiranagar, Bengaluru',
  'BTM Layout, Bangalore 560076',
  'Old Madras Road, Bengaluru',
  'Vashi, Navi Mumbai',
  'Andheri West, Mumbai',
  'Sector 62, Noida',
  'कोथरुड, Pune',
  'Plot 7\\B, 50%_off Road',
]

/** Where the rooms are: most of them in one neighbourhood, so that a search of 5 km has more than it counts. */
const neighbourhood = { lat: 12.9352, lng: 77.6245, spread: 0.02 }
const suburbs = { lat: 19.1197, lng: 72.8464, spread: 0.15 }
const district = { lat: 28.6271, lng: 77.3656, spread: 0.6 }
const dateLine = { lat: -0.001, lng: 179.99, spread: 0.05 }
const towns = [
  neighbourhood,
  neighbourhood,
  neighbourhood,
  neighbourhood,
  neighbourhood,
  neighbourhood,
  suburbs,
  suburbs,
  district,
  dateLine,
]

export interface Person extends AnyPerson {
  readonly organization: string | null
}

const people: Person[] = [
  'Asha Rao',
  'Rohan Mehta',
  'Meera Nair',
  ...Array.from({ length: 37 }, (_, n) => `Lister ${n}`),
].map((full_name, n) => ({
  ...person(n, full_name),
  organization: n % 4 === 3 ? null : (organizations[n % organizations.length] ?? null),
}))
export const [asha, rohan, meera] = people as [Person, Person, Person]

/** One room in eight cannot be found, each in its own way. */
const outOfSearch = [
  { status: 'paused' },
  { status: 'taken' },
  { lapsed: true },
  { deleted_at: '2026-10-05T00:00:00Z' },
]
const life = (n: number) => ({
  status: 'live',
  lapsed: false,
  deleted_at: null,
  ...(n % 8 === 5 ? outOfSearch[Math.floor(n / 8) % outOfSearch.length] : {}),
})

/** Half of the rooms say little beyond the basics. */
function generatedFacts(next: () => number) {
  const maybe = <T>(values: readonly T[]): T | null =>
    next() < 0.6 ? (values[Math.floor(next() * values.length)] ?? null) : null
  const posted_by = maybe(roomChoices.posted_by)
  const brokerage = maybe([0, 5000])
  return {
    ...Object.fromEntries(roomChoiceNames.map((name) => [name, maybe(roomChoices[name])])),
    ...Object.fromEntries(roomComforts.map((name) => [name, maybe([true, false])])),
    posted_by,
    brokerage: posted_by === 'agent' ? (brokerage ?? 9000) : brokerage,
    maintenance: maybe([0, 500, 1500]),
    bills_estimate: maybe([500, 2000]) ?? 0,
    lock_in_months: maybe([0, 1, 2, 3, 6, 11, 24]),
    notice_days: maybe([0, 10, 15, 30, 60, 90]),
    gate_closes_at: maybe(['20:30', '21:00', '22:00', '22:30', '23:00', '00:30']),
    household: maybe(householdKinds.map((kind) => [{ kind, count: 1 }])),
    available_from: `2026-12-0${1 + Math.floor(next() * 9)}`,
    painting_charge: maybe([0, 3000, 8000, 15_000]),
  }
}

function generatedRoom(n: number, next: () => number, facts: () => number) {
  const pick = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T
  const digits = (count: number) => String(Math.floor(next() * 10 ** count)).padStart(count, '0')
  const town = pick(towns)
  const placed = next() > 0.06
  return {
    id: numbered(pick(['b', 'c', 'd']), n),
    user_id: pick(people).id,
    title: `Room number ${n}`,
    address: `${n}, ${pick(localities)}`,
    latitude: placed ? town.lat + (next() + next() - 1) * town.spread : null,
    longitude: placed ? town.lng + (next() + next() - 1) * Math.min(town.spread, 180 - town.lng) : null,
    // Half of the rents and times are shared by many rooms, half are nearly each room's own.
    rent: next() < 0.5 ? 1000 + 500 * Math.floor(next() ** 2 * 60) : 1000 + Math.floor(next() * 30_000),
    ...generatedFacts(facts),
    gender_preference: pick(['any', 'any', 'male', 'female']),
    max_tenants: 3,
    wifi_included: next() < 0.6,
    pets_allowed: next() < 0.3,
    smoking_allowed: next() < 0.3,
    // Microseconds that a JavaScript date cannot hold, and many equal moments.
    ...life(n),
    created_at: `2026-10-0${1 + Math.floor(next() * 3)}T10:00:00.${next() < 0.5 ? '00000' : digits(5)}${digits(1)}Z`,
  }
}

const secrets = openSecrets('a secret of the tests, at least thirty-two characters')

async function openRooms(limits: Limits, reviews: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'basera-rooms-'))
  const files = localFiles(folder)
  const logger = createLogger('silent')
  const places = openPlaces({ logger })
  const world = await openWorld({
    people,
    limits,
    features: (db) => [roomsFeature({ db, files, places, limits, logger, reviews, secrets })],
  })
  const query = (text: string, values: unknown[] = []) => world.pool.query(text, values)
  const kept = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  const close = async () => {
    await world.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const get = (url: string) => world.app.inject({ url })
  return { ...world, files, places, secrets, folder, query, kept, close, get }
}

/** The running app with forty people and `count` rooms, the same ones every time; with `reviews` rooms are checked. */
export async function roomWorld(count: number, limits: Limits = noLimits, { reviews = false } = {}) {
  const world = await openRooms(limits, reviews)
  const next = dice(7)
  const facts = dice(8)
  const rooms = Array.from({ length: count }, (_, n) => generatedRoom(n, next, facts))
  await addRooms(world, rooms)
  await world.query('ANALYZE')
  return { ...world, rooms }
}

export type RoomWorld = Awaited<ReturnType<typeof roomWorld>>

/** Writes rooms as given; fields left out take the table's defaults. */
export async function addRooms(
  world: Pick<RoomWorld, 'query' | 'db' | 'places'>,
  rooms: readonly Record<string, unknown>[],
) {
  const columns = Object.keys(rooms[0] ?? {})
  if (columns.length === 0) return
  await world.query(
    `INSERT INTO rooms (${columns.join()}) SELECT ${columns.join()} FROM json_populate_recordset(NULL::rooms, $1)`,
    [JSON.stringify(rooms)],
  )
  await nameMissingCities(world.db, world.places.directory, null)
}
