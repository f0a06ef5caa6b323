import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { ListPlace } from '../list-cursor.ts'
import { refusingBrokenRules } from '../own/room-constraints.ts'

/** A saved room as read; `micros` is when it was saved, in microseconds since 1970. */
export interface SavedRow {
  readonly room_id: string
  readonly room_title: string | null
  readonly created_at: Date
  readonly micros: number
}

/** The last saved `limit` rooms of `userId` after a place in the list. */
export async function savedRows(
  db: Database,
  userId: string,
  after: ListPlace | null,
  limit: number,
): Promise<SavedRow[]> {
  const moment = sql`(timestamptz 'epoch' + ${after?.micros ?? 0}::float8 * interval '1 microsecond')`
  const beyond = after
    ? sql`AND (created_at < ${moment} OR (created_at = ${moment} AND room_id > ${after.id}::uuid))`
    : sql``
  const { rows } = await sql<SavedRow>`
    SELECT room_id, room_title, created_at, (extract(epoch FROM created_at) * 1000000)::bigint AS micros
    FROM saved_rooms WHERE user_id = ${userId}::uuid ${beyond}
    ORDER BY created_at DESC, room_id LIMIT ${limit}
  `.execute(db)
  return rows
}

/** How many rooms `userId` has saved. */
export async function countSaved(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*) AS found FROM saved_rooms WHERE user_id = ${userId}::uuid
  `.execute(db)
  return rows[0]?.found ?? 0
}

/** Ids of the last saved rooms of `userId`, at most `limit` of them. */
export async function savedIds(db: Database, userId: string, limit: number): Promise<string[]> {
  return (await savedRows(db, userId, null, limit)).map(({ room_id }) => room_id)
}

/**
 * Saves rooms for `userId`, the first of them as the last saved; what is saved already stays as it is, and ids that name no
 * room are passed over. Throws `no_session` for a person without a profile.
 */
export async function insertSaved(db: Database, userId: string, roomIds: readonly string[]): Promise<void> {
  await refusingBrokenRules(() =>
    sql`
      INSERT INTO saved_rooms (user_id, room_id, created_at)
      SELECT ${userId}::uuid, rooms.id, now() - min(wanted.place) * interval '1 microsecond'
      FROM unnest(${roomIds}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      JOIN rooms ON rooms.id = wanted.id AND rooms.deleted_at IS NULL AND NOT rooms.withheld
      GROUP BY rooms.id ORDER BY rooms.id
      ON CONFLICT (user_id, room_id) DO NOTHING
    `.execute(db),
  )
}

/** Whether `userId` has saved a room. */
export async function isSaved(db: Database, userId: string, roomId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM saved_rooms WHERE user_id = ${userId}::uuid AND room_id = ${roomId}::uuid
  `.execute(db)
  return rows.length > 0
}

/** Forgets a saved room of `userId`. */
export async function deleteSaved(db: Database, userId: string, roomId: string): Promise<void> {
  await sql`
    DELETE FROM saved_rooms WHERE user_id = ${userId}::uuid AND room_id = ${roomId}::uuid
  `.execute(db)
}
