import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { CallerSession, Member } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import type { Kysely } from 'kysely'
import { refusals } from '../../sentences.ts'
import { passwordFits } from '../passwords/hash-password.ts'
import { findUserById } from '../users/users.queries.ts'
import { noteFreshSignIn } from './sessions.queries.ts'

/** Milliseconds. */
const freshFor = 600_000

export const isFresh = (signedInAt: Date | undefined): boolean =>
  signedInAt !== undefined && Date.now() - signedInAt.getTime() < freshFor

/** Throws `reauthentication_needed` (accounts.fresh-sign-in). */
export function requireFreshSignIn({ signedInAt }: CallerSession): void {
  if (!isFresh(signedInAt)) throw new Problem('reauthentication_needed', refusals.signInAgain)
}

const noPassword = refusals.noPassword

/** Makes the session fresh. Throws `validation_failed` for a wrong password, `conflict` without one, `too_many_requests`. */
export async function signInAgain(
  { db, limits }: { readonly db: Kysely<Database>; readonly limits: Limits },
  member: Member,
  password: string,
): Promise<void> {
  const { id, userId } = member.session
  await limits.spend('account-password', userId)
  const user = await findUserById(db, userId)
  if (!user?.password_hash) throw new Problem('conflict', noPassword)
  if (!(await passwordFits(user.password_hash, password))) {
    const message = refusals.passwordWrong
    throw new Problem('validation_failed', message, [{ field: 'password', message }])
  }
  await noteFreshSignIn(db, { id, userId })
}
