import { type Limits, noLimits } from '@basera/platform/server/limits'
import { type Asked, numbered, openWorld } from '@basera/testkit/world'
import type { Kysely } from 'kysely'
import { roommatesFeature } from './roommates-feature.ts'

export { nina } from '@basera/testkit/world'

/** A row of user_profiles as a test writes it; what is left out is null or the table's default. */
export interface Profile {
  readonly id: string
  readonly email: string
  readonly full_name: string | null
  readonly [column: string]: unknown
}

const defaults = {
  organization: null,
  bio: null,
  gender: null,
  preferred_location: null,
  latitude: null,
  longitude: null,
  budget: null,
  age: 25,
  lifestyle_tags: [] as readonly string[],
  preferred_lifestyle_tags: [] as readonly string[],
  roommate_gender_preference: null,
  is_roommate_profile_enabled: true,
  is_listed: true,
  show_email: true,
  created_at: '2026-10-01T10:00:00Z',
}

/** A listed profile with a verified phone, changed as asked. */
export const profile = (n: number, full_name: string | null, changes: object = {}): Profile => ({
  ...defaults,
  id: numbered('a', n),
  email: `person${n}@example.test`,
  phone: `+9198${String(10_000_000 + n)}`,
  phone_verified: true,
  phone_verified_at: '2026-10-01T10:00:00Z',
  full_name,
  ...changes,
})

export const [asha, rohan, meera, kabir] = ['Asha Rao', 'Rohan Mehta', 'Meera Nair', 'Kabir Sen'].map(
  (name, n) => profile(n, name),
) as [Profile, Profile, Profile, Profile]

/** The roommates' calls over HTTP, on a database of this file's own with these people. */
export async function roommateWorld(people: readonly Profile[], limits: Limits = noLimits) {
  const serve = (db: Kysely<unknown>, stride?: number) =>
    roommatesFeature({ db, limits, ...(stride ? { search: { stride, nearest: stride } } : {}) })
  const world = await openWorld({ people, limits, features: (db) => [serve(db)] })
  const { db, query } = world
  await query('ANALYZE')
  const apps = new Map([[0, world.app]])
  const callOf = (stride: number) => async (asked: Asked) => {
    const app = apps.get(stride) ?? (await world.openApp([serve(db, stride)]))
    apps.set(stride, app)
    return world.callOf(app)(asked)
  }
  const block = (one: Profile, other: Profile) =>
    query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [one.id, other.id])
  return { ...world, callOf, callOfApp: world.callOf, block }
}

export type RoommateWorld = Awaited<ReturnType<typeof roommateWorld>>
