import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

export const findReportSubject = statement(
  {
    row: z.object({ about: z.enum(['room', 'profile', 'chat', 'person', 'message', 'group', 'comment']) }),
    samples: [[someId]],
  },
  (reportId: string) => sql`SELECT about FROM reports WHERE id = ${reportId}::uuid`,
).first

const reportedMessageRow = z.object({
  seq: z.int(),
  sender_id: z.guid(),
  created_at: z.date(),
  content: z.string(),
})
export type ReportedMessage = z.output<typeof reportedMessageRow>

export const findReportedMessages = statement(
  { row: reportedMessageRow, samples: [[someId, 10]] },
  (reportId: string, limit: number) => sql`
    SELECT seq, sender_id, created_at, content FROM messages
    WHERE chat_id = (SELECT about_id FROM reports WHERE id = ${reportId}::uuid AND about = 'chat')
    ORDER BY seq DESC LIMIT ${limit}
  `,
).all

/** One statement, so that a new message counts everywhere or nowhere. */
export const findCheckedChats = statement(
  {
    row: z.object({ id: z.guid(), gapless: z.boolean(), reads_right: z.boolean() }),
    samples: [
      [null, 10],
      [someId, 10],
    ],
  },
  (after: string | null, limit: number) => sql`
    SELECT chat.id,
      (found.messages, found.last) = (chat.last_seq, chat.last_seq) AS gapless,
      NOT EXISTS (SELECT 1 FROM chat_reads WHERE chat_id = chat.id AND seq > chat.last_seq) AS reads_right
    FROM (
      SELECT id, last_seq FROM chats ${after ? sql`WHERE id > ${after}::uuid` : sql``} ORDER BY id LIMIT ${limit}
    ) AS chat CROSS JOIN LATERAL (
      SELECT count(*) AS messages, coalesce(max(seq), 0) AS last FROM messages WHERE chat_id = chat.id
    ) AS found ORDER BY chat.id
  `,
).all
