import { someId, statement } from '@basera/platform/server/database'
import { containsPattern } from '@basera/platform/server/search'
import { sql } from 'kysely'
import { z } from 'zod'
import { ownChat } from '../chats.queries.ts'
import { isHidden } from './messages.queries.ts'

/** The number after the last message; nothing for foreign and blocked chats. */
export const findEnd = statement(
  { row: z.object({ end: z.int() }), samples: [[someId, someId]], isPrepared: true },
  (userId: string, chatId: string) => sql`
    SELECT last_seq + 1 AS end FROM chats
    WHERE ${ownChat(chatId, userId)}`,
).first

export interface SearchedRange {
  readonly from: number
  readonly before: number
  readonly limit: number
}

/** The newest first. */
export const findTextInChat = statement(
  {
    row: z.object({ seq: z.int(), created_at: z.date() }),
    samples: [[someId, someId, 'lift', { from: 1, before: 10, limit: 50 }]],
    isPrepared: true,
  },
  (userId: string, chatId: string, q: string, { from, before, limit }: SearchedRange) => sql`
    SELECT m.seq, m.created_at FROM messages m
    WHERE m.chat_id = ${chatId}::uuid AND m.seq >= ${from}::bigint AND m.seq < ${before}::bigint
      AND m.content ILIKE ${containsPattern(q)} AND NOT ${isHidden(userId)}
    ORDER BY m.seq DESC LIMIT ${limit}`,
).all
