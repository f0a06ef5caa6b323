import { type ConversationStart, chatSentences as say } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { roomSearchSentences } from '@basera/rooms/contract'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Whom somebody writes to, and the room because of which; none where it is a roommate profile. */
export interface Reason {
  readonly otherId: string
  readonly room?: { readonly id: string; readonly title: string }
}

interface RoomRow {
  readonly id: string
  readonly user_id: string
  readonly title: string
  readonly status: 'live' | 'paused' | 'taken'
}

const refusalOf = { paused: say.roomPaused, taken: say.roomTaken } as const

async function becauseOfRoom(db: Database, userId: string, roomId: string): Promise<Reason> {
  const { rows } = await sql<RoomRow>`
    SELECT id, user_id, title, status FROM rooms
    WHERE id = ${roomId}::uuid AND deleted_at IS NULL AND NOT withheld
  `.execute(db)
  const [room] = rows
  if (!room) throw new Problem('not_found', roomSearchSentences.roomNotFound)
  if (room.user_id === userId) throw new Problem('conflict', say.ownRoom)
  if (room.status !== 'live') throw new Problem('conflict', refusalOf[room.status])
  return { otherId: room.user_id, room: { id: room.id, title: room.title } }
}

/**
 * Reads whom `userId` wants to write to and why. Throws `not_found` for a room that is not there, `conflict` for oneself
 * (marketplace 4, 6) and for a room that is paused or taken.
 */
export async function reasonToWrite(db: Database, userId: string, start: ConversationStart): Promise<Reason> {
  if ('room_id' in start) return becauseOfRoom(db, userId, start.room_id)
  if (start.user_id === userId) throw new Problem('conflict', say.ownProfile)
  return { otherId: start.user_id }
}
