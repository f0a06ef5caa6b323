import type { RoommateWorld } from './roommate-world.fixture.ts'

/** A profile as the plain search sees it. */
export interface PlainProfile {
  readonly id: string
  readonly micros: number
  readonly name: string
  readonly bio: string
  readonly organization: string
  readonly location: string
  readonly tags: readonly string[]
  readonly gender: string | null
  readonly budget: number
  readonly lat: number | null
  readonly lng: number | null
  readonly photo_checked: boolean
  readonly work_proven: boolean
}

export type PlainSearch = Readonly<Record<string, string>>

/** Lower case, letter by letter: no letter's case depends on its neighbours. */
const folded = (text: string) => [...text].map((letter) => letter.toLowerCase()).join('')

/** Some have a checked photo, some showed where they work, some both; one no longer does. */
export async function proveSome({ query }: Pick<RoommateWorld, 'query'>): Promise<void> {
  const some = (share: number) =>
    `FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM user_profiles) AS people WHERE n % ${share} = 1`
  await query(
    `INSERT INTO photo_checks (user_id, status, decided_at) SELECT id, 'matched', now() ${some(2)}`,
    [],
  )
  await query(
    `INSERT INTO work_proofs (user_id, domain, mailbox_hash) SELECT id, 'infosys.com', id ${some(3)}`,
    [],
  )
  await query(`UPDATE photo_checks SET status = 'withdrawn' WHERE user_id IN (SELECT id ${some(20)})`, [])
  await query(`DELETE FROM work_proofs WHERE user_id IN (SELECT id ${some(30)})`, [])
}

/**
 * Every profile that `caller` can find, its texts in lower case: listed and enabled, not banned, not their own, no block
 * between them.
 */
export async function plainProfiles(
  { query }: Pick<RoommateWorld, 'query'>,
  caller: string,
): Promise<PlainProfile[]> {
  const rows: PlainProfile[] = await query(
    `SELECT p.id, (extract(epoch FROM p.created_at) * 1000000)::float8 AS micros, coalesce(full_name, '') AS name,
       coalesce(bio, '') AS bio, coalesce(organization, '') AS organization,
       coalesce(preferred_location, '') AS location, lifestyle_tags AS tags, gender, coalesce(budget, 0) AS budget,
       public_latitude AS lat, public_longitude AS lng,
       EXISTS (SELECT FROM photo_checks c WHERE c.user_id = p.id AND c.status = 'matched') AS photo_checked,
       EXISTS (SELECT FROM work_proofs w WHERE w.user_id = p.id) AS work_proven
     FROM user_profiles p JOIN auth_users u ON u.id = p.id
     WHERE is_listed AND is_roommate_profile_enabled AND u.banned_at IS NULL AND p.id <> $1
       AND NOT EXISTS (SELECT FROM blocks WHERE (blocker_id, blocked_id) IN ((p.id, $1::uuid), ($1::uuid, p.id)))`,
    [caller],
  )
  return rows.map((row) => ({
    ...row,
    name: folded(row.name),
    bio: folded(row.bio),
    organization: folded(row.organization),
    location: folded(row.location),
    tags: row.tags.map(folded),
  }))
}

/** The rules word for word (roommates.search-filters, roommates.search-relevance). */
export function plainScore(profile: PlainProfile, text: string): number {
  const words = folded(text).trim().split(/\s+/u)
  const matches = (field: string) => words.every((word) => field.includes(word))
  let score = 0
  if (matches(profile.name)) score += profile.name.includes(words.join(' ')) ? 150 : 100
  if (matches(profile.bio)) score += 50
  if (matches(profile.organization)) score += 40
  if (matches(profile.location)) score += 30
  return score + 15 * profile.tags.filter(matches).length
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km on a sphere of 6371 km (places.great-circle). */
export function greatCircle(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)))
}

export interface PlainHit {
  readonly profile: PlainProfile
  readonly score: number
  readonly distance: number | null
}

function passes({ profile, score, distance }: PlainHit, search: PlainSearch): boolean {
  if (search.q?.trim() && score === 0) return false
  if (distance !== null && distance > Number(search.radius_km ?? 25)) return false
  if (search.lat === undefined && !profile.location.includes(folded(search.location ?? '').trim()))
    return false
  if (!profile.organization.includes(folded(search.organization ?? '').trim())) return false
  if (profile.budget < Number(search.min_budget ?? 0)) return false
  if (profile.budget > Number(search.max_budget ?? Infinity)) return false
  if (search.gender !== undefined && profile.gender !== search.gender) return false
  if (search.photo_checked && !profile.photo_checked) return false
  if (search.work_proven && !profile.work_proven) return false
  return !search.tags || search.tags.split(',').some((tag) => profile.tags.includes(tag.trim().toLowerCase()))
}

const byId = (one: PlainHit, other: PlainHit) => (one.profile.id < other.profile.id ? -1 : 1)
const newest = (one: PlainHit, other: PlainHit) =>
  other.profile.micros - one.profile.micros || byId(one, other)

function byDistance(one: PlainHit, other: PlainHit): number {
  if (one.distance === null || other.distance === null)
    return Number(one.distance === null) - Number(other.distance === null) || newest(one, other)
  // Distances that are equal but for their last digits may stand either way.
  return Math.abs(one.distance - other.distance) < 1e-9 ? byId(one, other) : one.distance - other.distance
}

const orders: Record<string, (one: PlainHit, other: PlainHit) => number> = {
  newest,
  relevance: (one, other) => other.score - one.score || newest(one, other),
  'budget-low': (one, other) => one.profile.budget - other.profile.budget || byId(one, other),
  'budget-high': (one, other) => other.profile.budget - one.profile.budget || byId(other, one),
  distance: byDistance,
}

/** The whole list of a search, found by looking at every profile (roommates.search-exact). */
export function searchPlainly(profiles: readonly PlainProfile[], search: PlainSearch): PlainHit[] {
  const { lat, lng, q = '', sort = 'newest' } = search
  return profiles
    .map((profile) => ({
      profile,
      score: q.trim() ? plainScore(profile, q) : 0,
      distance:
        lat === undefined || lng === undefined || profile.lat === null || profile.lng === null
          ? null
          : greatCircle(Number(lat), Number(lng), profile.lat, profile.lng),
    }))
    .filter((hit) => passes(hit, search))
    .sort(orders[sort] ?? newest)
}
