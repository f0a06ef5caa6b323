import type { Pool } from 'pg'

export interface Person {
  readonly id: string
  readonly full_name: string
  readonly email: string
  readonly phone: string
}

/** The nth id of a kind: people are `a`, rooms `b`, `c` and `d`. */
export const numbered = (prefix: string, n: number): string =>
  `${prefix}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const person = (n: number, full_name: string): Person => ({
  id: numbered('a', n),
  full_name,
  email: `person${n}@example.test`,
  phone: `+9198${String(10_000_000 + n)}`,
})

export const asha = person(0, 'Asha Rao')
export const rohan = person(1, 'Rohan Mehta')
export const meera = person(2, 'Meera Nair')
/** His name is hard on searches. */
export const kabir = person(3, 'Kabir 100%_Sen')

/** Signed in, phone not verified. A world writes her row at her first call. */
export const nina = { id: numbered('f', 0), full_name: 'Nina Das', email: 'nina@example.test' }

/** An id that nothing has. */
export const nowhere = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly email: string }

/** Writes members with the columns of the first; mailboxes are proven, and who has a phone has verified it. */
export async function addPeople(pool: Pool, people: readonly object[]): Promise<void> {
  const given = Object.keys(people[0] ?? {})
  if (given.length === 0) return
  const rows = (people as readonly Row[]).map((row) => ({
    phone_verified: typeof row.phone === 'string',
    phone_verified_at: typeof row.phone === 'string' ? '2026-10-01T10:00:00Z' : null,
    ...row,
  }))
  const columns = [...new Set([...given, 'phone_verified', 'phone_verified_at'])].join()
  await pool.query(
    `WITH people AS (SELECT * FROM json_populate_recordset(NULL::user_profiles, $1)),
       users AS (INSERT INTO auth_users (id, email, email_proven_at) SELECT id, email, now() FROM people)
     INSERT INTO user_profiles (${columns}) SELECT ${columns} FROM people`,
    [JSON.stringify(rows)],
  )
}
