import type { Database } from '@basera/database/types'
import { type Limits, noLimits } from '@basera/platform/server/limits'
import { numbered, openWorld, person } from '@basera/testkit/world'
import { vi } from 'vitest'
import { safetyFeature } from './safety-feature.ts'

export { nina } from '@basera/testkit/world'

export const idOf = (n: number) => numbered('a', n)
export const [asha, rohan, meera] = [1, 2, 3].map(idOf) as [string, string, string]

/** Blocks over HTTP, on a database of this file's own with asha, rohan and meera. */
export async function safetyWorld(limits: Limits = noLimits) {
  const people = ['Asha', 'Rohan', 'Meera'].map((name, n) => person(n + 1, name))
  const callOff = vi.fn(async (_userId: string, _otherId?: string) => undefined)
  const world = await openWorld<Database>({
    people,
    limits,
    features: (db) => [safetyFeature({ db, limits, partings: [callOff] })],
  })
  const { query } = world
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
  const call = (method: 'GET' | 'PUT' | 'DELETE', other: string | undefined, by?: string) =>
    world.call({ method, url: `/api/me/blocks${other === undefined ? '' : `/${other}`}`, by })
  return { ...world, addPeople, call, callOff }
}

export type SafetyWorld = Awaited<ReturnType<typeof safetyWorld>>
