import type { Database } from '@basera/database/types'
import type { Limits } from '@basera/platform/server/limits'
import type { Kysely, Transaction } from 'kysely'
import { AuthError } from '../auth-error.ts'
import { deleteCodes } from '../codes/codes.queries.ts'
import { optionalObject, optionalText } from '../http/read-body.ts'
import { deleteLinks } from '../links/links.queries.ts'
import { hashPassword, isTooLong, passwordFits } from '../passwords/hash-password.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { isFresh } from '../sessions/fresh-sign-in.ts'
import type { CurrentSession } from '../sessions/members.ts'
import { deleteSessions, findSignIn } from '../sessions/sessions.queries.ts'
import type { AuthenticationMethod } from '../tokens/access-token.ts'
import { mergedMetadata } from './present-user.ts'
import { type AuthUser, findUserAndSession, lockUser, updateUserRow } from './users.queries.ts'

export interface UpdateNeeds {
  readonly db: Kysely<Database>
  readonly limits: Limits
}

interface Change {
  readonly password: string | undefined
  readonly current: string | undefined
  readonly data: Readonly<Record<string, unknown>> | undefined
}

/** Other fields of the body have no effect. */
function readChange(body: Readonly<Record<string, unknown>>, user: AuthUser): Change {
  const password = optionalText(body, 'password')
  const email = optionalText(body, 'email')
  const current = optionalText(body, 'current_password')
  const data = optionalObject(body, 'data')
  if ((body.app_metadata ?? null) !== null) throw new AuthError('not_admin')
  // The same for free and taken addresses: nothing is said of other accounts.
  if (email !== undefined && email.toLowerCase() !== user.email)
    throw new AuthError('validation_failed', 'E-mail cannot be changed')
  return { password, current, data }
}

/** Throws `validation_failed`, `weak_password`, `same_password`. */
async function newPasswordHash(user: AuthUser, password: string): Promise<string> {
  if (isTooLong(password)) throw new AuthError('validation_failed', 'Password cannot be longer than 72 bytes')
  refuseWeakPassword(password, user.email)
  if (user.password_hash && (await passwordFits(user.password_hash, password)))
    throw new AuthError('same_password')
  return await hashPassword(password)
}

const byPassword: readonly string[] = ['password']
const byMail: readonly string[] = ['recovery', 'magiclink', 'email/signup', 'otp']

/** accounts.present-password */
async function checkRight(
  { db, limits }: UpdateNeeds,
  { user, sessionId }: CurrentSession,
  current: string | undefined,
): Promise<void> {
  if (user.password_hash && current !== undefined) {
    await limits.spend('auth-present-password', user.id)
    if (await passwordFits(user.password_hash, current)) return
    throw new AuthError('current_password_mismatch')
  }
  const signIn = await findSignIn(db, user.id, sessionId)
  const methods = (signIn?.amr ?? []) as readonly AuthenticationMethod[]
  const enough = user.password_hash ? [...byPassword, ...byMail] : byMail
  const shown = methods.some(({ method }) => enough.includes(method))
  if (!shown || !isFresh(signIn?.signed_in_at)) throw new AuthError('reauthentication_needed')
}

/** Whoever may know the old password is out (auth-protocol.password-change). */
async function endOtherAccess(
  trx: Transaction<Database>,
  { user, sessionId }: CurrentSession,
): Promise<void> {
  await deleteSessions(trx, user.id, { scope: 'others', sessionId })
  await deleteLinks(trx, user.id)
  await deleteCodes(trx, user.id)
}

/** The session may have been ended meanwhile. */
async function lockCaller(
  trx: Transaction<Database>,
  { user, sessionId }: CurrentSession,
): Promise<AuthUser> {
  await lockUser(trx, user.id)
  const now = await findUserAndSession(trx, user.id, sessionId)
  if (!now) throw new AuthError('user_not_found')
  if (!now.session_lives) throw new AuthError('session_not_found')
  return now
}

/**
 * Like {@link checkRight}; throws `bad_json`, `not_admin`, `validation_failed`, `weak_password`, `same_password`, `session_not_found`
 * (auth-protocol.update-user).
 */
export async function updateUser(
  needs: UpdateNeeds,
  caller: CurrentSession,
  body: Readonly<Record<string, unknown>>,
): Promise<AuthUser> {
  const { db } = needs
  const { password, current, data } = readChange(body, caller.user)
  if (password !== undefined) await checkRight(needs, caller, current)
  const passwordHash = password === undefined ? undefined : await newPasswordHash(caller.user, password)
  if (passwordHash === undefined && data === undefined) return caller.user
  return await db.transaction().execute(async (trx) => {
    const user = await lockCaller(trx, caller)
    const metadata = data && mergedMetadata(user.user_metadata, data)
    await updateUserRow(trx, user.id, { passwordHash, metadata })
    if (passwordHash !== undefined) await endOtherAccess(trx, caller)
    return (await findUserAndSession(trx, user.id, caller.sessionId)) ?? user
  })
}
