import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { MailQueue } from '@basera/platform/server/mail'
import { type Kysely, sql, type Transaction } from 'kysely'
import { AuthError } from '../auth/auth-error.ts'
import { issueLink } from '../auth/links/issue-link.ts'
import { takeMailTurn } from '../auth/links/mail-cooldown.ts'
import { spendLink } from '../auth/links/spend-link.ts'
import { markProven } from '../auth/users/prove-mailbox.ts'
import { emailProofMail, type MailSite } from '../mails/index.ts'

export interface EmailProofNeeds {
  readonly db: Kysely<Database>
  readonly mails: MailQueue
  readonly site: MailSite
  /** Seconds that a mailed link lives, and between two of them (auth protocol 11). */
  readonly mailLinkTtl: number
  readonly emailCooldown: number
}

const lockAccount = (trx: Transaction<Database>, userId: string) =>
  trx
    .selectFrom('auth_users')
    .select(['email', 'email_proven_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

async function takeTurn(trx: Transaction<Database>, email: string, seconds: number): Promise<void> {
  await takeMailTurn(trx, { kind: 'email_proof', email, seconds }).catch((error: unknown) => {
    throw error instanceof AuthError ? new Problem('too_many_requests', error.message) : error
  })
}

/**
 * Mails the member a link that proves the mailbox. Throws `conflict` when it is proven already, `too_many_requests` with
 * the seconds left within the cool-down.
 */
export async function askForEmailProof(needs: EmailProofNeeds, userId: string): Promise<void> {
  const { db, mails, site, mailLinkTtl: ttlSeconds, emailCooldown } = needs
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, userId)
    if (!account) throw new Problem('no_session', 'Please sign in.')
    if (account.email_proven_at) throw new Problem('conflict', 'Your email address is confirmed already.')
    await takeTurn(trx, account.email, emailCooldown)
    const token = await issueLink(trx, { userId, kind: 'email_proof', ttlSeconds })
    const link = `${site.publicUrl}/auth/confirm-email?token=${encodeURIComponent(token)}`
    await mails.add(trx, emailProofMail(account.email, { link, minutes: Math.round(ttlSeconds / 60) }, site))
    const sent = { confirmation_sent_at: sql<Date>`now()` }
    await trx.updateTable('auth_users').set(sent).where('id', '=', userId).execute()
  })
}

/**
 * Proves the mailbox by a mailed link, opened by the holder of a session: nothing of the account is dropped. Throws
 * `link_expired` for links that are spent, over, of another kind or another account; those of others stay good.
 */
export async function proveEmail(db: Kysely<Database>, userId: string, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId)
    if (!(await spendLink(trx, { token, kind: 'email_proof', userId })))
      throw new Problem('link_expired', 'This link is invalid or has expired. Please ask for a new one.')
    await markProven(trx, userId)
  })
}
