import { logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { CallerSession, Member } from '@basera/platform/server/feature'
import type { Gate } from '@basera/platform/server/http'
import type { Limits } from '@basera/platform/server/limits'
import type { Secrets } from '@basera/platform/server/secrets'
import { entryHours, trustSentences } from '@basera/trust/contract'
import type { Kysely } from 'kysely'
import { refusals } from '../sentences.ts'
import { enrolmentOf, newSecret, stepOf } from './authenticator.ts'
import { findEntry, findRole, findSecret, recordEntry, setSecret, spendStep } from './moderators.queries.ts'

export interface EntranceNeeds {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly limits: Limits
}

const notThere = () => new Problem('not_found', trustSentences.nothingHere)

/** Lets only moderators make calls of `moderator`; to others such a call is not there (trust.moderator-role). */
export function moderatorGate(gate: Gate, db: Kysely<Database>): Gate {
  return async (access, request) => {
    if (access !== 'moderator') return gate(access, request)
    const caller = await gate('public', request)
    if (!caller.session || !(await findRole(db, caller.session.userId))) throw notThere()
    return caller
  }
}

const hour = 3_600_000

const isSignedInLately = ({ signedInAt }: CallerSession): boolean =>
  signedInAt !== undefined && Date.now() - signedInAt.getTime() < entryHours * hour

/** What comes next for a moderator who wants to open the console. */
export async function showEntrance(db: Kysely<Database>, { session }: Member) {
  const entry = await findEntry(db, session.userId, session.id, entryHours)
  if (!entry) throw notThere()
  const { role, full_name: name, enrolled, entered } = entry
  const inside = entered ? ('open' as const) : ('code' as const)
  const step = !isSignedInLately(session) ? ('sign_in' as const) : enrolled ? inside : ('enrol' as const)
  return { step, role, name }
}

/** Throws `reauthentication_needed`, `code_needed`, and `not_found` for who is no moderator any more. */
export async function requireEntry(db: Kysely<Database>, member: Member): Promise<string> {
  const { step } = await showEntrance(db, member)
  if (step === 'sign_in') throw new Problem('reauthentication_needed', trustSentences.signInAgain)
  if (step !== 'open') throw new Problem('code_needed', trustSentences.codeNeeded)
  return member.session.userId
}

function requireRecentSignIn({ session }: Member): void {
  if (!isSignedInLately(session)) throw new Problem('reauthentication_needed', trustSentences.signInAgain)
}

/** A new secret, which counts once a code of it was given. Throws `conflict` for who has one, `reauthentication_needed`. */
export async function startEnrolment({ db, secrets }: EntranceNeeds, member: Member) {
  requireRecentSignIn(member)
  const { role, name } = await showEntrance(db, member)
  const secret = newSecret()
  const { userId } = member.session
  await db.transaction().execute(async (trx) => {
    if ((await setSecret(trx, userId, secrets.seal(secret))) === 0)
      throw new Problem('conflict', refusals.authenticatorSet)
    await logAct(trx, { operator: userId, command: 'console enrol' }, { kind: 'person', id: userId })
  })
  return enrolmentOf(secret, name ?? role)
}

const wrongCode = () =>
  new Problem('code_invalid', trustSentences.codeWrong, [
    { field: 'code', message: trustSentences.codeWrong },
  ])

/** trust.moderator-code. Throws `code_invalid`, `too_many_requests`, `reauthentication_needed`. */
export async function enterCode(
  { db, secrets, limits }: EntranceNeeds,
  member: Member,
  code: string,
): Promise<void> {
  requireRecentSignIn(member)
  const { userId, id } = member.session
  await limits.spend('moderator-code', userId)
  const sealed = (await findSecret(db, userId))?.totp_secret
  const step = sealed ? stepOf(secrets.open(sealed), code) : undefined
  if (!sealed || step === undefined) throw wrongCode()
  await db.transaction().execute(async (trx) => {
    if ((await spendStep(trx, userId, sealed, step)) === 0) throw wrongCode()
    await recordEntry(trx, id, userId)
    await logAct(trx, { operator: userId, command: 'console enter' }, { kind: 'person', id: userId })
  })
}
