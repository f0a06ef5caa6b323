import { Problem } from '@basera/platform/contract'
import type { Caller } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { roomNotFound } from '../own/show-own-rooms.ts'

async function listerOf(db: Database, roomId: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM rooms WHERE id = ${roomId}::uuid AND deleted_at IS NULL AND NOT withheld
  `.execute(db)
  return rows[0]?.user_id
}

async function add(db: Database, roomId: string, column: 'views' | 'contacts'): Promise<void> {
  const name = sql.ref(column)
  await sql`
    INSERT INTO room_counts AS counts (room_id, ${name}) SELECT id, 1 FROM rooms WHERE id = ${roomId}::uuid
    ON CONFLICT (room_id) DO UPDATE SET ${name} = counts.${name} + 1
  `.execute(db)
}

/** Whether this address looks at this room for the first time today. */
const isFirst = (limits: Limits, address: string, roomId: string): Promise<boolean> =>
  limits.spend('room-view', `${address}:${roomId}`).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof Problem && refusal.code === 'too_many_requests') return false
      throw refusal
    },
  )

/**
 * Counts a look at a room: once a day for an address, and never for the lister. Throws `not_found`.
 */
export async function countView(
  { db, limits }: { readonly db: Database; readonly limits: Limits },
  roomId: string,
  caller: Caller,
): Promise<void> {
  const lister = await listerOf(db, roomId)
  if (!lister) throw roomNotFound()
  if (caller.session?.userId === lister) return
  if (await isFirst(limits, caller.address, roomId)) await add(db, roomId, 'views')
}

/** Counts that somebody began to write to the lister because of a room. */
export const countContact = (db: Database, roomId: string): Promise<void> => add(db, roomId, 'contacts')
