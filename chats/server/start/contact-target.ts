import { type ChatStart, chatSentences as say } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { roomSearchSentences } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { type ContactTarget, findContactRoom } from './chat-pairs.queries.ts'

const refusals = { paused: say.roomPaused, taken: say.roomTaken } as const

async function listerOfRoom(db: Database, userId: string, roomId: string): Promise<ContactTarget> {
  const room = await findContactRoom(db, roomId)
  if (!room) throw new Problem('not_found', roomSearchSentences.roomNotFound)
  if (room.user_id === userId) throw new Problem('conflict', say.ownRoom)
  if (room.status !== 'live') throw new Problem('conflict', refusals[room.status])
  return { otherId: room.user_id, room: { id: room.id, title: room.title } }
}

/** Throws `not_found`, `conflict` (chats.no-self-chat, chats.room-on-offer). */
export async function findContactTarget(
  db: Database,
  userId: string,
  start: ChatStart,
): Promise<ContactTarget> {
  if ('room_id' in start) return { ...(await listerOfRoom(db, userId, start.room_id)), words: start.message }
  if (start.user_id === userId) throw new Problem('conflict', say.ownProfile)
  return { otherId: start.user_id }
}
