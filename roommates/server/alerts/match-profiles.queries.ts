import { blockedWith } from '@basera/accounts/server'
import { activeAlerts, type DueTimes, dueOf, insertDues, someTimes } from '@basera/alerts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { finds } from './asks-profile.queries.ts'

/** Takes the profile that waits longest, unless another process has it. */
export const takeQueuedProfile = statement(
  { row: z.object({ id: z.int(), profile_id: z.guid(), queued_at: z.date() }), samples: [[[1]]] },
  (except: readonly number[]) => sql`
    DELETE FROM roommate_alert_queue
    WHERE id = (
      SELECT id FROM roommate_alert_queue WHERE id <> ALL(${except}::bigint[])
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, profile_id, queued_at`,
).first

export const findListed = statement(
  { row: z.object({ is_placed: z.boolean().nullable().describe('never null') }), samples: [[someId]] },
  (id: string) =>
    sql`SELECT public_latitude IS NOT NULL AS is_placed FROM listed_roommates WHERE id = ${id}::uuid`,
).first

export interface ProfileToMatch {
  readonly id: string
  /** Profiles without a location are in every area (roommates.search-unlocated). */
  readonly isPlaced: boolean
  /** Alerts that were saved later are not told. */
  readonly savedBefore: Date
}
const someMatch: ProfileToMatch = { id: someId, isPlaced: true, savedBefore: new Date(0) }

/** The index knows boxes to a millionth of a degree. */
const inBox = sql`box(point(s.west, s.south), point(s.east, s.north))
  @> box(point(l.public_longitude, l.public_latitude), point(l.public_longitude, l.public_latitude))`

/**
 * Writes the alerts that find a profile and makes them due; gives how many. Neither its own, nor of people blocked with it, nor
 * of those who have it already (alerts.told-once, alerts.who-is-told). Only under `lockMatches`.
 */
export const insertMatches = statement(
  {
    row: z.object({ found: z.int() }),
    samples: [
      [someMatch, someTimes],
      [{ ...someMatch, isPlaced: false }, someTimes],
    ],
  },
  ({ id, isPlaced, savedBefore }: ProfileToMatch, times: DueTimes) => sql`
    WITH found AS MATERIALIZED (
      SELECT alerts.id, CASE WHEN by_mail OR by_push THEN ${dueOf(times)} END AS due_at
      FROM listed_roommates l
        JOIN roommate_alert_searches s ON ${isPlaced ? inBox : sql`true`} AND ${finds}
        JOIN ${activeAlerts} alerts ON alerts.id = s.alert_id
      WHERE l.id = ${id}::uuid AND alerts.created_at < ${savedBefore}::timestamptz + interval '1 millisecond'
        AND alerts.user_id <> ${id}::uuid AND alerts.user_id NOT IN ${blockedWith(id)}
        AND alerts.id NOT IN (SELECT alert_id FROM roommate_alert_matches WHERE profile_id = ${id}::uuid)
    ), matched AS (
      INSERT INTO roommate_alert_matches (profile_id, alert_id) SELECT ${id}::uuid, id FROM found ORDER BY id
    ), due AS (
      ${insertDues(sql`found`)}
    )
    SELECT count(*)::integer AS found FROM found`,
).first
