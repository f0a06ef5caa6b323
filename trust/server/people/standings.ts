import {
  logAct,
  mobileNumberOf,
  type OperatorAct,
  reasonOf,
  restoreMember,
  suspendMember,
  suspendWith,
} from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Secrets } from '@basera/platform/server/secrets'
import { daysBetweenMoves } from '@basera/trust/contract'
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import { refusals } from '../sentences.ts'
import { numberHash, numberRecords } from './number-records.ts'
import {
  banIdentity,
  banNumber,
  clearNumber,
  findNumber,
  type NumberRecord,
  pauseSendingUntil,
  setProfessional,
} from './people.queries.ts'

interface NumberNeeds {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
}

const hashOf = (secrets: Secrets, phone: string) => numberHash(secrets, mobileNumberOf(phone).phone)

const neverProven = () => new Problem('not_found', refusals.neverVerified)

const holderOf = (holder: string | null | undefined) =>
  holder ? ({ kind: 'person', id: holder } as const) : null

/** Throws `not_found`, `invalid_phone_number`. */
export async function showNumber(
  { db, secrets }: NumberNeeds,
  act: OperatorAct,
  phone: string,
): Promise<NumberRecord> {
  return db.transaction().execute(async (trx) => {
    const record = await findNumber(trx, hashOf(secrets, phone))
    if (!record) throw neverProven()
    await logAct(trx, act, holderOf(record.holder_id))
    return record
  })
}

/** trust.number-banned. Throws `invalid_phone_number`, `validation_failed` without a reason. */
export async function banPhone({ db, secrets }: NumberNeeds, act: OperatorAct, phone: string): Promise<void> {
  const reason = reasonOf(act)
  await db.transaction().execute(async (trx) => {
    const holder = (await banNumber(trx, hashOf(secrets, phone), reason))?.holder_id
    if (holder) await suspendWith(trx, act, holder)
    else await logAct(trx, act)
  })
}

/** {@link banPhone} by the number's record, as the decision of a case. */
export async function banRecord(
  trx: Transaction<Database>,
  act: OperatorAct,
  { identityId, caseId }: { readonly identityId: string; readonly caseId: string },
): Promise<void> {
  const holder = (await banIdentity(trx, identityId, reasonOf(act), caseId))?.holder_id
  if (holder) await suspendWith(trx, act, holder)
}

/** Lifts a ban, suspension or pause of a number. Throws `not_found` for one that is clear, else like {@link banPhone}. */
export async function clearPhone(
  { db, secrets }: NumberNeeds,
  act: OperatorAct,
  phone: string,
): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    const hash = hashOf(secrets, phone)
    if ((await clearNumber(trx, hash)) === 0) throw new Problem('not_found', refusals.numberClear)
    await logAct(trx, act, holderOf((await findNumber(trx, hash))?.holder_id))
  })
}

/** trust.professional-lister. Throws `not_found` without a verified number, `validation_failed`. */
export async function markProfessional(
  db: Kysely<Database>,
  act: OperatorAct,
  userId: string,
  professional: boolean,
): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if ((await setProfessional(trx, userId, professional)) === 0)
      throw new Problem('not_found', refusals.noVerifiedPerson)
    await logAct(trx, act, { kind: 'person', id: userId })
  })
}

/** Suspends an account with its number (trust.number-suspended). Gives the other accounts suspended with it. */
export const suspendPerson = ({ db, secrets }: NumberNeeds, act: OperatorAct, id: string) =>
  suspendMember(db, act, id, numberRecords(secrets))

/** Lifts the suspension of an account and of its number. Throws `conflict` while the number is banned. */
export const restorePerson = ({ db, secrets }: NumberNeeds, act: OperatorAct, id: string) =>
  restoreMember(db, act, id, numberRecords(secrets))

interface Pause {
  readonly until: Date
  readonly reason: string
  readonly caseId?: string
}

/** The person writes to nobody until then (trust.sending-paused); a standing that weighs more stays. */
export async function pauseSending(
  db: QueryExecutorProvider,
  userId: string,
  { until, reason, caseId }: Pause,
): Promise<void> {
  await pauseSendingUntil(db, userId, { until, reason, caseId: caseId ?? null }, daysBetweenMoves)
}
