import { sql } from 'kysely'
import { notBlocked } from '../chat-rows.ts'
import type { Database } from '../database.ts'
import type { MessageRow } from '../messages/post-message.ts'

/** A message as it is handed out: its conversation's two people are known already. */
export type NewsRow = Omit<MessageRow, 'other_id'>

/** From where a conversation is read: after a number, or, where none is known, from a moment on. */
export interface Asked {
  readonly chatId: string
  readonly after: number | undefined
  readonly since: number
}

/** What there is of one conversation. */
export interface News {
  readonly lastSeq: number
  readonly messages: NewsRow[]
}

/** Messages of one conversation that one reading gives. */
export const newsMax = 100

type Row = { readonly chat_id: string; readonly last_seq: number } & (NewsRow | { readonly id: null })

/** Reads what is new in many conversations at once, in order; nothing of those that are gone or between blocked people. */
export async function readNews(db: Database, asked: readonly Asked[]): Promise<Map<string, News>> {
  const chats = asked.map(({ chatId }) => chatId)
  const after = asked.map((one) => one.after ?? null)
  const since = asked.map((one) =>
    one.after === undefined ? new Date(one.since).toISOString() : '-infinity',
  )
  const { rows } = await sql<Row>`
    SELECT asked.chat_id, chats.last_seq, m.id, m.seq, m.sender_id, m.client_id, m.content, m.created_at
    FROM unnest(${chats}::uuid[], ${after}::bigint[], ${since}::timestamptz[]) AS asked (chat_id, after, since)
    JOIN chats ON chats.id = asked.chat_id AND ${notBlocked}
    LEFT JOIN LATERAL (
      SELECT * FROM messages
      WHERE messages.chat_id = asked.chat_id AND seq > coalesce(asked.after, chats.last_seq - ${newsMax})
        AND created_at >= asked.since
      ORDER BY seq LIMIT ${newsMax}
    ) AS m ON true
    ORDER BY asked.chat_id, m.seq
  `.execute(db)
  const found = new Map<string, News>()
  for (const row of rows) {
    const news = found.get(row.chat_id) ?? { lastSeq: row.last_seq, messages: [] }
    found.set(row.chat_id, news)
    if (row.id !== null) news.messages.push(row)
  }
  return found
}
