import type { Database } from '@basera/database/types'
import { inBatches } from '@basera/platform/server/jobs'
import type { MailQueue } from '@basera/platform/server/mail'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type DeletionNeeds, removeAccount } from '../account/delete-account.ts'
import { type MailSite, unusedAccountMail } from '../mails/index.ts'

/** Years without use after which an account is no longer needed for what it was opened for (docs/privacy.md). */
export const unusedYears = 3
/** Days between the mail that tells of it and the deletion; the DPDP Rules, 2025 ask for two at least (rule 8(2)). */
export const announcedDays = 30

export interface UnusedNeeds extends DeletionNeeds {
  readonly mails: MailQueue
  readonly site: MailSite
}

const atOnce = 100

/** When the account was used for certain; a month more is allowed for what the notes lose. */
const isUnused = sql<boolean>`
  greatest(u.created_at, u.last_sign_in_at, u.last_used_at) < now() - ${unusedYears} * interval '1 year' - interval '1 month'
  AND NOT EXISTS (SELECT 1 FROM auth_sessions s WHERE s.user_id = u.id
    AND s.refreshed_at > now() - ${unusedYears} * interval '1 year')`

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Tells people whose accounts nobody used that they will be deleted. Suspended ones are the operator's to decide. */
async function announce({ mails, site }: UnusedNeeds, trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ email: string; day: Date }>`
    UPDATE auth_users SET erasure_announced_at = now() WHERE id IN (
      SELECT u.id FROM auth_users u WHERE u.erasure_announced_at IS NULL AND u.banned_at IS NULL AND ${isUnused}
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    ) RETURNING email, now() + ${announcedDays} * interval '1 day' AS day
  `.execute(trx)
  for (const { email, day } of rows) await mails.add(trx, unusedAccountMail(email, longDay.format(day), site))
  return rows.length
}

/** Takes the announcement back from who has come back. */
const forgive = (db: Kysely<Database>) =>
  sql`
    UPDATE auth_users u SET erasure_announced_at = NULL
    WHERE u.erasure_announced_at IS NOT NULL AND (NOT coalesce(${isUnused}, false) OR u.banned_at IS NOT NULL)
  `.execute(db)

/** Deletes what was announced long enough ago. Looked at again under the lock: a sign-in holds the account, too. */
async function erase(needs: UnusedNeeds, trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM auth_users u
    WHERE u.erasure_announced_at < now() - ${announcedDays} * interval '1 day' AND u.banned_at IS NULL AND ${isUnused}
    LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
  `.execute(trx)
  for (const { id } of rows) await removeAccount(trx, needs, id)
  return rows.length
}

/**
 * Deletes accounts that nobody used for three years, each announced by mail a month before; whoever signs in keeps
 * theirs. Gives how many were told and how many went.
 */
export async function eraseUnused(needs: UnusedNeeds): Promise<{ announced: number; erased: number }> {
  const { db } = needs
  await forgive(db)
  return {
    erased: await inBatches(atOnce, () => db.transaction().execute((trx) => erase(needs, trx))),
    announced: await inBatches(atOnce, () => db.transaction().execute((trx) => announce(needs, trx))),
  }
}
