import { gestures, livePictureHours } from '@basera/accounts/contract'
import { someId, statement } from '@basera/platform/server/database'
import { microseconds, microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import { sql } from 'kysely'
import { z } from 'zod'
import { accountLanguage, activeMembers, writtenLanguage } from '../visibility.queries.ts'

const waitingRow = z.object({
  id: z.guid(),
  user_id: z.guid(),
  full_name: z.string().nullable(),
  sent_at: z.date(),
  micros: microseconds,
})

/** With a picture that may still be looked at. Nobody sees their own (trust.photo-decided). */
const waiting = (moderatorId: string) => sql`
  FROM photo_checks c JOIN ${activeMembers} member ON member.id = c.user_id JOIN user_profiles p ON p.id = c.user_id
  JOIN live_pictures picture ON picture.user_id = c.user_id
  WHERE c.status = 'waiting' AND c.user_id <> ${moderatorId}::uuid
    AND picture.taken_at > now() - make_interval(hours => ${sql.lit(livePictureHours)})`

/** The oldest first. */
export const findWaitingChecks = statement(
  {
    row: waitingRow,
    samples: [
      [someId, null, 10],
      [someId, { micros: 1, id: someId }, 10],
    ],
  },
  (moderatorId: string, after: TimeSortKey | null, limit: number) => sql`
    SELECT c.id, c.user_id, p.full_name, c.sent_at, ${microsOfTime(sql`c.sent_at`)} AS micros
    ${waiting(moderatorId)}
    ${after === null ? sql`` : sql`AND (c.sent_at, c.id) > (${timeOfMicros(after.micros)}, ${after.id}::uuid)`}
    ORDER BY c.sent_at, c.id LIMIT ${limit}`,
).all

const pairRow = waitingRow.omit({ micros: true }).extend({
  avatar_url: z.string().nullable(),
  gesture: z.enum(gestures),
  mismatches: z.int(),
  /** WebP as base64. */
  picture: z.string(),
})

export const findPair = statement(
  { row: pairRow, samples: [[someId, someId]] },
  (moderatorId: string, id: string) => sql`
    SELECT c.id, c.user_id, p.full_name, c.sent_at, p.avatar_url, picture.gesture, c.mismatches,
      encode(picture.picture, 'base64') AS picture
    ${waiting(moderatorId)} AND c.id = ${id}::uuid`,
).first

const decidedRow = z.object({
  user_id: z.guid(),
  email: z.string(),
  language: accountLanguage,
  proven: z.boolean(),
})

/** Decides a waiting check once. */
export const decideCheck = statement(
  { row: decidedRow, samples: [[someId, someId, 'matched', 0]] },
  (moderatorId: string, id: string, outcome: 'matched' | 'not_matched' | 'unclear', mismatch: 0 | 1) => sql`
    UPDATE photo_checks c SET status = ${outcome}, decided_at = now(), mismatches = CASE
      WHEN ${outcome} = 'matched' THEN 0 ELSE c.mismatches + ${mismatch}::int END
    FROM auth_users account
    WHERE c.id = ${id}::uuid AND c.status = 'waiting' AND c.user_id <> ${moderatorId}::uuid AND account.id = c.user_id
      AND account.banned_at IS NULL AND EXISTS (SELECT FROM live_pictures picture WHERE picture.user_id = c.user_id)
    RETURNING c.user_id, account.email, ${writtenLanguage}, account.email_proven_at IS NOT NULL AS proven`,
).first

/** Live pictures that wait for a moderator, for `FROM ${waitingPhotoChecks} photo`. */
export const waitingPhotoChecks = sql`(SELECT sent_at FROM photo_checks WHERE status = 'waiting')`

/** How many there are, and how many seconds the oldest has waited. */
export const readPhotoQueue = statement(
  { row: z.object({ waiting: z.int(), oldest_seconds: z.number() }), samples: [[]] },
  () => sql`
    SELECT count(*) AS waiting, coalesce(extract(epoch FROM now() - min(sent_at)), 0)::float8 AS oldest_seconds
    FROM ${waitingPhotoChecks} photo`,
).first
