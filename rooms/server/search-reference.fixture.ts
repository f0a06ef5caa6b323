import { roomChoiceNames, roomComforts } from '@basera/rooms/contract'
import type { RoomWorld } from './room-world.fixture.ts'

type Fact = string | number | boolean | null

/** A room as the plain search sees it. */
export interface PlainRoom {
  readonly id: string
  readonly micros: number
  readonly rent: number
  readonly address: string
  readonly organization: string | null
  readonly gender: string
  readonly wifi: boolean
  readonly pets: boolean
  readonly smoking: boolean
  readonly lat: number | null
  readonly lng: number | null
  readonly total: number
  readonly available: string
  readonly verified: boolean
  readonly photos: boolean
  readonly photo_checked: boolean
  readonly work_proven: boolean
  readonly household: readonly { readonly kind: string }[] | null
  readonly facts: Readonly<Record<string, Fact>>
}

/** The query of a search, all of it text. */
export type PlainSearch = Readonly<Record<string, string>>

/** Some listers have a checked photo, some showed where they work, some both. */
export async function proveSome(world: RoomWorld): Promise<void> {
  const some = (share: number) =>
    `FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM user_profiles) AS people WHERE n % ${share} = 1`
  await world.query(
    `INSERT INTO photo_checks (user_id, status, decided_at) SELECT id, 'matched', now() ${some(2)}`,
  )
  await world.query(
    `INSERT INTO work_proofs (user_id, domain, mailbox_hash) SELECT id, 'infosys.com', id ${some(3)}`,
  )
}

/** Every room that can be found: on offer, confirmed, not deleted. */
export async function plainRooms(world: RoomWorld): Promise<PlainRoom[]> {
  const { rows } = await world.query(
    `SELECT r.id, (extract(epoch FROM r.created_at) * 1000000)::bigint AS micros, rent, address, p.organization,
       r.gender_preference AS gender, wifi_included AS wifi, pets_allowed AS pets, smoking_allowed AS smoking,
       r.public_latitude AS lat, r.public_longitude AS lng,
       rent + bills_estimate + coalesce(maintenance, 0) AS total, available_from::text AS available,
       p.phone_verified AS verified, EXISTS (SELECT FROM room_images i WHERE i.room_id = r.id) AS photos,
       EXISTS (SELECT FROM photo_checks c WHERE c.user_id = r.user_id AND c.status = 'matched') AS photo_checked,
       EXISTS (SELECT FROM work_proofs w WHERE w.user_id = r.user_id) AS work_proven, household, to_jsonb(r) AS facts
     FROM rooms r JOIN user_profiles p ON p.id = r.user_id
     WHERE r.status = 'live' AND r.deleted_at IS NULL AND NOT r.lapsed`,
  )
  return rows
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km on a sphere of 6371 km (places.great-circle). */
export function greatCircle(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)))
}

export interface Hit {
  readonly room: PlainRoom
  readonly distance: number | null
  readonly minutes: number | null
}

const contains = (text: string | null, part: string | undefined) =>
  !part || (text ?? '').toLowerCase().includes(part.trim().toLowerCase())

/** Whether a room meets a filter, or null when it does not say. */
const facts: Record<string, (room: PlainRoom, asked: string) => boolean | null> = {
  ...Object.fromEntries(
    roomChoiceNames.map((name) => [
      name,
      ({ facts: { [name]: said } }: PlainRoom, asked: string) =>
        said == null ? null : asked.split(',').includes(String(said)),
    ]),
  ),
  ...Object.fromEntries(
    roomComforts.map((name) => [
      name,
      ({ facts: { [name]: said } }: PlainRoom) => (said == null ? null : said === true),
    ]),
  ),
  household: ({ household }, asked) => household?.some(({ kind }) => asked.split(',').includes(kind)) ?? null,
  no_brokerage: ({ facts: { brokerage, posted_by: by } }) =>
    brokerage == null ? (by == null ? null : true) : brokerage === 0,
  max_brokerage: ({ facts: { brokerage, posted_by: by } }, asked) =>
    brokerage == null ? (by == null ? null : true) : Number(brokerage) <= Number(asked),
  max_maintenance: ({ facts: { maintenance: sum } }, asked) =>
    sum == null ? null : Number(sum) <= Number(asked),
  max_painting: ({ facts: { painting_charge: sum } }, asked) =>
    sum == null ? null : Number(sum) <= Number(asked),
  max_lock_in: ({ facts: { lock_in_months: months } }, asked) =>
    months == null ? null : Number(months) <= Number(asked),
  max_notice: ({ facts: { notice_days: days } }, asked) =>
    days == null ? null : Number(days) <= Number(asked),
  gate_after: ({ facts: { gate_closes_at: time } }, asked) =>
    time == null ? null : String(time) >= asked || String(time) < '05:00',
  verified: ({ verified }) => verified,
  photos: ({ photos }) => photos,
  photo_checked: (room) => room.photo_checked,
  work_proven: (room) => room.work_proven,
}

/** By each filter on facts that was asked for. */
const verdicts = (room: PlainRoom, search: PlainSearch) =>
  Object.entries(facts).flatMap(([name, verdict]) => {
    const asked = search[name]
    return asked === undefined || asked === 'false' ? [] : [verdict(room, asked)]
  })

