import type { RoomStatus } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { changeOwnRoom, updateStatus } from './own-rooms.queries.ts'
import { roomNotFound } from './show-own-rooms.ts'

async function requireOne(changed: Promise<number>): Promise<void> {
  if ((await changed) === 0) throw roomNotFound()
}

/** Offers, pauses or closes a room of `userId`. Offering it also confirms it. Throws `not_found`. */
export const setRoomStatus = (db: Database, userId: string, id: string, status: RoomStatus) =>
  requireOne(updateStatus(db, userId, id, status))

/** Says that a room of `userId` is still on offer; one that left search unconfirmed comes back. Throws `not_found`. */
export const confirmRoom = (db: Database, userId: string, id: string) =>
  requireOne(changeOwnRoom(db, userId, id, 'confirm'))

/**
 * Deletes a room of `userId`: nobody finds it from now on, and the hourly sweep removes it. Deleting it again changes
 * nothing. Throws `not_found`.
 */
export const deleteRoom = (db: Database, userId: string, id: string) =>
  requireOne(changeOwnRoom(db, userId, id, 'delete'))

/** Brings back a room of `userId` deleted within the last minute (rooms.delete-undo). Throws `not_found` after that. */
export const restoreRoom = (db: Database, userId: string, id: string) =>
  requireOne(changeOwnRoom(db, userId, id, 'restore'))
