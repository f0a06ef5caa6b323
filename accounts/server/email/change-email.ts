import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { CallerSession, Member } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely, Transaction } from 'kysely'
import { deleteCodes } from '../auth/codes/codes.queries.ts'
import { deleteLinks } from '../auth/links/links.queries.ts'
import { oneTimeHash, randomToken } from '../auth/one-time-token.ts'
import { requireFreshSignIn } from '../auth/sessions/fresh-sign-in.ts'
import { deleteSessions } from '../auth/sessions/sessions.queries.ts'
import { type AuthUser, findUserAndSession, findUserByEmail, lockUser } from '../auth/users/users.queries.ts'
import { emailChangedMail, emailCodeMail, emailTakenMail } from '../mails/email-mails.ts'
import { refusals } from '../sentences.ts'
import { belongsToOther, insertChange, lockAddress, setEmail } from './email-changes.queries.ts'
import { issueEmailCode, proveEmailCode } from './email-code.ts'
import { emailCodeLifetime } from './email-codes.queries.ts'
import { emailFault, requireEmail, spendCodeMail, takeCodeTurn } from './mail-code.ts'

export interface EmailNeeds {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly limits: Limits
  readonly mails: MailQueue
  readonly site: MailSite
  /** Seconds between two mails to one address. */
  readonly emailCooldown: number
}

/** Days in which the earlier address can take the account back (accounts.email-undo). */
const undoDays = 7

/** The caller's account, locked, if the session still lives. */
async function lockCaller(
  trx: Transaction<Database>,
  session: Pick<CallerSession, 'id' | 'userId'>,
): Promise<AuthUser> {
  await lockUser(trx, session.userId)
  const user = await findUserAndSession(trx, session.userId, session.id)
  if (!user?.session_lives) throw new Problem('no_session', commonRefusals.signIn)
  return user
}

/**
 * Mails a code to the new address. A taken address is told instead, and the caller is not (accounts.email-change).
 * Throws `reauthentication_needed`, `validation_failed`, `too_many_requests`.
 */
export async function sendChangeCode(needs: EmailNeeds, member: Member, given: string) {
  const { session } = member
  requireFreshSignIn(session)
  const email = requireEmail(given)
  await spendCodeMail(needs.limits, member, email)
  await needs.db.transaction().execute(async (trx) => {
    const user = await lockCaller(trx, session)
    if (email === user.email) throw emailFault(refusals.emailSame)
    await takeCodeTurn(trx, email, needs.emailCooldown)
    const of = { session, purpose: 'change' } as const
    const code = await issueEmailCode({ db: trx, secrets: needs.secrets }, of, email)
    const isTaken = await belongsToOther(trx, email, session.userId)
    const owner = isTaken ? await findUserByEmail(trx, email) : user
    const reader = { email, language: owner?.language ?? member.language ?? 'en' }
    const minutes = emailCodeLifetime / 60
    await needs.mails.add(
      trx,
      isTaken ? emailTakenMail(reader, needs.site) : emailCodeMail(reader, { code, minutes }, needs.site),
    )
  })
  return { email, expires_in: emailCodeLifetime, resend_in: needs.emailCooldown }
}

/** An address that nobody proved may be a stranger's: it gets no way into the account. */
async function keepWayBack(
  { mails, site }: EmailNeeds,
  trx: Transaction<Database>,
  { id, email: oldEmail, email_proven_at, language }: AuthUser,
  newEmail: string,
): Promise<void> {
  if (email_proven_at === null) return
  const token = randomToken()
  await insertChange(trx, { userId: id, oldEmail, newEmail, undoHash: oneTimeHash(token) }, undoDays)
  const link = `${site.publicUrl}/auth/undo-email?token=${token}`
  await mails.add(
    trx,
    emailChangedMail({ email: oldEmail, language: language ?? 'en' }, { link, days: undoDays }, site),
  )
}

/** Two addresses change hands: always in the same order, so that two changes cannot wait for each other. */
export async function lockAddresses(trx: Transaction<Database>, emails: readonly string[]): Promise<void> {
  for (const email of [...emails].sort()) await lockAddress(trx, email)
}

/**
 * Throws `code_invalid`, `code_expired`, `code_not_sent`, `no_session`, and `conflict` for an address that another
 * account took meanwhile, or may take back.
 */
export async function changeEmail(needs: EmailNeeds, member: Member, code: string) {
  const { session } = member
  await needs.limits.spend('email-code-attempt', member)
  const { email, spend } = await proveEmailCode(needs, { session, purpose: 'change' }, code)
  await needs.db.transaction().execute(async (trx) => {
    const user = await lockCaller(trx, session)
    await spend(trx)
    await lockAddresses(trx, [user.email, email])
    if (await belongsToOther(trx, email, user.id)) throw new Problem('conflict', refusals.emailTaken)
    await setEmail(trx, user.id, email)
    await keepWayBack(needs, trx, user, email)
    await deleteSessions(trx, user.id, { scope: 'others', sessionId: session.id })
    await deleteLinks(trx, user.id)
    await deleteCodes(trx, user.id)
  })
  return { email }
}
