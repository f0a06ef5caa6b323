import type { RoomStatus } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { changeOwnRoom, updateStatus } from './own-rooms.queries.ts'
import { roomNotFound } from './show-own-rooms.ts'

async function requireOne(changed: Promise<number>): Promise<void> {
  if ((await changed) === 0) throw roomNotFound()
}

/** Sets the status of a room of `userId`; `live` also confirms it. Throws `not_found`. */
export const setRoomStatus = (db: Database, userId: string, id: string, status: RoomStatus) =>
  requireOne(updateStatus(db, userId, id, status))

/** Confirms that a room of `userId` is on offer; a lapsed one comes back into search. Throws `not_found`. */
export const confirmRoom = (db: Database, userId: string, id: string) =>
  requireOne(changeOwnRoom(db, userId, id, 'confirm'))

/** Deletes a room of `userId`, again without effect; the hourly sweep purges it. Throws `not_found`. */
export const deleteRoom = (db: Database, userId: string, id: string) =>
  requireOne(changeOwnRoom(db, userId, id, 'delete'))

/** Restores a room of `userId` deleted within the last minute (rooms.delete-undo). Throws `not_found` later. */
export const restoreRoom = (db: Database, userId: string, id: string) =>
  requireOne(changeOwnRoom(db, userId, id, 'restore'))
