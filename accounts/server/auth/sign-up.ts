import type { Database } from '@basera/database/types'
import type { MailQueue } from '@basera/platform/server/mail'
import type { Kysely, Transaction } from 'kysely'
import { type MailSite, welcomeMail } from '../mails/index.ts'
import { AuthError } from './auth-error.ts'
import { readEmail } from './email-address.ts'
import type { AuthNeeds, AuthRoutes } from './http/auth-routes.ts'
import { checkBot } from './http/check-bot.ts'
import { optionalObject, optionalText, readBody } from './http/read-body.ts'
import { tellSignIn } from './http/tell-sign-in.ts'
import { issueLink } from './links/issue-link.ts'
import { hashPassword, isTooLong } from './passwords/hash-password.ts'
import { refuseWeakPassword } from './passwords/weak-password.ts'
import { readChallenge } from './pkce.ts'
import {
  type SessionTokens,
  sessionAnswer,
  startSession,
  type WireSession,
} from './sessions/start-session.ts'
import { createUser } from './users/create-user.ts'
import { findUserById } from './users/find-user.ts'
import { boundedMetadata } from './users/user-metadata.ts'

/** Seconds in which the link of the welcome mail proves the address: it needs the session too, so it may be long. */
const proofTtl = 24 * 3600

/** The checks of a sign-up in the order of auth protocol 5, so that the first thing wrong is what is told. */
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
  return { email, password, metadata: boundedMetadata(metadata) }
}

/** The refusal for an address that has an account; the front end tells decisions 3's two texts apart by the message. */
async function alreadyRegistered(db: Kysely<Database>, email: string): Promise<AuthError> {
  const profile = await db
    .selectFrom('user_profiles')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return new AuthError(
    'user_already_exists',
    profile ? 'User already registered' : 'User already registered, without a profile',
  )
}

const isRegistered = async (db: Kysely<Database>, email: string): Promise<boolean> =>
  (await db.selectFrom('auth_users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

async function greet(
  trx: Transaction<Database>,
  user: { readonly id: string; readonly email: string },
  { mails, site }: { readonly mails: MailQueue; readonly site: MailSite },
): Promise<void> {
  const token = await issueLink(trx, { userId: user.id, kind: 'email_proof', ttlSeconds: proofTtl })
  const proofLink = `${new URL('/auth/confirm-email', site.publicUrl)}?token=${token}`
  await mails.add(trx, welcomeMail(user.email, { proofLink }, site))
}

interface SignUp {
  readonly db: Kysely<Database>
  readonly tokens: SessionTokens
  readonly mails: MailQueue
  readonly site: MailSite
}

/**
 * Makes an account and its first session (auth protocol 5, mode A). The address counts as confirmed for the client's
 * sake and as not proven (decisions 3); the welcome mail carries a link that proves it. Throws `user_already_exists`,
 * also to all but one of several sign-ups at once; the stored account does not change then.
 */
export async function signUp(
  { db, tokens, mails, site }: SignUp,
  body: Readonly<Record<string, unknown>>,
  userAgent: string | undefined,
): Promise<WireSession> {
  const { email, password, metadata } = readSignUp(body)
  if (await isRegistered(db, email)) throw await alreadyRegistered(db, email)
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
    })
    if (!user) return undefined
    const session = await startSession(trx, user, { method: 'password', userAgent })
    await greet(trx, user, { mails, site })
    return { session, user: (await findUserById(trx, user.id)) ?? user }
  })
  if (!made) throw await alreadyRegistered(db, email)
  return await sessionAnswer(tokens, made.session, made.user)
}

/** `POST /signup`. */
export const signUpRoutes: AuthRoutes = (auth, needs: AuthNeeds) => {
  const { db, tokens, mails, limits, botCheck } = needs
  const { publicUrl, supportEmail } = needs.settings
  const site = { publicUrl, supportEmail }
  auth.post('/signup', async (request) => {
    await limits.spend('auth-sign-up', request.ip)
    const body = readBody(request)
    return await tellSignIn('sign-up', request, async () => {
      await checkBot(botCheck, request, body)
      return signUp({ db, tokens, mails, site }, body, request.headers['user-agent'])
    })
  })
}
