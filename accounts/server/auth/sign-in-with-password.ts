import type { Database } from '@basera/database/types'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { AuthError } from './auth-error.ts'
import { readEmail } from './email-address.ts'
import type { AuthNeeds } from './http/auth-routes.ts'
import { checkBot, optionalText } from './http/read-body.ts'
import { neededWork, noteWrongPassword, slowGuessing } from './known-device.ts'
import { passwordFits } from './passwords/hash-password.ts'
import { noticeBrowser } from './sessions/notice-browser.ts'
import { sessionAnswer, startSession, type WireSession } from './sessions/start-session.ts'
import { type AuthUser, findUserByEmail, findUserById, lockUser } from './users/users.queries.ts'

/** Takes as long and answers the same whatever is wrong (auth-protocol.sign-in-alike). */
async function checkPassword(db: Kysely<Database>, email: string, password: string): Promise<AuthUser> {
  const user = await findUserByEmail(db, email)
  if (!(await passwordFits(user?.password_hash, password)) || !user)
    throw new AuthError('invalid_credentials')
  return user
}

/** Throws `captcha_failed`, `validation_failed`, `invalid_credentials`, `user_banned`, `over_request_rate_limit`. */
export async function signInWithPassword(
  needs: Pick<AuthNeeds, 'db' | 'tokens' | 'limits' | 'mails' | 'settings' | 'botCheck'>,
  body: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
): Promise<WireSession> {
  const { db, tokens } = needs
  const guessing = { limits: needs.limits, secrets: tokens.secrets }
  const work = await neededWork(guessing, request, readEmail(body.email) ?? '')
  await checkBot(needs.botCheck, request, body, work)
  const given = optionalText(body, 'email')
  const password = optionalText(body, 'password') ?? ''
  if (!given && !optionalText(body, 'phone'))
    throw new AuthError('validation_failed', 'missing email or phone')
  // An impossible address counts as unknown.
  const email = readEmail(given) ?? ''
  await slowGuessing(guessing, request, email)
  const known = await checkPassword(db, email, password).catch(async (refusal: unknown) => {
    await noteWrongPassword(guessing, request, email)
    throw refusal
  })
  if (known.banned_at) throw new AuthError('user_banned')
  const signedIn = await db.transaction().execute(async (trx) => {
    // The password may have changed while it was compared.
    const user = await lockUser(trx, known.id)
    if (user?.password_hash !== known.password_hash) throw new AuthError('invalid_credentials')
    const userAgent = request.headers['user-agent']
    const session = await startSession(trx, user, { method: 'password', userAgent })
    await noticeBrowser(trx, needs, user, userAgent)
    return { session, user: (await findUserById(trx, user.id)) ?? user }
  })
  return await sessionAnswer(tokens, signedIn.session, signedIn.user)
}
