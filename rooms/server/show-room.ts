import { Problem } from '@basera/platform/contract'
import { type Room, roomSearchSentences } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { presentRoom } from './present-room.ts'
import { findRoom } from './rooms.queries.ts'

/** A room as everyone sees it. Throws `not_found` (rooms.not-found). */
export async function showRoom(db: Database, id: string): Promise<Room> {
  const row = await findRoom(db, id)
  if (!row) throw new Problem('not_found', roomSearchSentences.roomNotFound)
  return presentRoom(row)
}
