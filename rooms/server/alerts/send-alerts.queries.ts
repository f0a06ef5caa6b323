import { accountLanguage, mailboxes } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { isSeenBy } from '../rooms.queries.ts'
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
    SELECT id, name, query, by_mail, by_push, frequency, paused_at IS NOT NULL OR deleted_at IS NOT NULL AS is_stopped
    FROM alerts JOIN alert_dues ON alert_id = alerts.id
    WHERE user_id = ${userId}::uuid AND alert_dues.due_at <= ${now} ORDER BY id FOR NO KEY UPDATE`,
).all

const waitingRoom = z.object({
  alert_id: z.guid(),
  id: z.guid(),
  user_id: z.guid(),
  title: z.string(),
  address: z.string(),
  rent: z.int(),
  rent_fell: z.boolean(),
  public_latitude: z.number().nullable(),
  public_longitude: z.number().nullable(),
  total_monthly: z.int().nullable(),
  available_from: z.string(),
  facet: z.int(),
  traits: z.string(),
})
export type WaitingRoom = z.output<typeof waitingRoom>

/** Rooms that wait to be told of and that the person may be told of now, the last found first (rooms.alert-recipients). */
export const findWaiting = statement(
  { row: waitingRoom, samples: [[someId, [someId], 10]] },
  (userId: string, alertIds: readonly string[], limit: number) => sql`
    SELECT found.alert_id, rooms.id, rooms.user_id, title, address, rent, found.rent_fell, public_latitude,
      public_longitude, total_monthly, available_from, facet, traits::text
    FROM alert_matches found JOIN rooms ON rooms.id = found.room_id
    WHERE found.alert_id = ANY(${alertIds}::uuid[]) AND found.sent_at IS NULL AND rooms.searchable
      AND rooms.user_id <> ${userId}::uuid AND ${isSeenBy(userId)}
    ORDER BY found.matched_at DESC, rooms.id LIMIT ${limit}`,
).all

interface Told {
  readonly alertId: string
  readonly roomId: string
}

const pairs = (told: readonly Told[]) => sql`unnest(${told.map(({ alertId }) => alertId)}::uuid[],
  ${told.map(({ roomId }) => roomId)}::uuid[]) AS told (alert_id, room_id)`
const someTold: Told = { alertId: someId, roomId: someId }

export const markSent = statement(
  { samples: [[[someTold], someTime]] },
  (told: readonly Told[], now: Date) => sql`
    UPDATE alert_matches SET sent_at = ${now} FROM ${pairs(told)}
    WHERE alert_matches.alert_id = told.alert_id AND alert_matches.room_id = told.room_id`,
).run

/** Forgets what the search does not find any more; a room that comes back is found anew. */
export const forgetWaiting = statement(
  { samples: [[[someId], [someTold]]] },
  (alertIds: readonly string[], kept: readonly Told[]) => sql`
    DELETE FROM alert_matches WHERE alert_id = ANY(${alertIds}::uuid[]) AND sent_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${pairs(kept)}
        WHERE told.alert_id = alert_matches.alert_id AND told.room_id = alert_matches.room_id)`,
).run

export const postponeAlerts = statement(
  { samples: [[[someId], someTime]] },
  (ids: readonly string[], dueAt: Date) =>
    sql`UPDATE alert_dues SET due_at = ${dueAt} WHERE alert_id = ANY(${ids}::uuid[])`,
).run

/** Where a person is mailed; `mailable` only with a verified phone, `proven` without. */
export const findAlertReader = statement(
  {
    row: z.object({
      email: z.string(),
      language: accountLanguage,
      proven: z.boolean().nullable(),
      mailable: z.boolean().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) =>
    sql`SELECT email, language, proven, mailable FROM ${mailboxes} mailbox WHERE id = ${userId}::uuid`,
).first
