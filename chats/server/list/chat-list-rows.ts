import { latestMessageMax, unreadMax } from '@basera/chats/contract'
import { type RawBuilder, sql } from 'kysely'
import { type HeadRow, headColumns, notBlocked } from '../chat-rows.ts'
import type { Database } from '../database.ts'
import type { ChatPlace } from './chat-cursor.ts'

/** A conversation in the list, as read; `micros` is when it was last written in. */
export interface ChatListRow extends HeadRow {
  readonly micros: number
  readonly latest_message_content: string | null
  readonly latest_message_time: Date | null
  readonly latest_message_mine: boolean
  readonly unread: number
}

export interface ChatsAsked {
  readonly q?: string | undefined
  readonly after: ChatPlace | null
  readonly limit: number
}

type Side = 'user1_id' | 'user2_id'
const otherSide: Readonly<Record<Side, Side>> = { user1_id: 'user2_id', user2_id: 'user1_id' }
const sides = ['user1_id', 'user2_id'] as const

/** A text as it is, where a pattern is expected. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

function sought(q: string | undefined): RawBuilder<unknown> {
  if (!q) return sql``
  const pattern = containing(q)
  return sql`AND (chats.room_title ILIKE ${pattern} OR EXISTS (
    SELECT 1 FROM user_profiles p WHERE p.id = other_id AND p.full_name ILIKE ${pattern}
  ))`
}

/** The conversations in which the person is on one side of the pair. */
const fromSide = (userId: string, side: Side, q: string | undefined) => sql`
  FROM chats CROSS JOIN LATERAL (SELECT ${sql.ref(otherSide[side])} AS other_id) AS pair
  WHERE ${sql.ref(side)} = ${userId}::uuid AND ${notBlocked} ${sought(q)}`

function onePage(userId: string, side: Side, { q, after, limit }: ChatsAsked) {
  const moment = sql`(timestamptz 'epoch' + ${after?.micros ?? 0}::float8 * interval '1 microsecond')`
  const beyond = after
    ? sql`AND updated_at <= ${moment} AND (updated_at < ${moment} OR chats.id > ${after.id}::uuid)`
    : sql``
  return sql`(SELECT chats.*, other_id ${fromSide(userId, side, q)} ${beyond}
    ORDER BY updated_at DESC, chats.id LIMIT ${limit})`
}

/**
 * A page of the conversations of `userId`, the last written in first. Each half of the pair is read in the order of its
 * index up to the page's end; the last message and the unread ones are looked up for the page alone.
 */
export async function chatListRows(db: Database, userId: string, asked: ChatsAsked): Promise<ChatListRow[]> {
  const { rows } = await sql<ChatListRow>`
    SELECT ${headColumns}, (extract(epoch FROM chat.updated_at) * 1000000)::bigint AS micros,
      left(latest.content, ${latestMessageMax}) AS latest_message_content, latest.created_at AS latest_message_time,
      coalesce(latest.sender_id = ${userId}::uuid, false) AS latest_message_mine, unread.found AS unread
    FROM (
      SELECT * FROM (${onePage(userId, 'user1_id', asked)} UNION ALL ${onePage(userId, 'user2_id', asked)}) AS mine
      ORDER BY updated_at DESC, id LIMIT ${asked.limit}
    ) AS chat
    JOIN user_profiles other ON other.id = chat.other_id
    LEFT JOIN rooms ON rooms.id = chat.room_id
    LEFT JOIN messages latest ON latest.chat_id = chat.id AND latest.seq = chat.last_seq
    LEFT JOIN chat_reads reads ON reads.chat_id = chat.id AND reads.user_id = ${userId}::uuid
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS found FROM (
        SELECT 1 FROM messages m
        WHERE m.chat_id = chat.id AND m.seq > coalesce(reads.seq, 0) AND m.sender_id <> ${userId}::uuid
        LIMIT ${unreadMax}
      ) AS news
    ) AS unread
    ORDER BY chat.updated_at DESC, chat.id
  `.execute(db)
  return rows
}

/** How many conversations `userId` has; with `q`, how many of them it is found in. */
export async function countChats(db: Database, userId: string, q: string | undefined): Promise<number> {
  const [one, other] = sides.map((side) => sql`(SELECT count(*) ${fromSide(userId, side, q)})`)
  const { rows } = await sql<{ found: number }>`SELECT ${one} + ${other} AS found`.execute(db)
  return rows[0]?.found ?? 0
}
