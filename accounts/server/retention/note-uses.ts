import { type QueryExecutorProvider, sql } from 'kysely'

/** Days between two notes of one account's use: exact enough for years, and few rows a day. */
export const noteDays = 30

const accountsAtOnce = 5000

async function noteSome(db: QueryExecutorProvider, after: string | null): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    WITH batch AS (
      SELECT id, last_used_at FROM auth_users WHERE ${after}::uuid IS NULL OR id > ${after}::uuid
      ORDER BY id LIMIT ${accountsAtOnce}
    ), used AS (
      SELECT batch.id, max(s.refreshed_at) AS at FROM batch JOIN auth_sessions s ON s.user_id = batch.id
      GROUP BY batch.id, batch.last_used_at
      HAVING max(s.refreshed_at) > coalesce(batch.last_used_at, '-infinity') + ${noteDays} * interval '1 day'
    ), held AS (
      SELECT u.id, used.at FROM auth_users u JOIN used ON used.id = u.id FOR NO KEY UPDATE OF u SKIP LOCKED
    ), noted AS (
      UPDATE auth_users SET last_used_at = held.at FROM held WHERE auth_users.id = held.id
    )
    SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last
  `.execute(db)
  return rows[0]?.last ?? null
}

/**
 * Notes with each account when its sessions were last renewed, so that this is known after they have ended. At most
 * {@link noteDays} days are lost by it.
 */
export async function noteUses(db: QueryExecutorProvider): Promise<void> {
  let after = await noteSome(db, null)
  while (after !== null) after = await noteSome(db, after)
}
