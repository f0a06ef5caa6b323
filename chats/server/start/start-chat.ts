import { randomUUID } from 'node:crypto'
import { type ConversationStart, chatSentences, greetings } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { Limits } from '@basera/platform/server/limits'
import { countContact } from '@basera/rooms/server'
import type { Database, OpenDatabase } from '../database.ts'
import type { ChatNews } from '../messages/chat-news.ts'
import { type MessageRow, postMessage } from '../messages/post-message.ts'
import { hasPosted, holdChat, holdPeople, insertChat, knownChat, setRoom } from './chat-pairs.ts'
import { type Reason, reasonToWrite } from './reason-to-write.ts'

/** The conversation that a start leads to, and whether it is new. */
export interface StartedChat {
  readonly id: string
  readonly created: boolean
}

/** Named limits of starting, per member: new conversations, and starts that lead to one that is there. */
const spentBy = { new: ['chat-start-hour', 'chat-start-day'], known: ['chat-message'] } as const

async function spend(db: Database, limits: Limits, userId: string, otherId: string): Promise<void> {
  const known = await knownChat(db, userId, otherId)
  for (const name of spentBy[known ? 'known' : 'new']) await limits.spend(name, userId)
}

/** Says which room it is about. The first time this person writes about this room, its lister is told of a contact. */
async function postAboutRoom(
  trx: Database,
  chatId: string,
  userId: string,
  room: { readonly id: string; readonly title: string },
): Promise<MessageRow | undefined> {
  const clientId = `room:${room.id}`
  const again = await hasPosted(trx, chatId, userId, clientId)
  const name = again ? randomUUID() : clientId
  const content = greetings.room(room.title)
  const posted = await postMessage(trx, { chatId, senderId: userId, clientId: name, content })
  if (!again) await countContact(trx, room.id)
  return posted
}

async function greet(trx: Database, chatId: string, userId: string, { room }: Reason) {
  if (room) return postAboutRoom(trx, chatId, userId, room)
  const content = greetings.roommate
  return postMessage(trx, { chatId, senderId: userId, clientId: randomUUID(), content })
}

/** A start, and the message it led to. */
interface Started {
  readonly chat: StartedChat
  readonly posted?: MessageRow | undefined
}

async function startInside(trx: Database, userId: string, reason: Reason): Promise<Started> {
  const pair = [userId, reason.otherId] as const
  const there = await holdPeople(trx, pair)
  if (there < 2) throw new Problem('not_found', chatSentences.notFound)
  const fresh = await insertChat(trx, pair, reason)
  if (fresh) {
    const posted = await greet(trx, fresh, userId, reason)
    return { chat: { id: fresh, created: true }, posted }
  }
  const chat = await holdChat(trx, pair)
  // A hidden profile can be written to only where there is a conversation already (marketplace 4).
  if (!chat) throw new Problem('not_found', chatSentences.notFound)
  const known = { id: chat.id, created: false }
  const { room } = reason
  if (!room || room.id === chat.room_id) return { chat: known }
  await setRoom(trx, chat.id, room)
  return { chat: known, posted: await postAboutRoom(trx, chat.id, userId, room) }
}

/**
 * Starts a conversation of `userId` with the lister of a room or with a roommate, or finds the one that the pair has,
 * whoever started it (marketplace 4, decisions 8). A new one begins with a greeting; one that was about another room gets
 * this room as what it is about, and a message that says so. Throws `not_found` for people and rooms that are not there
 * or hidden, `conflict` for oneself and for rooms that are not on offer, `too_many_requests`.
 */
export async function startChat(
  { db, limits, news }: { readonly db: OpenDatabase; readonly limits: Limits; readonly news: ChatNews },
  userId: string,
  start: ConversationStart,
): Promise<StartedChat> {
  const reason = await reasonToWrite(db, userId, start)
  await spend(db, limits, userId, reason.otherId)
  const { chat, posted } = await db.transaction().execute((trx) => startInside(trx, userId, reason))
  if (posted) news.posted(posted)
  return chat
}
