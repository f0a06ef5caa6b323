import type { Database } from '@basera/database/types'
import type { Language } from '@basera/platform/contract/languages'
import type { Transaction } from 'kysely'
import { isReserved } from '../../email/email-changes.queries.ts'
import { magicLinkMail, recoveryMail } from '../../mails/account-mails.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthNeeds } from '../http/auth-routes.ts'
import type { Challenge } from '../pkce.ts'
import { createUser } from '../users/create-user.ts'
import { type AuthUser, findUserByEmail, noteMailSent } from '../users/users.queries.ts'
import type { LinkKind } from './links.queries.ts'
import { issueLink, takeMailTurn } from './mailed-link.ts'

type Needs = Pick<AuthNeeds, 'db' | 'mails' | 'settings'>

interface LinkRequest {
  readonly email: string
  readonly challenge: Challenge | undefined
  readonly redirectTo: string
  /** Of the request; an account may have another. */
  readonly language: Language
}

interface MagicLinkRequest extends LinkRequest {
  readonly createAccount: boolean
  readonly metadata: Readonly<Record<string, unknown>>
}

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** A developer's machine has several names, and each browser storage one. */
function siteSeen(publicUrl: string, redirectTo: string): string {
  const site = new URL(publicUrl)
  const seen = new URL(redirectTo)
  const same = [site, seen].every(({ hostname }) => loopback.includes(hostname)) && site.port === seen.port
  return (same ? seen : site).origin
}

/** The page whose button opens the link (accounts.mailed-link-button). */
export function linkAddress(
  publicUrl: string,
  link: { readonly token: string; readonly type: LinkKind; readonly redirectTo: string },
): string {
  const url = new URL('/auth/open-link', siteSeen(publicUrl, link.redirectTo))
  url.search = new URLSearchParams({
    token: link.token,
    type: link.type,
    redirect_to: link.redirectTo,
  }).toString()
  return url.href
}

async function mailLink(
  trx: Transaction<Database>,
  { mails, settings }: Needs,
  user: Pick<AuthUser, 'id' | 'language'>,
  link: LinkRequest & { readonly kind: 'magiclink' | 'recovery' },
): Promise<void> {
  const { kind, challenge, email, redirectTo } = link
  const { publicUrl, supportEmail, mailLinkTtl: ttlSeconds } = settings
  const token = await issueLink(trx, { userId: user.id, kind, ttlSeconds, challenge })
  const texts = {
    link: linkAddress(publicUrl, { token, type: kind, redirectTo }),
    minutes: Math.ceil(ttlSeconds / 60),
  }
  const mail = kind === 'recovery' ? recoveryMail : magicLinkMail
  const reader = { email, language: user.language ?? link.language }
  await mails.add(trx, mail(reader, texts, { publicUrl, supportEmail }))
}

async function userOf(trx: Transaction<Database>, request: MagicLinkRequest) {
  const { email, metadata, createAccount, language } = request
  const known = await findUserByEmail(trx, email)
  if (known) return { user: known, isNew: false }
  if (!createAccount) throw new AuthError('otp_disabled')
  const made = await createUser(trx, {
    email,
    metadata,
    language,
    identity: { provider: 'email' },
    proven: false,
    confirmed: false,
  })
  // Somebody else was making it at this moment.
  const user = made ?? (await findUserByEmail(trx, email))
  if (!user) throw new AuthError('unexpected_failure')
  return { user, isNew: made !== undefined }
}

/** Mails a sign-in link (auth-protocol.magic-link). Throws `over_email_send_rate_limit`, `otp_disabled`. */
export async function sendMagicLink(needs: Needs, request: MagicLinkRequest): Promise<void> {
  const { email } = request
  await needs.db.transaction().execute(async (trx) => {
    await takeMailTurn(trx, { kind: 'magiclink', email, seconds: needs.settings.emailCooldown })
    // Nobody may have it for now, and whoever asks learns nothing of that.
    if (await isReserved(trx, email)) return
    const { user, isNew } = await userOf(trx, request)
    if (isNew) await noteMailSent(trx, user.id, 'confirmation_sent_at')
    await mailLink(trx, needs, user, { ...request, kind: 'magiclink' })
  })
}

/** Pretends to mail unknown addresses (auth-protocol.recovery-link). Throws `over_email_send_rate_limit`. */
export async function sendRecoveryLink(needs: Needs, request: LinkRequest): Promise<void> {
  const { email } = request
  await needs.db.transaction().execute(async (trx) => {
    await takeMailTurn(trx, { kind: 'recovery', email, seconds: needs.settings.emailCooldown })
    const user = await findUserByEmail(trx, email)
    if (!user) return
    await noteMailSent(trx, user.id, 'recovery_sent_at')
    await mailLink(trx, needs, user, { ...request, kind: 'recovery' })
  })
}
