import { type Limits, noLimits } from '@basera/platform/server/limits'
import { createTestApp, createTestDatabase } from '@basera/platform/testing'
import { type Asked, idGate } from '../../rooms/server/room-callers.fixture.ts'
import { roommatesFeature } from './roommates-feature.ts'

export { unverified } from '../../rooms/server/room-callers.fixture.ts'

/** A row of user_profiles as a test writes it; what is left out is null or the table's default. */
export interface Profile {
  readonly id: string
  readonly email: string
  readonly full_name: string | null
  readonly [column: string]: unknown
}

const numbered = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`

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
  id: numbered(n),
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
  const database = await createTestDatabase<unknown>()
  const { db, pool } = database
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const addPeople = async (some: readonly Profile[]) => {
    const columns = Object.keys(some[0] ?? {}).join()
    await query(
      `WITH users AS (
         INSERT INTO auth_users (id, email) SELECT id, email FROM json_populate_recordset(NULL::user_profiles, $1)
       )
       INSERT INTO user_profiles (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::user_profiles, $1)`,
      [JSON.stringify(some)],
    )
  }
  await addPeople(people)
  await query('ANALYZE')
  const appWith = (stride?: number) =>
    createTestApp([roommatesFeature({ db, limits, ...(stride ? { stride } : {}) })], { gate: idGate, limits })
  const apps = new Map([[0, await appWith()]])
  const callOf =
    (stride: number) =>
    async ({ method = 'GET', url, body, by }: Asked) => {
      const app = apps.get(stride) ?? (await appWith(stride))
      apps.set(stride, app)
      return app.inject({
        method,
        url,
        headers: by ? { authorization: `Bearer ${by}` } : {},
        ...(body === undefined ? {} : { payload: body as object }),
      })
    }
  const close = async () => {
    for (const app of apps.values()) await app.close()
    await database.close()
  }
  const call = callOf(0)
  const block = (one: Profile, other: Profile) =>
    query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [one.id, other.id])
  return { db, pool, url: database.url, query, addPeople, call, callOf, block, close }
}

export type RoommateWorld = Awaited<ReturnType<typeof roommateWorld>>
