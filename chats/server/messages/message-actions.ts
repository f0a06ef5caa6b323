import { chatSentences } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { Database } from '../database.ts'
import type { UnsentMessage } from './chat-event-listener.ts'
import { hideMessage, type MessageKey, unsend } from './message-actions.queries.ts'
import { chatNotFound } from './send-message.ts'

/** Gives the message that this call took back (chats.unsend-message). Throws `not_found`, also for messages of the other person, and `conflict` when it is too late. */
export async function unsendMessage(db: Database, message: MessageKey): Promise<UnsentMessage | undefined> {
  const found = await unsend(db, message)
  if (!found) throw chatNotFound()
  if (found.before) return undefined
  if (!found.done) throw new Problem('conflict', chatSentences.unsendLate)
  return { chatId: message.chatId, seq: found.seq, members: [found.user1_id, found.user2_id] }
}

/** chats.delete-for-me. Throws `not_found`. */
export async function deleteForMe(db: Database, message: MessageKey): Promise<void> {
  if (!(await hideMessage(db, message))) throw chatNotFound()
}
