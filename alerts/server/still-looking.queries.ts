import { alertKinds } from '@basera/alerts/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

const someTime = new Date(0)

const isForgotten = (since: Date) =>
  sql`paused_at IS NULL AND deleted_at IS NULL AND asked_at IS NULL AND seen_at < ${since}
    AND (changed_at IS NULL OR changed_at < ${since})`

export const findForgetfulPeople = statement(
  { row: z.object({ user_id: z.guid() }), samples: [[someTime, 10]] },
  (since: Date, limit: number) => sql`
    SELECT DISTINCT user_id FROM (
      SELECT user_id FROM alerts WHERE ${isForgotten(since)} ORDER BY seen_at LIMIT ${limit}
    ) AS forgotten`,
).all

/** Marks a person's alerts that were not opened since then as asked about, each once. */
export const markAsked = statement(
  {
    row: z.object({ kind: z.enum(alertKinds), name: z.string(), by_mail: z.boolean(), by_push: z.boolean() }),
    samples: [[someId, someTime, someTime]],
  },
  (userId: string, since: Date, now: Date) => sql`
    UPDATE alerts SET asked_at = ${now} WHERE user_id = ${userId}::uuid AND ${isForgotten(since)}
    RETURNING kind, name, by_mail, by_push`,
).all

/** Pauses alerts whose people did not answer; gives their number. */
export const pauseUnanswered = statement(
  { samples: [[someTime, someTime]] },
  (askedBefore: Date, now: Date) => sql`
    UPDATE alerts SET paused_at = ${now}
    WHERE paused_at IS NULL AND deleted_at IS NULL AND asked_at < ${askedBefore} AND seen_at < asked_at`,
).run

/** Goes on with what is asked about, paused for want of an answer or not. */
export const keepAsked = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (userId: string) => sql`
    UPDATE alerts SET changed_at = now(), paused_at = NULL, asked_at = NULL
    WHERE user_id = ${userId}::uuid AND deleted_at IS NULL AND asked_at IS NOT NULL RETURNING id`,
).all
