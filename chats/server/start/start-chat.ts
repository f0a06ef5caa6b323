import { randomUUID } from 'node:crypto'
import { type ChatStart, chatSentences, greetings } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { Member } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import type { Logger } from '@basera/platform/server/logger'
import { countContact } from '@basera/rooms/server'
import { trustSentences } from '@basera/trust/contract'
import { isNewPerson } from '@basera/trust/server'
import { findSendingPause } from '../chats.queries.ts'
import type { Database, OpenDatabase } from '../database.ts'
import type { ChatEventListener } from '../messages/chat-event-listener.ts'
import {
  findSentMessage,
  insertMessage,
  type NewMessage,
  type SentMessage,
} from '../messages/messages.queries.ts'
import { pauseDangerousSender } from '../messages/pause-dangerous-sender.ts'
import { countWarning, postMessage } from '../messages/post-message.ts'
import { sendingPaused } from '../messages/send-message.ts'
import {
  type ChatRoom,
  type ContactTarget,
  chatExists,
  insertChat,
  lockChat,
  lockPeople,
  setChatRoom,
} from './chat-pairs.queries.ts'
import { findContactTarget } from './contact-target.ts'
import { firstMessageAbout, laterMessageAbout } from './room-message.ts'

export interface StartedChat {
  readonly id: string
  readonly created: boolean
}

/** For a new chat, and for an existing one (chats.start-limits). */
const limitsOf = { new: ['chat-start-hour', 'chat-start-day'], existing: ['chat-message'] } as const

function inFirstWeek(refusal: unknown): never {
  const spent = refusal instanceof Problem && refusal.code === 'too_many_requests'
  throw spent ? new Problem('too_many_requests', trustSentences.newPersonChats) : refusal
}

async function spendLimits(db: Database, limits: Limits, member: Member, otherId: string): Promise<void> {
  const exists = await chatExists(db, [member.session.userId, otherId])
  for (const name of limitsOf[exists ? 'existing' : 'new']) await limits.spend(name, member)
  if (!exists && (await isNewPerson(db, member.session.userId)))
    await limits.spend('chat-start-new-person', member).catch(inFirstWeek)
}

interface RoomMessage {
  readonly chatId: string
  readonly senderId: string
  readonly room: ChatRoom
  /** The sender's own words instead of the greeting. */
  readonly words: string | undefined
}

/** What a further message about a room is sent under; undefined where it was sent already. */
function furtherClientId({ room, words }: RoomMessage, first: SentMessage): string | undefined {
  if (words === undefined) return randomUUID()
  return words === first.content ? undefined : laterMessageAbout(room.id, words)
}

async function postAboutRoom(trx: Database, about: RoomMessage): Promise<SentMessage | undefined> {
  const { chatId, senderId, room, words } = about
  const content = words ?? greetings.room(room.title)
  // Nobody is warned of a greeting, whatever the room is called.
  const post = (message: NewMessage) =>
    words === undefined ? insertMessage(trx, message) : postMessage(trx, message, room.title)
  const firstId = firstMessageAbout(room.id)
  const first = await findSentMessage(trx, { chatId, senderId, clientId: firstId })
  if (!first) {
    const message = await post({ chatId, senderId, clientId: firstId, content })
    await countContact(trx, room.id)
    return message
  }
  const clientId = furtherClientId(about, first)
  if (!clientId || (await findSentMessage(trx, { chatId, senderId, clientId }))) return undefined
  return post({ chatId, senderId, clientId, content })
}

/** chats.first-greeting. */
function postGreeting(trx: Database, chatId: string, senderId: string, { room, words }: ContactTarget) {
  if (room) return postAboutRoom(trx, { chatId, senderId, room, words })
  return insertMessage(trx, { chatId, senderId, clientId: randomUUID(), content: greetings.roommate })
}

interface StartResult {
  readonly chat: StartedChat
  readonly message?: SentMessage | undefined
}

async function startInTransaction(
  trx: Database,
  userId: string,
  target: ContactTarget,
): Promise<StartResult> {
  const pair = [userId, target.otherId] as const
  if (await findSendingPause(trx, userId)) throw sendingPaused()
  if (!(await lockPeople(trx, pair))) throw new Problem('not_found', chatSentences.notFound)
  const created = await insertChat(trx, pair, target)
  if (created) {
    const message = await postGreeting(trx, created.id, userId, target)
    return { chat: { id: created.id, created: true }, message }
  }
  const existing = await lockChat(trx, pair)
  // Nothing was created because the profile is hidden (chats.hidden-profile).
  if (!existing) throw new Problem('not_found', chatSentences.notFound)
  const chat = { id: existing.id, created: false }
  const { room, words } = target
  if (!room || (room.id === existing.room_id && words === undefined)) return { chat }
  if (room.id !== existing.room_id) await setChatRoom(trx, chat.id, room)
  return { chat, message: await postAboutRoom(trx, { chatId: chat.id, senderId: userId, room, words }) }
}

interface StartNeeds {
  readonly db: OpenDatabase
  readonly limits: Limits
  readonly listener: ChatEventListener
  readonly logger: Logger
}

/** chats.one-per-pair, chats.new-room-context. Throws `not_found`, `conflict`, `too_many_requests`. */
export async function startChat(
  { db, limits, listener, logger }: StartNeeds,
  member: Member,
  start: ChatStart,
): Promise<StartedChat> {
  const { userId } = member.session
  const target = await findContactTarget(db, userId, start)
  await spendLimits(db, limits, member, target.otherId)
  const { chat, message } = await db.transaction().execute((trx) => startInTransaction(trx, userId, target))
  if (message) {
    countWarning(message)
    await pauseDangerousSender({ db, logger }, message)
    listener.onMessage(message)
  }
  return chat
}
