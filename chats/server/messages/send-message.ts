import { chatSentences } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { brokenConstraint } from '@basera/platform/server/database'
import { trustSentences } from '@basera/trust/contract'
import { findSendingPause, findSilentMember } from '../chats.queries.ts'
import type { Database } from '../database.ts'
import { findSentMessage, type NewMessage, type SentMessage } from './messages.queries.ts'
import { pauseDangerousSender } from './pause-dangerous-sender.ts'
import { countWarning } from './post-message.ts'
import { type PostingNeeds, postTogether } from './post-together.ts'

/** Also for chats of other people (chats.members-only). */
export const chatNotFound = (): Problem => new Problem('not_found', chatSentences.chatNotFound)

export const sendingPaused = () => new Problem('sending_paused', trustSentences.sendingPaused)

export const isSentBefore = (error: unknown): boolean => brokenConstraint(error) === 'messages_client_id_key'

/** Answers after the commit (chats.acknowledged-send, chats.send-once). Throws `not_found`, `conflict`, `sending_paused`. */
export async function sendMessage(needs: PostingNeeds, message: NewMessage): Promise<SentMessage> {
  const { db } = needs
  try {
    const sent = await postTogether(needs, message)
    if (sent) {
      countWarning(sent)
      await pauseDangerousSender(needs, sent)
      return sent
    }
  } catch (error) {
    if (!isSentBefore(error)) throw error
    const existing = await findSentMessage(db, message)
    if (existing) return existing
  }
  const refusal = await refusalOf(db, message.senderId, message.chatId)
  if (refusal.code === 'not_found') throw refusal
  // Accepted before the suspension or pause, with an answer that was lost.
  const existing = await findSentMessage(db, message)
  if (existing) return existing
  throw refusal
}

/** Why a member may not write in a chat: `not_found`, `conflict`, `sending_paused`. */
export async function refusalOf(db: Database, senderId: string, chatId: string): Promise<Problem> {
  if (await findSendingPause(db, senderId)) return sendingPaused()
  const silent = await findSilentMember(db, senderId, chatId)
  if (!silent) return chatNotFound()
  return new Problem('conflict', silent.former ? chatSentences.former : chatSentences.suspended)
}
