import { type RoomStatus, restoreSeconds } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { roomNotFound } from './show-own-rooms.ts'

async function change(
  db: Database,
  userId: string,
  id: string,
  changes: RawBuilder<unknown>,
  where: RawBuilder<unknown> = sql`deleted_at IS NULL`,
): Promise<void> {
  const { rows } = await sql`
    UPDATE rooms SET ${changes} WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND (${where}) RETURNING id
  `.execute(db)
  if (rows.length === 0) throw roomNotFound()
}

const confirmed = sql`confirmed_at = now(), lapsed = false`

/** Offers, pauses or closes a room of `userId`. Offering it also confirms it. Throws `not_found`. */
export const setRoomStatus = (db: Database, userId: string, id: string, status: RoomStatus) =>
  change(
    db,
    userId,
    id,
    status === 'live'
      ? sql`status = ${status}, updated_at = now(), ${confirmed}`
      : sql`status = ${status}, updated_at = now()`,
  )

/** Says that a room of `userId` is still on offer; one that left search for want of it comes back. Throws `not_found`. */
export const confirmRoom = (db: Database, userId: string, id: string) => change(db, userId, id, confirmed)

/**
 * Deletes a room of `userId`: nobody finds it from now on, and the hourly sweep removes it. Deleting it again changes
 * nothing. Throws `not_found`.
 */
export const deleteRoom = (db: Database, userId: string, id: string) =>
  change(db, userId, id, sql`deleted_at = coalesce(deleted_at, now())`, sql`true`)

/** Brings back a room of `userId` deleted within the last minute. Throws `not_found` after that. */
export const restoreRoom = (db: Database, userId: string, id: string) =>
  change(
    db,
    userId,
    id,
    sql`deleted_at = NULL`,
    sql`deleted_at IS NULL OR deleted_at > now() - ${restoreSeconds} * interval '1 second'`,
  )
