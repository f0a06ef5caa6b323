import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface People {
  readonly ids: readonly string[]
  readonly chats: readonly (readonly string[])[]
}

/** Writes members with verified phones and their conversations straight into the database. */
export async function addPeople(pool: pg.Pool, count: number): Promise<People> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await pool.query(
    `WITH people AS (SELECT id, row_number() OVER () AS n FROM unnest($1::uuid[]) AS id),
       users AS (INSERT INTO auth_users (id, email) SELECT id, id || '@bench.example' FROM people)
     INSERT INTO user_profiles (id, email, full_name, phone, phone_verified, phone_verified_at)
     SELECT id, id || '@bench.example', 'Member ' || n, '+9190' || lpad(n::text, 8, '0'), true, now() FROM people`,
    [ids],
  )
  const chats: string[][] = ids.map(() => [])
  const rows = ids.flatMap((id, index) =>
    [1, 2].map((step) => {
      const other = (index + step) % count
      const chat = randomUUID()
      chats[index]?.push(chat)
      chats[other]?.push(chat)
      return { id: chat, a: id, b: ids[other] }
    }),
  )
  await pool.query(
    `INSERT INTO chats (id, user1_id, user2_id)
     SELECT id, least(a, b), greatest(a, b) FROM json_to_recordset($1) AS pair(id uuid, a uuid, b uuid)`,
    [JSON.stringify(rows)],
  )
  await pool.query('ANALYZE')
  return { ids, chats }
}
