import type { PersonalData } from '@basera/accounts/server'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What chats keep about a person: conversations with the other's name, all messages, and what was read. */
export const chatsPersonalData = (db: Database): PersonalData => ({
  name: 'chats',
  tables: ['chats', 'messages', 'chat_reads'],
  async export(userId) {
    const { rows } = await sql`
      SELECT chats.id, other.full_name AS with_name, chats.room_id, chats.room_title, chats.created_at,
        chats.updated_at, reads.seq AS read_to_seq, coalesce((
          SELECT json_agg(json_build_object('seq', m.seq, 'written_by_you', m.sender_id = ${userId}::uuid,
            'content', m.content, 'created_at', m.created_at) ORDER BY m.seq)
          FROM messages m WHERE m.chat_id = chats.id
        ), '[]') AS messages
      FROM chats
      JOIN user_profiles other ON other.id IN (chats.user1_id, chats.user2_id) AND other.id <> ${userId}::uuid
      LEFT JOIN chat_reads reads ON reads.chat_id = chats.id AND reads.user_id = ${userId}::uuid
      WHERE chats.user1_id = ${userId}::uuid OR chats.user2_id = ${userId}::uuid ORDER BY chats.created_at, chats.id
    `.execute(db)
    return { conversations: rows }
  },
  files: async () => [],
})
