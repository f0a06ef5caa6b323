import { unreadMax } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { type Expression, sql } from 'kysely'
import { z } from 'zod'
import { chatsOf } from './chats.queries.ts'
import type { Database } from './database.ts'

type Value = Expression<unknown>

const reads = 'reads'

/** A LEFT JOIN of the member's row of `chat_reads`. */
export const joinReads = (chatId: Value, userId: Value, alias = reads) =>
  sql`LEFT JOIN chat_reads ${sql.id(alias)} ON ${sql.ref(`${alias}.chat_id`)} = ${chatId} AND ${sql.ref(`${alias}.user_id`)} = ${userId}`

/** The number up to which a member has read, after {@link joinReads}. */
export const readMarkOf = (alias: string) => sql`coalesce(${sql.ref(`${alias}.seq`)}, 0)`
export const readMark = readMarkOf(reads)

/** The one definition (chats.unread-count). By `<>`: by sender PostgreSQL would read everything they wrote. */
export const unreadMessages = (
  {
    chatId,
    userId,
    mark = readMark,
  }: { readonly chatId: Value; readonly userId: Value; readonly mark?: Value },
  limit: number = unreadMax,
) => sql`(
  SELECT m.seq, m.created_at FROM messages m
  WHERE m.chat_id = ${chatId} AND m.seq > ${mark} AND m.sender_id <> ${userId} AND m.unsent_at IS NULL
  ORDER BY m.seq LIMIT ${limit}
)`

const unreadChats = statement(
  { row: z.object({ chats: z.int() }), samples: [[someId]], isPrepared: true },
  (userId: string) => {
    const chat = { chatId: sql`chat.id`, userId: sql`${userId}::uuid` }
    return sql`
      SELECT count(*)::integer AS chats FROM (
        SELECT 1 FROM ${chatsOf(userId)} AS chat ${joinReads(chat.chatId, chat.userId)}
        CROSS JOIN LATERAL ${unreadMessages(chat, 1)} AS first
        WHERE chat.last_seq > ${readMark}
        LIMIT ${unreadMax}
      ) AS unread
    `
  },
)
/** Counted up to 100. */
export const countUnreadChats = async (db: Database, userId: string): Promise<{ chats: number }> =>
  (await unreadChats.first(db, userId)) ?? { chats: 0 }
