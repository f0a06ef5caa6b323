import { unreadMax } from '@basera/chats/contract'
import { sql } from 'kysely'
import { ownChats } from '../chat-rows.ts'
import type { Database } from '../database.ts'

/** In how many of their conversations `userId` has messages of the other person to read, counted up to 100. */
export async function countUnread(db: Database, userId: string): Promise<{ chats: number }> {
  const { rows } = await sql<{ chats: number }>`
    SELECT count(*)::integer AS chats FROM (
      SELECT 1 FROM ${ownChats(userId)} AS chat
      LEFT JOIN chat_reads reads ON reads.chat_id = chat.id AND reads.user_id = ${userId}::uuid
      CROSS JOIN LATERAL (
        SELECT 1 FROM (
          -- On its own, so that it is read by its numbers: by the sender, all that was ever written would be looked through.
          SELECT sender_id FROM messages m
          WHERE m.chat_id = chat.id AND m.seq > coalesce(reads.seq, 0) ORDER BY m.seq OFFSET 0
        ) AS news WHERE sender_id = chat.other_id LIMIT 1
      ) AS first
      WHERE chat.last_seq > coalesce(reads.seq, 0)
      LIMIT ${unreadMax}
    ) AS news
  `.execute(db)
  return rows[0] ?? { chats: 0 }
}
