import { Problem } from '@basera/platform/contract'
import { type Room, type RoomCard, roomSearchSentences } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { presentCard, presentRoom } from './present-room.ts'
import { findCards, findRoom } from './rooms.queries.ts'

/** A room as everyone else sees it. Throws `not_found`, also for who is on either side of a block with its lister (rooms.not-found). */
export async function showRoom(db: Database, id: string, viewerId: string | null): Promise<Room> {
  const row = await findRoom(db, id, viewerId)
  if (!row) throw new Problem('not_found', roomSearchSentences.roomNotFound)
  return presentRoom(row)
}

/** The visible rooms among `ids`, in their order; the others are left out (rooms.saved-on-device). */
export async function showRoomsByIds(
  db: Database,
  ids: readonly string[],
  viewerId: string | null,
): Promise<{ items: RoomCard[] }> {
  const byId = new Map((await findCards(db, ids, null, viewerId)).map((row) => [row.id, presentCard(row)]))
  return { items: ids.map((id) => byId.get(id)).filter((room) => room !== undefined) }
}
