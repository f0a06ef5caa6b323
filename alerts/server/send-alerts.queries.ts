import { accountLanguage, mailboxes } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { savedAlertRow } from './alerts.queries.ts'

const someTime = new Date(0)

export const findDuePeople = statement(
  { row: z.object({ user_id: z.guid() }), samples: [[someTime, 10]] },
  (now: Date, limit: number) => sql`
    SELECT DISTINCT user_id FROM (
      SELECT user_id FROM alerts JOIN alert_dues ON alert_id = alerts.id
      WHERE alert_dues.due_at <= ${now} ORDER BY alert_dues.due_at LIMIT ${limit}
    ) AS due`,
).all

/** Gives how many alerts the person got at once on this day, and makes other processes wait. */
export const lockDay = statement(
  { row: z.object({ sent: z.int() }), samples: [[someId, '2026-12-01']] },
  (userId: string, day: string) => sql`
    INSERT INTO alert_days AS days (user_id, day, sent) VALUES (${userId}::uuid, ${day}::date, 0)
    ON CONFLICT (user_id) DO UPDATE SET day = excluded.day,
      sent = CASE WHEN days.day = excluded.day THEN days.sent ELSE 0 END
    RETURNING sent`,
).first

export const countSent = statement(
  { samples: [[someId]] },
  (userId: string) => sql`UPDATE alert_days SET sent = sent + 1 WHERE user_id = ${userId}::uuid`,
).run

const dueAlert = savedAlertRow.extend({ is_stopped: z.boolean() })
export type DueAlert = z.output<typeof dueAlert>

/** A person's due alerts, in the order in which everybody locks them; paused or deleted ones have stopped. */
export const lockDueAlerts = statement(
  { row: dueAlert, samples: [[someId, someTime]] },
  (userId: string, now: Date) => sql`
    SELECT id, kind, name, ltrim(query, '?') AS query, by_mail, by_push, frequency, paused_at IS NOT NULL OR deleted_at IS NOT NULL AS is_stopped
    FROM alerts JOIN alert_dues ON alert_id = alerts.id
    WHERE user_id = ${userId}::uuid AND alert_dues.due_at <= ${now} ORDER BY id FOR NO KEY UPDATE`,
).all

export const postponeAlerts = statement(
  { samples: [[[someId], someTime]] },
  (ids: readonly string[], dueAt: Date) =>
    sql`UPDATE alert_dues SET due_at = ${dueAt} WHERE alert_id = ANY(${ids}::uuid[])`,
).run

/** What a person may be told of (see `mailboxes`), and where. */
export const findAlertReader = statement(
  {
    row: z.object({
      email: z.string(),
      language: accountLanguage,
      proven: z.boolean().nullable(),
      allowed: z.boolean().nullable(),
      verified: z.boolean().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) =>
    sql`SELECT email, language, proven, allowed, verified FROM ${mailboxes} mailbox WHERE id = ${userId}::uuid`,
).first
