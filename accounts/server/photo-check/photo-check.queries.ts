import { gestures } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { now, someId, statement } from '@basera/platform/server/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { mismatchDays, mismatchesAllowed, photoCheckStatuses } from '../../contract/live-photos.ts'
import { accountLanguage, writtenLanguage } from '../visibility.queries.ts'

type Trx = Transaction<Database>

const status = z.enum(photoCheckStatuses.filter((one) => one !== 'none'))

const checkRow = z.object({
  avatar_url: z.string().nullable(),
  status: status.nullable(),
  sent_at: z.date().nullable(),
  decided_at: z.date().nullable(),
  again_at: z.date().nullable(),
})

const againAt = sql`CASE WHEN c.status = 'not_matched' AND c.mismatches >= ${sql.lit(mismatchesAllowed)}
  AND c.decided_at > now() - make_interval(days => ${sql.lit(mismatchDays)})
  THEN c.decided_at + make_interval(days => ${sql.lit(mismatchDays)}) END`

/** Of a member with or without a check. */
export const findPhotoCheck = statement(
  { row: checkRow, samples: [[someId]] },
  (userId: string) => sql`
    SELECT p.avatar_url, c.status, c.sent_at, c.decided_at, ${againAt} AS again_at
    FROM user_profiles p LEFT JOIN photo_checks c ON c.user_id = p.id WHERE p.id = ${userId}::uuid`,
).first

const gestureRow = z.object({ id: z.guid(), gesture: z.enum(gestures), expires_at: z.date() })

/** Keeps a drawn gesture, or gives the one that was drawn and is not over: nobody draws until one fits (accounts.live-gesture). */
export const drawGesture = statement(
  { row: gestureRow, samples: [[someId, 'fist', 10]] },
  (userId: string, gesture: (typeof gestures)[number], minutes: number) => sql`
    INSERT INTO live_gestures AS drawn (user_id, gesture, expires_at)
    VALUES (${userId}::uuid, ${gesture}, now() + make_interval(mins => ${minutes}))
    ON CONFLICT (user_id) DO UPDATE SET
      id = CASE WHEN drawn.expires_at > now() THEN drawn.id ELSE excluded.id END,
      gesture = CASE WHEN drawn.expires_at > now() THEN drawn.gesture ELSE excluded.gesture END,
      expires_at = CASE WHEN drawn.expires_at > now() THEN drawn.expires_at ELSE excluded.expires_at END
    RETURNING id, gesture, expires_at`,
).first

/** Whether a picture can be sent with the gesture. */
export const isGestureOpen = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT id FROM live_gestures WHERE user_id = ${userId}::uuid AND id = ${id}::uuid AND expires_at > now()`,
).first

/** Uses a gesture up. */
export const spendGesture = statement(
  { row: z.object({ gesture: z.enum(gestures) }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    DELETE FROM live_gestures WHERE user_id = ${userId}::uuid AND id = ${id}::uuid AND expires_at > now()
    RETURNING gesture`,
).first

/** A new check takes the place of the last one. Mismatches are forgotten with the wait that they cause. */
export const startCheck = statement(
  { samples: [[someId]] },
  (userId: string) => sql`
    INSERT INTO photo_checks AS c (user_id, status) VALUES (${userId}::uuid, 'waiting')
    ON CONFLICT (user_id) DO UPDATE SET id = excluded.id, status = 'waiting', sent_at = now(), decided_at = NULL,
      mismatches = CASE WHEN c.mismatches >= ${sql.lit(mismatchesAllowed)} THEN 0 ELSE c.mismatches END`,
).run

export const savePicture = (trx: Trx, userId: string, gesture: (typeof gestures)[number], picture: Buffer) =>
  trx
    .insertInto('live_pictures')
    .values({ user_id: userId, gesture, picture })
    .onConflict((on) => on.column('user_id').doUpdateSet({ gesture, picture, taken_at: now() }))
    .execute()

export const withdrawCheck = statement(
  { samples: [[someId]] },
  (userId: string) => sql`
    UPDATE photo_checks SET status = 'withdrawn'
    WHERE user_id = ${userId}::uuid AND status IN ('waiting', 'matched')`,
).run

export const deletePicture = statement(
  { samples: [[someId]] },
  (userId: string) => sql`DELETE FROM live_pictures WHERE user_id = ${userId}::uuid`,
).run

/** Whoever took the account over may have passed the check (accounts.email-undo). */
export const withdrawMatchSince = statement(
  { samples: [[someId, new Date(0)]] },
  (userId: string, since: Date) => sql`
    UPDATE photo_checks SET status = 'withdrawn'
    WHERE user_id = ${userId}::uuid AND sent_at >= ${since} AND status IN ('waiting', 'matched')`,
).run

/** For the copy of a member's data. */
export const photoCheckOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('photo_checks')
    .select(['status', 'sent_at', 'decided_at', 'mismatches'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Waiting checks whose picture gets too old, or was lost with a crash; locked, so that nobody decides them meanwhile. */
export const expireChecks = statement(
  {
    row: z.object({ user_id: z.guid(), email: z.string(), language: accountLanguage, proven: z.boolean() }),
    samples: [[71, 100]],
  },
  (hours: number, atOnce: number) => sql`
    WITH due AS (
      SELECT c.user_id FROM photo_checks c
      WHERE c.status = 'waiting' AND (c.sent_at < now() - make_interval(hours => ${hours})
        OR NOT EXISTS (SELECT FROM live_pictures picture WHERE picture.user_id = c.user_id))
      LIMIT ${atOnce} FOR UPDATE OF c SKIP LOCKED
    ), gone AS (
      DELETE FROM live_pictures WHERE user_id IN (SELECT user_id FROM due)
    )
    UPDATE photo_checks c SET status = 'expired' FROM due JOIN auth_users account ON account.id = due.user_id
    WHERE c.user_id = due.user_id
    RETURNING c.user_id, account.email, ${writtenLanguage}, account.email_proven_at IS NOT NULL AND account.banned_at IS NULL AS proven`,
).all

export const deleteOldPictures = statement(
  { samples: [[71]] },
  (hours: number) => sql`DELETE FROM live_pictures WHERE taken_at < now() - make_interval(hours => ${hours})`,
).run

export const deleteOldGestures = statement(
  { samples: [[]] },
  () => sql`DELETE FROM live_gestures WHERE expires_at < now()`,
).run
