import type { Database } from '@basera/database/types'
import { type Limits, noLimits } from '@basera/platform/server/limits'
import { createTestApp, createTestDatabase } from '@basera/platform/testing'
import { idGate } from '../../../rooms/server/room-callers.fixture.ts'
import { safetyFeature } from './safety-feature.ts'

export { unverified } from '../../../rooms/server/room-callers.fixture.ts'

export const idOf = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const [asha, rohan, meera] = [1, 2, 3].map(idOf) as [string, string, string]

/** Blocks over HTTP, on a database of this file's own with asha, rohan and meera. */
export async function safetyWorld(limits: Limits = noLimits) {
  const database = await createTestDatabase<Database>()
  const { db, pool } = database
  const app = await createTestApp([safetyFeature({ db, limits })], { gate: idGate, limits })
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const addPeople = async (from: number, to: number) => {
    await query(
      `INSERT INTO auth_users (id, email)
       SELECT ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person' || n || '@example.test'
       FROM generate_series($1::int, $2::int) n`,
      [from, to],
    )
    await query(
      `INSERT INTO user_profiles (id, email, full_name) SELECT id, email, 'Person' FROM auth_users
       ON CONFLICT DO NOTHING`,
    )
  }
  await addPeople(1, 3)
  const call = (method: 'GET' | 'PUT' | 'DELETE', other: string | undefined, by?: string) =>
    app.inject({
      method,
      url: `/api/me/blocks${other === undefined ? '' : `/${other}`}`,
      headers: by ? { authorization: `Bearer ${by}` } : {},
    })
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, db, pool, query, addPeople, call, close }
}

export type SafetyWorld = Awaited<ReturnType<typeof safetyWorld>>
