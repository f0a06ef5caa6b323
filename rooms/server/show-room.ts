import { Problem } from '@basera/platform/contract'
import { type Room, type RoomCard, roomSearchSentences } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { presentCard, presentRoom } from './present-room.ts'
import { findCards, findRoom } from './rooms.queries.ts'

/** A room as everyone sees it. Throws `not_found` (rooms.not-found). */
export async function showRoom(db: Database, id: string): Promise<Room> {
  const row = await findRoom(db, id)
  if (!row) throw new Problem('not_found', roomSearchSentences.roomNotFound)
  return presentRoom(row)
}

/** The visible rooms among `ids`, in their order; the others are left out (rooms.saved-on-device). */
export async function showRoomsByIds(db: Database, ids: readonly string[]): Promise<{ items: RoomCard[] }> {
  const byId = new Map((await findCards(db, ids, null)).map((row) => [row.id, presentCard(row)]))
  return { items: ids.map((id) => byId.get(id)).filter((room) => room !== undefined) }
}
