import { nameFault } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import type { Language } from '@basera/platform/contract/languages'
import { requestLanguage } from '@basera/platform/server/languages'
import type { Limits } from '@basera/platform/server/limits'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Kysely, Transaction } from 'kysely'
import { deviceName } from '../account/list-sessions.ts'
import { welcomeMail } from '../mails/account-mails.ts'
import { AuthError } from './auth-error.ts'
import { readEmail } from './email-address.ts'
import type { AuthNeeds, AuthRoutes } from './http/auth-routes.ts'
import { checkBot, optionalObject, optionalText, readBody } from './http/read-body.ts'
import { recordSignIn } from './http/record-sign-in.ts'
import { spendMailLimits } from './links/mail-limits.ts'
import { issueLink } from './links/mailed-link.ts'
import { hashPassword, isTooLong } from './passwords/hash-password.ts'
import { refuseWeakPassword } from './passwords/weak-password.ts'
import { readChallenge } from './pkce.ts'
import { rememberBrowser } from './sessions/sessions.queries.ts'
import {
  type SessionTokens,
  sessionAnswer,
  startSession,
  type WireSession,
} from './sessions/start-session.ts'
import { createUser } from './users/create-user.ts'
import { boundedMetadata } from './users/present-user.ts'
import { findUserById, hasProfile, isRegistered } from './users/users.queries.ts'

/** Seconds; long, as the link needs the session too. */
const proofTtl = 24 * 3600

/** accounts.name-own */
function refuseForeignName({
  full_name: fullName,
  name = fullName,
}: Readonly<Record<string, unknown>>): void {
  const said = typeof name === 'string' ? name.trim() : ''
  const fault = said === '' ? undefined : nameFault(said)
  if (fault) throw new AuthError('name_not_allowed', fault)
}

/** Checks in the order of auth-protocol.sign-up-order. */
function readSignUp(body: Readonly<Record<string, unknown>>) {
  const given = optionalText(body, 'email')
  const phone = optionalText(body, 'phone')
  const password = optionalText(body, 'password')
  const metadata = optionalObject(body, 'data') ?? {}
  if (!given && !phone) throw new AuthError('anonymous_provider_disabled')
  if (!password) throw new AuthError('validation_failed', 'Signup requires a valid password')
  if (isTooLong(password)) throw new AuthError('validation_failed', 'Password cannot be longer than 72 bytes')
  refuseWeakPassword(password)
  readChallenge(body)
  if (!given) throw new AuthError('phone_provider_disabled')
  const email = readEmail(given)
  if (!email) throw new AuthError('validation_failed', 'Unable to validate email address: invalid format')
  refuseWeakPassword(password, email)
  refuseForeignName(metadata)
  return { email, password, metadata: boundedMetadata(metadata) }
}

/** The front end tells the two cases apart by the message (accounts.email-taken). */
const alreadyRegistered = async (db: Kysely<Database>, email: string): Promise<AuthError> =>
  new AuthError(
    'user_already_exists',
    (await hasProfile(db, email)) ? 'User already registered' : 'User already registered, without a profile',
  )

async function greet(
  trx: Transaction<Database>,
  user: { readonly id: string; readonly email: string },
  language: Language,
  { mails, site }: { readonly mails: MailQueue; readonly site: MailSite },
): Promise<void> {
  const token = await issueLink(trx, { userId: user.id, kind: 'email_proof', ttlSeconds: proofTtl })
  const proofLink = `${new URL('/auth/confirm-email', site.publicUrl)}?token=${token}`
  await mails.add(trx, welcomeMail({ email: user.email, language }, { proofLink }, site))
}

interface SignUp {
  readonly db: Kysely<Database>
  readonly limits: Limits
  readonly tokens: SessionTokens
  readonly mails: MailQueue
  readonly site: MailSite
}

/** Makes an unproven account (accounts.mailbox-unproven). Throws `user_already_exists` (auth-protocol.sign-up-once). */
async function signUp(
  { db, limits, tokens, mails, site }: SignUp,
  body: Readonly<Record<string, unknown>>,
  from: { readonly address: string; readonly userAgent: string | undefined; readonly language: Language },
): Promise<WireSession> {
  const { email, password, metadata } = readSignUp(body)
  if (await isRegistered(db, email)) throw await alreadyRegistered(db, email)
  await spendMailLimits(limits, from.address, email)
  const passwordHash = await hashPassword(password)
  const made = await db.transaction().execute(async (trx) => {
    const identity = { provider: 'email' } as const
    const user = await createUser(trx, {
      email,
      passwordHash,
      metadata,
      identity,
      proven: false,
      confirmed: true,
      language: from.language,
    })
    if (!user) return undefined
    const session = await startSession(trx, user, { method: 'password', userAgent: from.userAgent })
    await rememberBrowser(trx, user.id, deviceName(from.userAgent ?? null))
    await greet(trx, user, from.language, { mails, site })
    return { session, user: (await findUserById(trx, user.id)) ?? user }
  })
  if (!made) throw await alreadyRegistered(db, email)
  return await sessionAnswer(tokens, made.session, made.user)
}

export const signUpRoutes: AuthRoutes = (auth, needs: AuthNeeds) => {
  const { db, tokens, mails, limits, botCheck } = needs
  const { publicUrl, supportEmail } = needs.settings
  const site = { publicUrl, supportEmail }
  auth.post('/signup', async (request) => {
    await limits.spend('auth-sign-up', request.ip)
    const body = readBody(request)
    return await recordSignIn('sign-up', request, async () => {
      await checkBot(botCheck, request, body)
      const { 'user-agent': userAgent, 'accept-language': languages } = request.headers
      const from = { address: request.ip, userAgent, language: requestLanguage(languages) }
      return signUp({ db, limits, tokens, mails, site }, body, from)
    })
  })
}
