import { mailAfterMinutes } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { otherMember, ownChat } from '../chats.queries.ts'
import { unreadMessages } from '../unread.queries.ts'

const markedRow = z.object({ other_id: z.guid(), seq: z.int(), moved: z.boolean() })

/** Moves a read mark forward (chats.read-mark). */
export const moveReadMark = statement(
  { row: markedRow, samples: [[someId, someId, 1]], isPrepared: true },
  (userId: string, chatId: string, seq: number) => {
    const unread = { chatId: sql`chat.id`, userId: sql`${userId}::uuid`, mark: sql`chat.seq` }
    return sql`
      WITH chat AS (
        SELECT id, least(last_seq, ${seq}::bigint) AS seq, ${otherMember(userId)} AS other_id
        FROM chats WHERE ${ownChat(chatId, userId)}
      ), marked AS (
        INSERT INTO chat_reads AS reads (chat_id, user_id, seq) SELECT id, ${userId}::uuid, seq FROM chat
        ON CONFLICT (chat_id, user_id) DO UPDATE SET seq = excluded.seq WHERE reads.seq < excluded.seq
        RETURNING seq
      ), mailed AS (
        -- What was mailed about is read: the next unread message, which may be there already, can be mailed about again.
        -- Without one the row stays: a message may be written at this moment.
        UPDATE chat_mails SET mailed_seq = NULL, due_at = ${mailAfterMinutes} * interval '1 minute' + coalesce((
          SELECT created_at FROM ${unreadMessages(unread, 1)} AS next
        ), now())
        FROM chat WHERE chat_mails.chat_id = chat.id AND user_id = ${userId}::uuid AND mailed_seq <= chat.seq
      )
      SELECT other_id, seq, EXISTS (SELECT 1 FROM marked) AS moved FROM chat
    `
  },
).first
