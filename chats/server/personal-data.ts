import type { PersonalData } from '@basera/platform/server/feature'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { wantsMails } from './notices/mails/mail-wishes.ts'

/** How the person is told of messages: by mail, and on which devices; their addresses are secrets of those browsers. */
async function noticesOf(db: Database, userId: string) {
  const devices = await sql`
    SELECT split_part(endpoint, '/', 3) AS service, created_at FROM push_subscriptions
    WHERE user_id = ${userId}::uuid ORDER BY created_at
  `.execute(db)
  const mailed = await sql`
    SELECT chat_id, due_at, mailed_seq FROM chat_mails WHERE user_id = ${userId}::uuid ORDER BY due_at
  `.execute(db)
  return { mails: await wantsMails(db, userId), devices: devices.rows, mails_due_and_sent: mailed.rows }
}

/** What chats keep about a person: conversations with the other's name, all messages, what was read, and notices. */
export const chatsPersonalData = (db: Database): PersonalData => ({
  name: 'chats',
  tables: ['chats', 'messages', 'chat_reads', 'chat_notices', 'chat_mails', 'push_subscriptions'],
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
    return { conversations: rows, notices: await noticesOf(db, userId) }
  },
  files: async () => [],
})
