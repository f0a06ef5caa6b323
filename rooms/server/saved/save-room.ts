import { savedIdsMax } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { roomNotFound } from '../own/show-own-rooms.ts'
import { insertSaved, isSaved, savedIds } from './saved-room-rows.ts'

/** Saves a room for `userId`; saving it again changes nothing. Throws `not_found` for a room that is not there. */
export async function saveRoom(db: Database, userId: string, roomId: string): Promise<void> {
  await insertSaved(db, userId, [roomId])
  if (!(await isSaved(db, userId, roomId))) throw roomNotFound()
}

/**
 * Saves what was kept on a device, the last saved first (decisions 6: merged at sign-in). Rooms that are gone are passed
 * over. Answers the ids of the last saved 1,000 rooms.
 */
export async function mergeSavedRooms(
  db: Database,
  userId: string,
  roomIds: readonly string[],
): Promise<{ room_ids: string[] }> {
  await insertSaved(db, userId, roomIds)
  return { room_ids: await savedIds(db, userId, savedIdsMax) }
}
