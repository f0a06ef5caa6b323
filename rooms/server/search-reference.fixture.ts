import type { RoomWorld } from './room-world.fixture.ts'

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
}

export interface PlainSearch {
  readonly q?: string
  readonly lat?: string
  readonly lng?: string
  readonly radius_km?: string
  readonly organization?: string
  readonly min_rent?: string
  readonly max_rent?: string
  readonly gender?: string
  readonly wifi?: string
  readonly pets?: string
  readonly smoking?: string
  readonly sort?: string
}

/** Every room that can be found: on offer, confirmed, not deleted. */
export async function plainRooms(world: RoomWorld): Promise<PlainRoom[]> {
  const { rows } = await world.query(
    `SELECT r.id, (extract(epoch FROM r.created_at) * 1000000)::bigint AS micros, rent, address, p.organization,
       r.gender_preference AS gender, wifi_included AS wifi, pets_allowed AS pets, smoking_allowed AS smoking,
       r.public_latitude AS lat, r.public_longitude AS lng
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
}

const contains = (text: string | null, part: string | undefined) =>
  !part || (text ?? '').toLowerCase().includes(part.trim().toLowerCase())

function passes(room: PlainRoom, search: PlainSearch): boolean {
  if (search.lat === undefined && !contains(room.address, search.q)) return false
  if (!contains(room.organization, search.organization)) return false
  if (room.rent < Number(search.min_rent ?? 0) || room.rent > Number(search.max_rent ?? 1e9)) return false
  if (search.gender && search.gender !== 'any' && room.gender !== search.gender) return false
  return (['wifi', 'pets', 'smoking'] as const).every((flag) => search[flag] !== 'true' || room[flag])
}

const byId = (one: Hit, other: Hit) => (one.room.id < other.room.id ? -1 : 1)
const newest = (one: Hit, other: Hit) => other.room.micros - one.room.micros || byId(one, other)

/** Squares at the same distance to the last digits may stand either way: both orders are right. */
const near = (one: number, other: number) => Math.abs(one - other) < 1e-9

const orders: Record<string, (one: Hit, other: Hit) => number> = {
  newest,
  'price-low': (one, other) => one.room.rent - other.room.rent || byId(one, other),
  'price-high': (one, other) => other.room.rent - one.room.rent || byId(other, one),
  distance: (one, other) =>
    one.distance === null || other.distance === null
      ? newest(one, other)
      : near(one.distance, other.distance)
        ? byId(one, other)
        : one.distance - other.distance,
}

/** The whole list of a search, found by looking at every room (rooms.search-exact). */
export function searchPlainly(rooms: readonly PlainRoom[], search: PlainSearch): Hit[] {
  const { lat, lng, radius_km: radius = '25', sort = 'newest' } = search
  const hits = rooms
    .filter((room) => passes(room, search))
    .map((room) => {
      const known = lat !== undefined && lng !== undefined && room.lat !== null && room.lng !== null
      return {
        room,
        distance: known ? greatCircle(Number(lat), Number(lng), room.lat ?? 0, room.lng ?? 0) : null,
      }
    })
    .filter(({ distance }) => distance === null || distance <= Number(radius))
  return hits.sort(
    (one, other) =>
      (lat === undefined ? 0 : Number(one.distance === null) - Number(other.distance === null)) ||
      (orders[sort] ?? newest)(one, other),
  )
}
