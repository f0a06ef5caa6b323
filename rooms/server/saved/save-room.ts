import { savedIdsMax } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { refusingBrokenRules } from '../own/room-constraints.ts'
import { roomNotFound } from '../own/show-own-rooms.ts'
import { findOneSaved, findSaved, insertSaved, updateNote } from './saved-rooms.queries.ts'

/** Throws `not_found` for a missing room, `no_session` for a person without a profile. */
export async function saveRoom(db: Database, userId: string, roomId: string): Promise<void> {
  await refusingBrokenRules(() => insertSaved(db, userId, [roomId], []))
  if (!(await findOneSaved(db, userId, roomId))) throw roomNotFound()
}

/** Saves a room with a note, or without one (rooms.saved-note). Throws as {@link saveRoom}. */
export async function noteRoom(
  db: Database,
  userId: string,
  room: { readonly id: string; readonly note: string | null },
): Promise<void> {
  await refusingBrokenRules(() => insertSaved(db, userId, [room.id], []))
  if ((await updateNote(db, userId, room.id, room.note)) === 0) throw roomNotFound()
}

/** Gives the ids of the last saved 1,000 rooms (rooms.saved-merge). Throws `no_session` without a profile. */
export async function mergeSavedRooms(
  db: Database,
  userId: string,
  device: { readonly room_ids: readonly string[]; readonly rents?: readonly (number | null)[] | undefined },
): Promise<{ room_ids: string[] }> {
  await refusingBrokenRules(() => insertSaved(db, userId, device.room_ids, device.rents ?? []))
  const saved = await findSaved(db, userId, null, savedIdsMax)
  return { room_ids: saved.map(({ room_id }) => room_id) }
}
