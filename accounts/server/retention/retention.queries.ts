import { statement } from '@basera/platform/server/database'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

type Db = QueryExecutorProvider

const found = z.object({ id: z.guid() })

/** Forgets reports that were decided so many days ago; open ones stay. Gives how many, `atOnce` at most. */
export const deleteOldReports = statement(
  { samples: [[365, 1000]] },
  (days: number, atOnce: number) => sql`
    DELETE FROM reports WHERE id IN (
      SELECT id FROM reports WHERE decided_at < now() - ${days} * interval '1 day' LIMIT ${atOnce}
    )`,
).run

/** Ends sessions that were not renewed for so many days, with the device that each of them names. Gives how many. */
export const deleteUnusedSessions = statement(
  { samples: [[365, 1000]] },
  (days: number, atOnce: number) => sql`
    DELETE FROM auth_sessions WHERE id IN (
      SELECT id FROM auth_sessions WHERE refreshed_at < now() - ${days} * interval '1 day'
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    )`,
).run

const usesOfBatch = statement(
  { row: z.object({ last: z.guid().nullable() }), samples: [[null, 30, 5000]] },
  (after: string | null, days: number, atOnce: number) => sql`
    WITH batch AS (
      SELECT id, last_used_at FROM auth_users WHERE ${after}::uuid IS NULL OR id > ${after}::uuid
      ORDER BY id LIMIT ${atOnce}
    ), used AS (
      SELECT batch.id, max(s.refreshed_at) AS at FROM batch JOIN auth_sessions s ON s.user_id = batch.id
      GROUP BY batch.id, batch.last_used_at
      HAVING max(s.refreshed_at) > coalesce(batch.last_used_at, '-infinity') + ${days} * interval '1 day'
    ), held AS (
      SELECT u.id, used.at FROM auth_users u JOIN used ON used.id = u.id FOR NO KEY UPDATE OF u SKIP LOCKED
    ), noted AS (
      UPDATE auth_users SET last_used_at = held.at FROM held WHERE auth_users.id = held.id
    )
    SELECT (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last`,
)

/**
 * Notes when the sessions of a batch of accounts were last renewed, where that is so many days after the last note. Gives the
 * last id of the batch, to go on after, or null at the end.
 */
export const noteUsesOfBatch = async (
  db: Db,
  after: string | null,
  days: number,
  atOnce: number,
): Promise<string | null> => (await usesOfBatch.first(db, after, days, atOnce))?.last ?? null

/** Nothing was proven, so nothing can have been listed, written or shown to others. */
const isUnproven = sql`u.email_proven_at IS NULL AND u.banned_at IS NULL AND NOT p.phone_verified`

const neverEntered = (
  days: number,
) => sql`${isUnproven} AND u.password_hash IS NULL AND u.last_sign_in_at IS NULL
  AND p.full_name IS NULL AND u.created_at < now() - ${days} * interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM auth_links l WHERE l.user_id = u.id AND l.expires_at > now())`

/** An account without a sign-in was imported, and is not taken for an abandoned one. */
const neverProven = (days: number) => sql`${isUnproven}
  AND u.last_sign_in_at < now() - ${days} * interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM auth_sessions s WHERE s.user_id = u.id
    AND s.refreshed_at > now() - ${days} * interval '1 day')`

const lockAccountsThat = (condition: RawBuilder<unknown>, atOnce: number) => sql`
  SELECT u.id FROM auth_users u JOIN user_profiles p ON p.id = u.id
  WHERE ${condition} LIMIT ${atOnce} FOR UPDATE OF u SKIP LOCKED`

/** Accounts that were made by asking for a link so many days ago and never entered, locked so that nobody signs in meanwhile. */
export const lockNeverEntered = statement(
  { row: found, samples: [[7, 200]] },
  (days: number, atOnce: number) => lockAccountsThat(neverEntered(days), atOnce),
).all

/** Accounts without a proven mailbox or number that nobody used for so many days, locked so that nobody signs in meanwhile. */
export const lockNeverProven = statement(
  { row: found, samples: [[180, 200]] },
  (days: number, atOnce: number) => lockAccountsThat(neverProven(days), atOnce),
).all

/** Nobody used the account for so many years; a month more is allowed for what the notes of use lose. */
const isUnused = (years: number) => sql`
  greatest(u.created_at, u.last_sign_in_at, u.last_used_at) < now() - ${years} * interval '1 year' - interval '1 month'
  AND NOT EXISTS (SELECT 1 FROM auth_sessions s WHERE s.user_id = u.id
    AND s.refreshed_at > now() - ${years} * interval '1 year')`

/** Marks unused accounts as announced; gives the addresses to write to, and the day of the deletion. */
export const announceErasures = statement(
  { row: z.object({ email: z.string(), day: z.date() }), samples: [[3, 30, 100]] },
  (years: number, noticeDays: number, atOnce: number) => sql`
    UPDATE auth_users SET erasure_announced_at = now() WHERE id IN (
      SELECT u.id FROM auth_users u WHERE u.erasure_announced_at IS NULL AND u.banned_at IS NULL AND ${isUnused(years)}
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    ) RETURNING email, now() + ${noticeDays} * interval '1 day' AS day`,
).all

/** Takes the announcement back from whoever has come back. */
export const withdrawAnnouncements = statement(
  { samples: [[3]] },
  (years: number) => sql`
    UPDATE auth_users u SET erasure_announced_at = NULL
    WHERE u.erasure_announced_at IS NOT NULL AND (NOT coalesce(${isUnused(years)}, false) OR u.banned_at IS NOT NULL)`,
).run

/** Unused accounts that were announced long enough ago. Checked again under the lock: a sign-in locks the account, too. */
export const lockAnnounced = statement(
  { row: found, samples: [[3, 30, 100]] },
  (years: number, noticeDays: number, atOnce: number) => sql`
    SELECT u.id FROM auth_users u
    WHERE u.erasure_announced_at < now() - ${noticeDays} * interval '1 day' AND u.banned_at IS NULL AND ${isUnused(years)}
    LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`,
).all

/** Tables of what lives for minutes only. All of them have `expires_at`. */
const shortLived = [
  'auth_links',
  'auth_codes',
  'auth_oauth_states',
  'phone_codes',
  'bot_checks_spent',
] as const

const deleteExpired = statement(
  { samples: shortLived.map((table) => [table] as const) },
  (table: (typeof shortLived)[number]) =>
    sql`DELETE FROM ${sql.table(table)} WHERE expires_at < now() - interval '1 day'`,
).run

const deleteOldErasures = statement(
  { samples: [[]] },
  () => sql`DELETE FROM erased_accounts WHERE erased_at < now() - interval '90 days'`,
).run

/**
 * Deletes links, codes, sign-ins under way and spent bot checks that expired more than a day ago (accounts.short-lived), and
 * forgets deletions of accounts that no backup is old enough to undo (trust.erased-again).
 */
export async function sweepExpired(db: Db): Promise<void> {
  for (const table of shortLived) await deleteExpired(db, table)
  await deleteOldErasures(db)
}
