import { type OperatorAct, restoreMemberWith, suspendMemberWith } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Decision } from '@basera/trust/contract'
import type { Transaction } from 'kysely'
import { numberRecords } from '../people/number-records.ts'
import { clearNumberOfCase } from '../people/people.queries.ts'
import { banRecord, pauseSending } from '../people/standings.ts'
import type { FindSubject } from '../subjects.ts'
import { isOutOfSight, isSuspendedByDecision } from './decisions.queries.ts'

export interface DecisionNeeds {
  readonly secrets: Secrets
  readonly findSubject: FindSubject
}

interface DecidedSubject {
  readonly case_id: string
  readonly subject_kind: Parameters<FindSubject>[0]
  readonly subject_id: string
  readonly account_id: string | null
  readonly identity_id: string | null
  readonly until: Date | null
}

type Apply = (
  trx: Transaction<Database>,
  needs: DecisionNeeds,
  act: OperatorAct,
  one: DecidedSubject,
) => Promise<void>

/** What reports or a review took out of sight comes back, unless another decision keeps it there. */
const showAgain: Apply = async (trx, { findSubject }, _, { subject_kind, subject_id }) => {
  if ((await isOutOfSight(trx, subject_kind, subject_id))?.hidden) return
  await findSubject(subject_kind).restore(trx, subject_id)
}

const hide: Apply = (trx, { findSubject }, _, { subject_kind, subject_id }) =>
  findSubject(subject_kind).hide(trx, subject_id)

const acquit: Apply = async (trx, needs, act, one) => {
  await clearNumberOfCase(trx, one.case_id)
  await showAgain(trx, needs, act, one)
}

const effects: Readonly<Record<Decision, Apply>> = {
  nothing: acquit,
  warn: showAgain,
  keep_in_review: hide,
  take_down: hide,
  async pause_sending(trx, needs, act, one) {
    const { account_id, until, case_id } = one
    if (account_id && until)
      await pauseSending(trx, account_id, { until, reason: act.reason ?? '', caseId: case_id })
    await showAgain(trx, needs, act, one)
  },
  async suspend(trx, { secrets }, act, { account_id }) {
    if (account_id) await suspendMemberWith(trx, act, account_id, numberRecords(secrets))
  },
  async ban_number(trx, { secrets }, act, { account_id, identity_id, case_id }) {
    if (account_id) await suspendMemberWith(trx, act, account_id, numberRecords(secrets))
    if (identity_id) await banRecord(trx, act, { identityId: identity_id, caseId: case_id })
  },
}

/** trust.case-decided */
export const applyDecision = (
  trx: Transaction<Database>,
  needs: DecisionNeeds,
  { act, decision, ...one }: DecidedSubject & { readonly act: OperatorAct; readonly decision: Decision },
): Promise<void> => effects[decision](trx, needs, act, one)

/** The account and its number stay suspended where another decision has them so. */
async function restoreAccount(
  trx: Transaction<Database>,
  { secrets }: DecisionNeeds,
  act: OperatorAct,
  userId: string,
): Promise<void> {
  const numbers = numberRecords(secrets)
  if ((await isSuspendedByDecision(trx, userId))?.suspended)
    await numbers.suspend(trx, { userId, phone: null, reason: act.reason ?? '' })
  else await restoreMemberWith(trx, act, userId, numbers)
}

/** Takes back what a decision did (trust.appeal-decided), once it is marked as reversed; what other decisions did stays. */
export async function undoDecision(
  trx: Transaction<Database>,
  needs: DecisionNeeds,
  { act, decision, ...one }: DecidedSubject & { readonly act: OperatorAct; readonly decision: Decision },
): Promise<void> {
  await clearNumberOfCase(trx, one.case_id)
  if ((decision === 'suspend' || decision === 'ban_number') && one.account_id)
    await restoreAccount(trx, needs, act, one.account_id)
  await showAgain(trx, needs, act, one)
}
