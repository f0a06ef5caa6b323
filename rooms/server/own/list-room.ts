import { Problem } from '@basera/platform/contract'
import { ownRoomSentences, type RoomCreation } from '@basera/rooms/contract'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { refusingBrokenRules } from './room-constraints.ts'

/** The columns and values of what was given; a field that was left out takes the table's default. */
const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields).filter(([, value]) => value !== undefined)

async function knownRoom(db: Database, userId: string, clientId: string): Promise<string> {
  const { rows } = await sql<{ id: string; deleted: boolean }>`
    SELECT id, deleted_at IS NOT NULL AS deleted FROM rooms
    WHERE user_id = ${userId}::uuid AND client_id = ${clientId}::uuid
  `.execute(db)
  if (!rows[0] || rows[0].deleted) throw new Problem('conflict', ownRoomSentences.wasDeleted)
  return rows[0].id
}

/**
 * Lists a room of `userId` and gives its id. A listing sent twice with one `client_id` is one room, however often and
 * however many at a time. Throws `conflict` when that room was deleted meanwhile.
 */
export async function listRoom(
  db: Database,
  userId: string,
  listing: RoomCreation & { readonly client_id?: string | undefined },
): Promise<string> {
  const fields = given({ user_id: userId, ...listing })
  const columns = sql.join(fields.map(([name]) => sql.ref(name)))
  const values = sql.join(fields.map(([, value]) => value))
  const { rows } = await refusingBrokenRules(() =>
    sql<{ id: string }>`
      INSERT INTO rooms (${columns}) VALUES (${values})
      ON CONFLICT (user_id, client_id) WHERE client_id IS NOT NULL DO NOTHING RETURNING id
    `.execute(db),
  )
  return rows[0]?.id ?? knownRoom(db, userId, listing.client_id ?? '')
}
