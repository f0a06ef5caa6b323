import { createHash, randomBytes } from 'node:crypto'
import { liveTicketSeconds } from '@basera/platform/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { CallerSession } from '../feature/handlers.ts'

export interface Admission extends CallerSession {
  readonly at: Date
}

const ticketForm = /^[A-Za-z0-9_-]{43}$/

/** SHA-256 in hex: only this is stored of a ticket. */
export const hashOfTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** Issues a ticket for one connection (`shell.live-ticket`): 256 random bits, stored as a hash. */
export async function issueTicket(db: QueryExecutorProvider, session: CallerSession): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await sql`
    INSERT INTO live_tickets (hash, user_id, session_id, person_id, expires_at)
    VALUES (${hashOfTicket(ticket)}, ${session.userId}::uuid, ${session.id}::uuid,
      ${session.personId ?? null}::uuid, now() + ${liveTicketSeconds} * interval '1 second')
  `.execute(db)
  return ticket
}

/** Spends a ticket; undefined for unknown, spent or expired ones. Of concurrent attempts one succeeds. */
export async function spendTicket(
  db: QueryExecutorProvider,
  ticket: unknown,
): Promise<Admission | undefined> {
  if (typeof ticket !== 'string' || !ticketForm.test(ticket)) return undefined
  const { rows } = await sql<Admission>`
    DELETE FROM live_tickets WHERE hash = ${hashOfTicket(ticket)} AND expires_at > now()
    RETURNING session_id AS id, user_id AS "userId", person_id AS "personId", clock_timestamp() AS at
  `.execute(db)
  return rows[0]
}

export async function dropOldTickets(db: QueryExecutorProvider): Promise<void> {
  await sql`DELETE FROM live_tickets WHERE expires_at < now()`.execute(db)
}
