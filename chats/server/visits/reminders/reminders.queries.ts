import { isSuspended, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { notBlockedPair } from '../../chats.queries.ts'

const idRow = z.object({ id: z.guid() })
const moment = new Date(0)

export const findDueReminders = statement(
  { row: idRow, samples: [[moment, 10]] },
  (now: Date, limit: number) =>
    sql`SELECT id FROM visits WHERE remind_at <= ${now} ORDER BY remind_at LIMIT ${limit}`,
).all

const remindedRow = z.object({
  starts_at: z.date().nullable(),
  blocked: z.boolean(),
  lister_suspended: z.boolean(),
  visitor_suspended: z.boolean(),
  room_title: z.string(),
  lister_id: z.guid(),
  visitor_id: z.guid(),
  lister_name: z.string().nullable(),
  visitor_name: z.string().nullable(),
})
export type RemindedVisit = z.output<typeof remindedRow>

/** Nothing where another process has it, or had it before. */
export const lockDueReminder = statement(
  { row: remindedRow, samples: [[someId, moment]] },
  (visitId: string, now: Date) => sql`
    SELECT visits.starts_at, visits.room_title, visits.lister_id, visits.visitor_id, lister.full_name AS lister_name,
      visitor.full_name AS visitor_name,
      NOT ${notBlockedPair} AS blocked, ${isSuspended(sql`lister_id`)} AS lister_suspended,
      ${isSuspended(sql`visitor_id`)} AS visitor_suspended
    FROM visits JOIN chats ON chats.id = visits.chat_id
    LEFT JOIN ${publicProfiles} lister ON lister.id = visits.lister_id
    LEFT JOIN ${publicProfiles} visitor ON visitor.id = visits.visitor_id
    WHERE visits.id = ${visitId}::uuid AND visits.remind_at <= ${now} FOR UPDATE OF visits SKIP LOCKED`,
).first

export const setReminder = statement(
  { samples: [[someId, null]] },
  (visitId: string, remindAt: Date | null) =>
    sql`UPDATE visits SET remind_at = ${remindAt} WHERE id = ${visitId}::uuid`,
).run
