import type { ChatHead, Message } from '@basera/chats/contract'
import type { Database } from '../database.ts'
import { presentHead, presentMessage } from '../present-chat.ts'
import { findChat, findMessages, findMessagesBySeq, type MessagePage } from './messages.queries.ts'
import { chatNotFound } from './send-message.ts'

interface ShownMessages {
  readonly chat: ChatHead
  readonly items: Message[]
  readonly quoted: Message[]
  readonly last_seq: number
  readonly own_read_seq: number
  readonly other_read_seq: number
}

/** Those that `items` answer and do not hold (chats.reply-quote). */
async function findQuoted(
  db: Database,
  userId: string,
  chatId: string,
  items: readonly Message[],
): Promise<Message[]> {
  const held = new Set(items.map(({ seq }) => seq))
  const seqs = new Set(items.flatMap(({ reply_to }) => reply_to ?? []).filter((seq) => !held.has(seq)))
  if (seqs.size === 0) return []
  return (await findMessagesBySeq(db, userId, chatId, [...seqs])).map((row) => presentMessage(row, userId))
}

/** In order: the last ones, those before a number, or the first after one. Throws `not_found`. */
export async function showMessages(
  db: Database,
  userId: string,
  chatId: string,
  page: MessagePage,
): Promise<ShownMessages> {
  const chat = await findChat(db, userId, chatId)
  if (!chat) throw chatNotFound()
  const rows = await findMessages(db, userId, chatId, page)
  const items = (page.after_seq === undefined ? rows.reverse() : rows).map((row) =>
    presentMessage(row, userId),
  )
  const last_seq = Math.max(chat.last_seq, items.at(-1)?.seq ?? 0)
  const quoted = await findQuoted(db, userId, chatId, items)
  const { own_read_seq, other_read_seq } = chat
  return { chat: presentHead(chat), items, quoted, last_seq, own_read_seq, other_read_seq }
}
