import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Member } from '@basera/platform/server/feature'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely, Transaction } from 'kysely'
import { emailProofMail } from '../../mails/account-mails.ts'
import { refusals } from '../../sentences.ts'
import { AuthError } from '../auth-error.ts'
import { issueLink, spendLink, takeMailTurn } from '../links/mailed-link.ts'
import { lockUser, markMailboxProven, noteMailSent } from './users.queries.ts'

export interface EmailProofNeeds {
  readonly db: Kysely<Database>
  readonly mails: MailQueue
  readonly site: MailSite
  readonly mailLinkTtl: number
  readonly emailCooldown: number
}

async function takeTurn(trx: Transaction<Database>, email: string, seconds: number): Promise<void> {
  await takeMailTurn(trx, { kind: 'email_proof', email, seconds }).catch((error: unknown) => {
    throw error instanceof AuthError ? new Problem('too_many_requests', error.message) : error
  })
}

/** Mails a proving link (accounts.mailbox-proof). Throws `conflict`, and `too_many_requests` with the seconds left. */
export async function sendEmailProof(
  needs: EmailProofNeeds,
  { session: { userId }, language }: Member,
): Promise<void> {
  const { db, mails, site, mailLinkTtl: ttlSeconds, emailCooldown } = needs
  await db.transaction().execute(async (trx) => {
    const account = await lockUser(trx, userId)
    if (!account) throw new Problem('no_session', commonRefusals.signIn)
    if (account.email_proven_at) throw new Problem('conflict', refusals.emailConfirmed)
    await takeTurn(trx, account.email, emailCooldown)
    const token = await issueLink(trx, { userId, kind: 'email_proof', ttlSeconds })
    const link = `${site.publicUrl}/auth/confirm-email?token=${encodeURIComponent(token)}`
    const reader = { email: account.email, language: account.language ?? language ?? 'en' }
    await mails.add(trx, emailProofMail(reader, { link, minutes: Math.round(ttlSeconds / 60) }, site))
    await noteMailSent(trx, userId, 'confirmation_sent_at')
  })
}

/** Opened with a session, so the account loses nothing. Throws `link_expired` for any unfitting link. */
export async function openEmailProof(db: Kysely<Database>, userId: string, token: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    if (!(await spendLink(trx, { token, kind: 'email_proof', userId })))
      throw new Problem('link_expired', refusals.linkInvalid)
    await markMailboxProven(trx, userId)
  })
}
