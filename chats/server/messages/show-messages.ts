import type { ChatHead, Message } from '@basera/chats/contract'
import { type RawBuilder, sql } from 'kysely'
import { type HeadRow, headColumns, ownChats, presentHead } from '../chat-rows.ts'
import type { Database } from '../database.ts'
import type { MessageRow } from './post-message.ts'
import { chatNotFound } from './send-message.ts'

export interface MessagesAsked {
  readonly after_seq?: number | undefined
  readonly before_seq?: number | undefined
  readonly limit: number
}

interface ShownMessages {
  readonly chat: ChatHead
  readonly items: Message[]
  readonly last_seq: number
  readonly own_read_seq: number
  readonly other_read_seq: number
}

/** A message as the contract says it. */
export const presentMessage = (row: Pick<MessageRow, keyof Message>): Message => ({
  id: row.id,
  chat_id: row.chat_id,
  seq: row.seq,
  sender_id: row.sender_id,
  content: row.content,
  created_at: row.created_at.toISOString(),
})

/** Up to where somebody has read the conversation `chat`. */
const readTo = (who: RawBuilder<unknown>) => sql`coalesce((
  SELECT seq FROM chat_reads WHERE chat_reads.chat_id = chat.id AND chat_reads.user_id = ${who}
), 0)`

async function messageRows(db: Database, chatId: string, asked: MessagesAsked) {
  const { after_seq, before_seq, limit } = asked
  const forward = after_seq !== undefined
  const from = forward ? sql`AND seq > ${after_seq}::bigint` : sql``
  const to = before_seq === undefined ? sql`` : sql`AND seq < ${before_seq}::bigint`
  const { rows } = await sql<Pick<MessageRow, keyof Message>>`
    SELECT id, chat_id, seq, sender_id, content, created_at FROM messages
    WHERE chat_id = ${chatId}::uuid ${from} ${to}
    ORDER BY seq ${forward ? sql`ASC` : sql`DESC`} LIMIT ${limit}
  `.execute(db)
  return forward ? rows : rows.reverse()
}

/**
 * Messages of a conversation of `userId` in their order: the last ones, those before a number, or the first ones after
 * one. Throws `not_found` where the conversation is not theirs.
 */
export async function showMessages(
  db: Database,
  userId: string,
  chatId: string,
  asked: MessagesAsked,
): Promise<ShownMessages> {
  const { rows } = await sql<HeadRow & Pick<ShownMessages, 'last_seq' | 'own_read_seq' | 'other_read_seq'>>`
    SELECT ${headColumns}, chat.last_seq, ${readTo(sql`${userId}::uuid`)} AS own_read_seq,
      ${readTo(sql`chat.other_id`)} AS other_read_seq FROM ${ownChats(userId)} AS chat
    JOIN user_profiles other ON other.id = chat.other_id LEFT JOIN rooms ON rooms.id = chat.room_id
    WHERE chat.id = ${chatId}::uuid
  `.execute(db)
  const [chat] = rows
  if (!chat) throw chatNotFound()
  const items = (await messageRows(db, chatId, asked)).map(presentMessage)
  // Messages may have come between the two readings.
  const last_seq = Math.max(chat.last_seq, items.at(-1)?.seq ?? 0)
  const { own_read_seq, other_read_seq } = chat
  return { chat: presentHead(chat), items, last_seq, own_read_seq, other_read_seq }
}
