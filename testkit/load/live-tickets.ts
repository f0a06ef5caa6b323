import { randomBytes } from 'node:crypto'
import { hashOfTicket } from '@basera/platform/server/live'
import type pg from 'pg'

export async function addTickets(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  const tickets = ids.map(() => randomBytes(32).toString('base64url'))
  await pool.query(
    `WITH given AS (SELECT * FROM unnest($1::uuid[], $2::text[]) AS given (user_id, hash)),
       sessions AS (
         INSERT INTO auth_sessions (user_id, amr) SELECT user_id, '[]' FROM given RETURNING id, user_id
       )
     INSERT INTO live_tickets (hash, user_id, session_id, expires_at)
     SELECT hash, user_id, id, now() + interval '10 minutes' FROM given JOIN sessions USING (user_id)`,
    [ids, tickets.map(hashOfTicket)],
  )
  return tickets
}
