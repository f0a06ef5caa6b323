import { someId, statement } from '@basera/platform/server/database'
import { isOnline } from '@basera/platform/server/live'
import { sql } from 'kysely'
import { z } from 'zod'
import { notBlockedPair, otherMember, ownChat } from '../chats.queries.ts'
import type { Database } from '../database.ts'
import {
  isHidden,
  messageColumns,
  messageRow,
  noMessage,
  type StoredMessage,
} from '../messages/messages.queries.ts'
import { joinReads, readMark } from '../unread.queries.ts'

/** Messages per chat. */
export const newMessagesMax = 100

/** After a number or, where none is known, from a moment on (milliseconds since 1970). */
export interface ReadRequest {
  readonly chatId: string
  readonly afterSeq: number | undefined
  readonly since: number
}

export interface NewMessages {
  readonly lastSeq: number
  readonly messages: StoredMessage[]
}

const newMessageRow = messageRow.extend({ last_seq: z.int() })

const newMessages = statement(
  {
    row: z.union([newMessageRow, newMessageRow.extend(noMessage)]),
    samples: [[[{ chatId: someId, afterSeq: 1, since: 0 }]]],
  },
  (requests: readonly ReadRequest[]) => {
    const chats = requests.map(({ chatId }) => chatId)
    const after = requests.map(({ afterSeq }) => afterSeq ?? null)
    const since = requests.map(({ afterSeq, since }) =>
      afterSeq === undefined ? new Date(since).toISOString() : '-infinity',
    )
    return sql`
      SELECT ${messageColumns}, asked.chat_id, chats.last_seq
      FROM unnest(${chats}::uuid[], ${after}::bigint[], ${since}::timestamptz[]) AS asked (chat_id, after, since)
      JOIN chats ON chats.id = asked.chat_id AND ${notBlockedPair}
      LEFT JOIN LATERAL (
        SELECT * FROM messages
        WHERE messages.chat_id = asked.chat_id AND seq > coalesce(asked.after, chats.last_seq - ${newMessagesMax})
          AND created_at >= asked.since
        ORDER BY seq LIMIT ${newMessagesMax}
      ) AS m ON true
      ORDER BY asked.chat_id, m.seq
    `
  },
)

/** In one statement and in order; nothing of ended or blocked chats. */
export async function findNewMessages(
  db: Database,
  requests: readonly ReadRequest[],
): Promise<Map<string, NewMessages>> {
  const found = new Map<string, NewMessages>()
  for (const row of await newMessages.all(db, requests)) {
    const chat = found.get(row.chat_id) ?? { lastSeq: row.last_seq, messages: [] }
    found.set(row.chat_id, chat)
    if (row.id !== null) chat.messages.push(row)
  }
  return found
}

const positionRow = z.object({ last_seq: z.int(), other_read_seq: z.int(), other_online: z.boolean() })
export type ChatPosition = z.output<typeof positionRow>

const messageAfterRow = messageRow.extend({ ...positionRow.shape, hidden: z.boolean() })

/** Each with the chat's position; one row without a message if there is none. */
export const findMessagesAfter = statement(
  {
    row: z.union([messageAfterRow, messageAfterRow.extend({ ...noMessage, chat_id: z.null() })]),
    samples: [[someId, someId, 1, 10]],
    isPrepared: true,
  },
  (userId: string, chatId: string, seq: number, limit: number) => sql`
    SELECT chat.last_seq, ${readMark} AS other_read_seq, ${isOnline(sql`chat.other_id`)} AS other_online,
      ${messageColumns}, ${isHidden(userId)} AS hidden
    FROM (
      SELECT id, last_seq, ${otherMember(userId)} AS other_id FROM chats
      WHERE ${ownChat(chatId, userId)}
    ) AS chat
    ${joinReads(sql`chat.id`, sql`chat.other_id`)}
    LEFT JOIN LATERAL (
      SELECT * FROM messages WHERE chat_id = chat.id AND seq > ${seq}::bigint ORDER BY seq LIMIT ${limit}
    ) AS m ON true
    ORDER BY m.seq
  `,
).all

export const findMomentBefore = statement(
  { row: z.object({ before: z.date() }), samples: [[20]] },
  (seconds: number) => sql`SELECT clock_timestamp() - ${seconds} * interval '1 second' AS before`,
).first
