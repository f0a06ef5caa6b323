import {
  visitSentences as say,
  type Visit,
  type VisitChange,
  type VisitOffer,
  type VisitSaid,
  visitMessage,
} from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { countVisit } from '@basera/rooms/server'
import type { Database, OpenDatabase } from '../database.ts'
import type { ChatEventListener } from '../messages/chat-event-listener.ts'
import {
  findSentMessage,
  insertMessage,
  type NewMessage,
  type SentMessage,
} from '../messages/messages.queries.ts'
import { chatNotFound, isSentBefore, refusalOf } from '../messages/send-message.ts'
import { lockPeople } from '../start/chat-pairs.queries.ts'
import { insertVisit, type NewVisit, saveVisit } from './change-visit.queries.ts'
import { conflict, decideChange, offerSaid, readSlots } from './decide-change.ts'
import { presentVisit } from './present-visit.ts'
import { findProposedVisit, findVisit, findVisitChat, type VisitRow } from './visits.queries.ts'

export interface VisitNeeds {
  readonly db: OpenDatabase
  readonly listener: Required<ChatEventListener>
}

export const visitNotFound = () => new Problem('not_found', say.notFound)

const spoken = (visit: VisitSaid) => ({ content: visitMessage(visit), visit })

/** Ids of messages that a change posts: sent again, it is the same message. */
const messageId = (changeId: string) => `visit-${changeId}`

/** Both hear of the message and of the visit once it is committed. */
function announce({ listener }: VisitNeeds, sent: SentMessage): void {
  listener.onMessage(sent)
  listener.onVisit({ chatId: sent.chat_id, members: [sent.sender_id, sent.other_id] })
}

/** A proposal that has just been made, or one made before under the same id (chats.visit-once). */
export async function proposeVisit(
  needs: VisitNeeds,
  userId: string,
  chatId: string,
  offer: VisitOffer,
): Promise<Visit> {
  const { db } = needs
  const now = new Date()
  const known = () => findProposedVisit(db, userId, chatId, offer.client_id)
  const chat = await findVisitChat(db, userId, chatId)
  if (!chat) throw chatNotFound()
  const before = await known()
  if (before) return presentVisit(before, userId)
  const { room_id: roomId, room_title: roomTitle, lister_id: listerId, other_id: otherId } = chat
  if (!roomId || !roomTitle || !listerId) throw conflict(say.noRoom)
  if (offer.visit_address !== undefined && listerId !== userId) throw conflict(say.listerOnly)
  const slots = readSlots(offer.slots, now)
  const visitorId = listerId === userId ? otherId : userId
  const message = {
    ...{ chatId, senderId: userId, clientId: messageId(offer.client_id) },
    ...spoken(offerSaid(slots)),
  }
  const visit = {
    ...{ chatId, roomId, roomTitle, listerId, visitorId, createdBy: userId, slots },
    ...{ clientId: offer.client_id, visitAddress: offer.visit_address ?? null },
  }
  try {
    announce(needs, await insertProposal(db, otherId, message, visit))
  } catch (error) {
    if (!isSentBefore(error)) throw error
  }
  const made = await known()
  if (!made) throw conflict(say.changed)
  return presentVisit(made, userId)
}

function insertProposal(
  db: OpenDatabase,
  otherId: string,
  message: NewMessage,
  visit: Omit<NewVisit, 'seq'>,
): Promise<SentMessage> {
  const { senderId, chatId } = message
  return db.transaction().execute(async (trx) => {
    // Both before the chat, as deletions do.
    await lockPeople(trx, [senderId, otherId])
    const sent = await insertMessage(trx, message)
    if (!sent) throw await refusalOf(trx, senderId, chatId)
    if (!(await insertVisit(trx, { ...visit, seq: sent.seq }))) throw conflict(say.alreadyOne)
    return sent
  })
}

type InTransaction = (trx: Database) => Promise<void>

async function saveChange(
  db: OpenDatabase,
  before: VisitRow,
  message: NewMessage,
  change: VisitChange,
  alsoDo: InTransaction | undefined,
): Promise<SentMessage> {
  const { patch, said } = decideChange(before, message.senderId, change, new Date())
  return db.transaction().execute(async (trx) => {
    const sent = await insertMessage(trx, { ...message, ...spoken(said) })
    if (!sent) throw await refusalOf(trx, message.senderId, message.chatId)
    if (!(await saveVisit(trx, before.id, before.version, sent.seq, patch))) throw conflict(say.changed)
    if (before.room_id && before.state === 'offered' && patch.state === 'accepted')
      await countVisit(trx, before.room_id)
    await alsoDo?.(trx)
    return sent
  })
}

/** Of two changes at once one wins, the other is refused (chats.visit-races). Throws `not_found`, `conflict`. */
export async function changeVisit(
  needs: VisitNeeds,
  userId: string,
  visitId: string,
  change: VisitChange,
  alsoDo?: InTransaction,
): Promise<Visit> {
  const { db } = needs
  const before = await findVisit(db, userId, visitId)
  if (!before) throw visitNotFound()
  const message = {
    ...{ chatId: before.chat_id, senderId: userId, content: '' },
    clientId: messageId(change.change_id),
  }
  try {
    announce(needs, await saveChange(db, before, message, change, alsoDo))
  } catch (error) {
    // Made before, with an answer that was lost.
    if (!isSentBefore(error) && !(await findSentMessage(db, message))) throw error
  }
  const after = await findVisit(db, userId, visitId)
  if (!after) throw visitNotFound()
  return presentVisit(after, userId)
}
