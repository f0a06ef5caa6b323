import { Problem } from '@basera/platform/contract'
import { type Room, roomSearchSentences } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { presentRoom } from './present-room.ts'
import { roomRow } from './room-rows.ts'

/** One room as everyone sees it. Throws `not_found` "Room Not Found" (marketplace 2). */
export async function showRoom(db: Database, id: string): Promise<Room> {
  const row = await roomRow(db, id)
  if (!row) throw new Problem('not_found', roomSearchSentences.roomNotFound)
  return presentRoom(row)
}
