import type { Database } from '@basera/database/types'
import { sql, type Transaction } from 'kysely'
import { magicLinkMail, recoveryMail } from '../../mails/index.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthNeeds } from '../http/auth-routes.ts'
import type { Challenge } from '../pkce.ts'
import { createUser } from '../users/create-user.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { issueLink } from './issue-link.ts'
import { linkAddress } from './link-address.ts'
import { takeMailTurn } from './mail-cooldown.ts'

type Needs = Pick<AuthNeeds, 'db' | 'mails' | 'settings'>

/** Somebody asks for a link to a mailbox. */
interface LinkRequest {
  /** From `readEmail`. */
  readonly email: string
  /** From `readChallenge`; without it the link proves the mailbox and gives no session. */
  readonly challenge: Challenge | undefined
  /** From `allowedRedirect`. */
  readonly redirectTo: string
}

interface MagicLinkRequest extends LinkRequest {
  /** Make an account for an address that has none. */
  readonly createAccount: boolean
  /** What the person tells; kept for new accounts only. */
  readonly metadata: Readonly<Record<string, unknown>>
}

async function mailLink(
  trx: Transaction<Database>,
  { mails, settings }: Needs,
  link: LinkRequest & { readonly userId: string; readonly kind: 'magiclink' | 'recovery' },
): Promise<void> {
  const { userId, kind, challenge, email, redirectTo } = link
  const { publicUrl, supportEmail, mailLinkTtl: ttlSeconds } = settings
  const token = await issueLink(trx, { userId, kind, ttlSeconds, challenge })
  const told = {
    link: linkAddress(publicUrl, { token, type: kind, redirectTo }),
    minutes: Math.ceil(ttlSeconds / 60),
  }
  const mail = kind === 'recovery' ? recoveryMail : magicLinkMail
  await mails.add(trx, mail(email, told, { publicUrl, supportEmail }))
}

/** The user of an address, made now where the request allows it. */
async function userOf(trx: Transaction<Database>, request: MagicLinkRequest) {
  const { email, metadata, createAccount } = request
  const known = await findUserByEmail(trx, email)
  if (known) return { user: known, isNew: false }
  if (!createAccount) throw new AuthError('otp_disabled')
  const made = await createUser(trx, {
    email,
    metadata,
    identity: { provider: 'email' },
    proven: false,
    confirmed: false,
  })
  // Not made: somebody else was making it at this moment.
  const user = made ?? (await findUserByEmail(trx, email))
  if (!user) throw new AuthError('unexpected_failure')
  return { user, isNew: made !== undefined }
}

const sentNow = (
  trx: Transaction<Database>,
  id: string,
  column: 'confirmation_sent_at' | 'recovery_sent_at',
) =>
  trx
    .updateTable('auth_users')
    .set({ [column]: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

/**
 * Mails a link that signs in, to an account that is made without a password where there is none (auth protocol 5, POST
 * /otp). Throws `over_email_send_rate_limit` within the cool-down, `otp_disabled` for an unknown address that must not
 * get an account.
 */
export async function sendMagicLink(needs: Needs, request: MagicLinkRequest): Promise<void> {
  const { email } = request
  await needs.db.transaction().execute(async (trx) => {
    await takeMailTurn(trx, { kind: 'magiclink', email, seconds: needs.settings.emailCooldown })
    const { user, isNew } = await userOf(trx, request)
    if (isNew) await sentNow(trx, user.id, 'confirmation_sent_at')
    await mailLink(trx, needs, { ...request, userId: user.id, kind: 'magiclink' })
  })
}

/**
 * Mails a link for a new password, if the address has an account; otherwise does as if, cool-down included (auth
 * protocol 5, POST /recover). Throws `over_email_send_rate_limit`.
 */
export async function sendRecoveryLink(needs: Needs, request: LinkRequest): Promise<void> {
  const { email } = request
  await needs.db.transaction().execute(async (trx) => {
    await takeMailTurn(trx, { kind: 'recovery', email, seconds: needs.settings.emailCooldown })
    const user = await findUserByEmail(trx, email)
    if (!user) return
    await sentNow(trx, user.id, 'recovery_sent_at')
    await mailLink(trx, needs, { ...request, userId: user.id, kind: 'recovery' })
  })
}