function passes(room: PlainRoom, search: PlainSearch): boolean {
  if (search.lat === undefined && !contains(room.address, search.q)) return false
  if (!contains(room.organization, search.organization)) return false
  if (room.rent < Number(search.min_rent ?? 0) || room.rent > Number(search.max_rent ?? 1e9)) return false
  if (search.gender && search.gender !== 'any' && room.gender !== search.gender) return false
  if (room.total > Number(search.max_total ?? 1e9) || room.available > (search.move_in_by ?? '9999'))
    return false
  if (!verdicts(room, search).every((verdict) => verdict ?? search.include_unknown === 'true')) return false
  return (['wifi', 'pets', 'smoking'] as const).every((flag) => search[flag] !== 'true' || room[flag])
}

const byId = (one: Hit, other: Hit) => (one.room.id < other.room.id ? -1 : 1)
const newest = (one: Hit, other: Hit) => other.room.micros - one.room.micros || byId(one, other)

/**
 * Ascending, ties by id; rooms without a value newest first. Values equal to the last digits may stand either way: both
 * orders are right.
 */
const rising =
  (keyOf: (hit: Hit) => number | null, tolerance: number) =>
  (one: Hit, other: Hit): number => {
    const [key, next] = [keyOf(one), keyOf(other)]
    if (key === null || next === null) return newest(one, other)
    return Math.abs(key - next) < tolerance ? byId(one, other) : key - next
  }

const orders: Record<string, (one: Hit, other: Hit) => number> = {
  newest,
  'price-low': (one, other) => one.room.rent - other.room.rent || byId(one, other),
  'price-high': (one, other) => other.room.rent - one.room.rent || byId(other, one),
  'total-low': (one, other) => one.room.total - other.room.total || byId(one, other),
  distance: rising(({ distance }) => distance, 1e-9),
  commute: rising(({ minutes }) => minutes, 1e-6),
}

/** Whether an address names the city: last of all cities that the rooms of the tests lie in. */
const isIn = (address: string, names: readonly string[]) =>
  names.some((name) => new RegExp(`(?<!Navi )${name}[ 0-9]*$`, 'i').test(address))

/** The cities that rooms of the tests lie in, by how addresses name them. */
const cities: Record<string, readonly string[]> = {
  Bengaluru: ['Bengaluru', 'Bangalore'],
  Mumbai: ['Mumbai'],
  'Navi Mumbai': ['Navi Mumbai'],
  Noida: ['Noida'],
  Pune: ['Pune'],
}

/** What a search's area means, told from outside. */
export interface PlainArea {
  /** The city whose unlocated rooms belong to it. */
  readonly city: string | null
  holds?(latitude: number, longitude: number): boolean
  /** Travel time, or null when it takes too long. */
  minutes?(latitude: number, longitude: number): number | null
}
const noArea: PlainArea = { city: null }

const isWithin = (search: PlainSearch, area: PlainArea) =>
  search.lat !== undefined || area.holds || area.minutes

function judge(room: PlainRoom, search: PlainSearch, area: PlainArea): Hit[] {
  const { lat: south, lng: west } = room
  if (south === null || west === null) {
    const named = !isWithin(search, area) || isIn(room.address, cities[area.city ?? ''] ?? [])
    return named ? [{ room, distance: null, minutes: null }] : []
  }
  const { lat, lng, radius_km: radius = '25' } = search
  const distance = lat === undefined ? null : greatCircle(Number(lat), Number(lng), south, west)
  if (distance !== null && distance > Number(radius)) return []
  if (area.holds && !area.holds(south, west)) return []
  const minutes = area.minutes?.(south, west) ?? null
  return area.minutes && minutes === null ? [] : [{ room, distance, minutes }]
}

/** The whole list of a search, found by looking at every room (rooms.search-exact); an area's unlocated rooms are last. */
export function searchPlainly(
  rooms: readonly PlainRoom[],
  search: PlainSearch,
  area: PlainArea = noArea,
): Hit[] {
  const usual = area.minutes ? 'commute' : search.lat === undefined ? 'newest' : 'distance'
  const order = orders[search.sort ?? usual] ?? newest
  const isLast = ({ room }: Hit) => Number(room.lat === null)
  return rooms
    .filter((room) => passes(room, search))
    .flatMap((room) => judge(room, search, area))
    .sort((one, other) =>
      isWithin(search, area) && isLast(one) !== isLast(other)
        ? isLast(one) - isLast(other)
        : order(one, other),
    )
}

/** The counts that a search's answer has besides its list. */
export function countPlainly(rooms: readonly PlainRoom[], search: PlainSearch, area: PlainArea) {
  const hits = searchPlainly(rooms, search, area)
  const isUnlocated = ({ room }: Hit) => isWithin(search, area) && room.lat === null
  const located = hits.filter((hit) => !isUnlocated(hit)).length
  const all = searchPlainly(rooms, { ...search, include_unknown: 'true' }, area).length
  return {
    total: Math.min(1000, located),
    total_is_exact: located <= 1000,
    unlocated_total: Math.min(1000, hits.length - located),
    unknown_total: Math.min(1000, all - hits.length),
  }
}
