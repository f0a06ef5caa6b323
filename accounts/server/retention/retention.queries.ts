import { statement } from '@basera/platform/server/database'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { deleteOldChanges } from '../email/email-changes.queries.ts'
import { accountLanguage, writtenLanguage } from '../visibility.queries.ts'

type Db = QueryExecutorProvider

const found = z.object({ id: z.guid() })

/** trust.session-retention, with the sessions' devices. Gives their number. */
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

/** Notes last use for a batch of accounts; gives the last id to go on after, or null at the end. */
export const noteUsesOfBatch = async (
  db: Db,
  after: string | null,
  days: number,
  atOnce: number,
): Promise<string | null> => (await usesOfBatch.first(db, after, days, atOnce))?.last ?? null

/** Nothing was proven, so nothing was listed, written or shown. */
const isUnproven = sql`u.email_proven_at IS NULL AND u.banned_at IS NULL AND NOT p.phone_verified`

const neverEntered = (
  days: number,
) => sql`${isUnproven} AND u.password_hash IS NULL AND u.last_sign_in_at IS NULL
  AND p.full_name IS NULL AND u.created_at < now() - ${days} * interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM auth_links l WHERE l.user_id = u.id AND l.expires_at > now())`

/** An account without a sign-in was imported, not abandoned. */
const neverProven = (days: number) => sql`${isUnproven}
  AND u.last_sign_in_at < now() - ${days} * interval '1 day'
  AND NOT EXISTS (SELECT 1 FROM auth_sessions s WHERE s.user_id = u.id
    AND s.refreshed_at > now() - ${days} * interval '1 day')`

const isNoneOf = (ids: readonly string[]) => sql`u.id <> ALL(${ids}::uuid[])`

const lockAccountsThat = (condition: RawBuilder<unknown>, atOnce: number, except: readonly string[]) => sql`
  SELECT u.id FROM auth_users u JOIN user_profiles p ON p.id = u.id
  WHERE ${condition} AND ${isNoneOf(except)} LIMIT ${atOnce} FOR UPDATE OF u SKIP LOCKED`

/** Locked, so that nobody signs in meanwhile (trust.unentered-retention). */
export const lockNeverEntered = statement(
  { row: found, samples: [[7, 200, []]] },
  (days: number, atOnce: number, except: readonly string[]) =>
    lockAccountsThat(neverEntered(days), atOnce, except),
).all

/** Locked, so that nobody signs in meanwhile (trust.unproven-retention). */
export const lockNeverProven = statement(
  { row: found, samples: [[180, 200, []]] },
  (days: number, atOnce: number, except: readonly string[]) =>
    lockAccountsThat(neverProven(days), atOnce, except),
).all

const isUnused = (years: number) => sql`
  greatest(u.created_at, u.last_sign_in_at, u.last_used_at) < now() - ${years} * interval '1 year' - interval '1 month'
  AND NOT EXISTS (SELECT 1 FROM auth_sessions s WHERE s.user_id = u.id
    AND s.refreshed_at > now() - ${years} * interval '1 year')`

export const announceErasures = statement(
  { row: z.object({ email: z.string(), language: accountLanguage, day: z.date() }), samples: [[3, 30, 100]] },
  (years: number, noticeDays: number, atOnce: number) => sql`
    UPDATE auth_users account SET erasure_announced_at = now() WHERE id IN (
      SELECT u.id FROM auth_users u WHERE u.erasure_announced_at IS NULL AND u.banned_at IS NULL AND ${isUnused(years)}
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    ) RETURNING email, ${writtenLanguage}, now() + ${noticeDays} * interval '1 day' AS day`,
).all

export const withdrawAnnouncements = statement(
  { samples: [[3]] },
  (years: number) => sql`
    UPDATE auth_users u SET erasure_announced_at = NULL
    WHERE u.erasure_announced_at IS NOT NULL AND (NOT coalesce(${isUnused(years)}, false) OR u.banned_at IS NOT NULL)`,
).run

/** Checked again under the lock: a sign-in locks the account too. */
export const lockAnnounced = statement(
  { row: found, samples: [[3, 30, 100, []]] },
  (years: number, noticeDays: number, atOnce: number, except: readonly string[]) => sql`
    SELECT u.id FROM auth_users u
    WHERE u.erasure_announced_at < now() - ${noticeDays} * interval '1 day' AND u.banned_at IS NULL AND ${isUnused(years)}
      AND ${isNoneOf(except)}
    LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`,
).all

const shortLived = [
  'auth_links',
  'auth_codes',
  'auth_oauth_states',
  'phone_codes',
  'email_codes',
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

/** accounts.short-lived; forgets deletions older than any backup (trust.erased-again). */
export async function sweepExpired(db: Db): Promise<void> {
  for (const table of shortLived) await deleteExpired(db, table)
  await deleteOldErasures(db)
  await deleteOldChanges(db)
}
