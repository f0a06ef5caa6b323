import type { Database } from '@basera/database/types'
import { type Kysely, sql, type Transaction } from 'kysely'
import { AuthError } from '../auth-error.ts'
import { optionalObject, optionalText } from '../http/read-body.ts'
import { hashPassword, isTooLong, passwordFits } from '../passwords/hash-password.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import type { CurrentSession } from '../sessions/current-session.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { type AuthUser, findUserAndSession, lockUser } from './find-user.ts'
import { mergedMetadata } from './user-metadata.ts'

interface Change {
  readonly password: string | undefined
  readonly data: Readonly<Record<string, unknown>> | undefined
}

/** What a person may change of the own account; everything else in the body has no effect. */
function readChange(body: Readonly<Record<string, unknown>>, user: AuthUser): Change {
  const password = optionalText(body, 'password')
  const email = optionalText(body, 'email')
  const data = optionalObject(body, 'data')
  if ((body.app_metadata ?? null) !== null) throw new AuthError('not_admin')
  // Said alike whether the address is free or taken: nothing is told about other accounts.
  if (email !== undefined && email.toLowerCase() !== user.email)
    throw new AuthError('validation_failed', 'E-mail cannot be changed')
  return { password, data }
}

/** The hash of a new password. Throws `validation_failed`, `weak_password`, `same_password`. */
async function newPasswordHash(user: AuthUser, password: string): Promise<string> {
  if (isTooLong(password)) throw new AuthError('validation_failed', 'Password cannot be longer than 72 bytes')
  refuseWeakPassword(password, user.email)
  if (user.password_hash && (await passwordFits(user.password_hash, password)))
    throw new AuthError('same_password')
  return await hashPassword(password)
}

/** Whoever may know the old password is out: other sessions end, mailed links and waiting codes become worthless. */
async function shutOutOthers(trx: Transaction<Database>, { user, sessionId }: CurrentSession): Promise<void> {
  await endSessions(trx, user.id, { scope: 'others', sessionId })
  await trx.deleteFrom('auth_links').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('auth_codes').where('user_id', '=', user.id).execute()
}

/** Under the lock of the user's row; the session may have been ended by another change meanwhile. */
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
 * Changes the caller's password or metadata and gives the user as it is then (auth protocol 5, PUT /user). A new
 * password ends every other session. Throws `bad_json`, `not_admin`, `validation_failed`, `weak_password`,
 * `same_password`, `session_not_found`.
 */
export async function updateUser(
  db: Kysely<Database>,
  caller: CurrentSession,
  body: Readonly<Record<string, unknown>>,
): Promise<AuthUser> {
  const { password, data } = readChange(body, caller.user)
  const passwordHash = password === undefined ? undefined : await newPasswordHash(caller.user, password)
  if (passwordHash === undefined && data === undefined) return caller.user
  return await db.transaction().execute(async (trx) => {
    const user = await lockCaller(trx, caller)
    await trx
      .updateTable('auth_users')
      .set({
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...(data === undefined
          ? {}
          : { user_metadata: JSON.stringify(mergedMetadata(user.user_metadata, data)) }),
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', user.id)
      .execute()
    if (passwordHash !== undefined) await shutOutOthers(trx, caller)
    return (await findUserAndSession(trx, user.id, caller.sessionId)) ?? user
  })
}
