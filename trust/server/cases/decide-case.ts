import { logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { type DecisionBody, possibleDecisions, trustSentences } from '@basera/trust/contract'
import type { Transaction } from 'kysely'
import { tellReporters } from '../reports/tell-reporters.ts'
import { applyDecision } from './apply-decision.ts'
import { type LockedCase, lockCase } from './case.queries.ts'
import type { CaseNeeds } from './case-needs.ts'
import { closeCase, insertDecision } from './decisions.queries.ts'
import { noSuchCase } from './require-case.ts'
import { tellDecision } from './tell-decision.ts'

const invalid = (field: string, message: string) =>
  new Problem('validation_failed', message, [{ field, message }])

function checkDecision(
  one: LockedCase,
  inReview: boolean,
  { decision, days, rule, statement }: DecisionBody,
): void {
  const possible = possibleDecisions({
    ...one,
    inReview,
    hasAccount: one.account_id !== null,
    hasNumber: one.identity_id !== null,
  })
  if (!possible.includes(decision)) throw invalid('decision', trustSentences.decisionImpossible)
  if ((decision === 'nothing') !== (rule === 'none')) throw invalid('rule', trustSentences.ruleNeeded)
  if ((decision === 'pause_sending') !== (days !== undefined))
    throw invalid('days', trustSentences.daysNeeded)
  if (decision !== 'nothing' && statement === null) throw invalid('statement', trustSentences.statementNeeded)
}

async function lockUndecided(
  trx: Transaction<Database>,
  id: string,
  moderatorId: string,
): Promise<LockedCase> {
  const one = await lockCase(trx, id, moderatorId)
  if (!one) throw noSuchCase()
  if (one.decided_at) throw new Problem('conflict', trustSentences.caseDecided)
  if (one.held_by_other) throw new Problem('conflict', trustSentences.caseHeld)
  return one
}

/**
 * Decides a case once, and tells both sides (trust.case-decided). Gives the decision's id. Throws `not_found`, also
 * for a case about the moderator, `conflict`, `validation_failed`.
 */
export async function decideCase(
  needs: CaseNeeds,
  moderatorId: string,
  id: string,
  body: DecisionBody,
): Promise<string> {
  const { decision, rule, statement, days = null } = body
  return needs.db.transaction().execute(async (trx) => {
    const one = await lockUndecided(trx, id, moderatorId)
    const now = await needs.findSubject(one.subject_kind).snapshot(trx, one.subject_id, null)
    checkDecision(one, now?.inReview ?? false, body)
    const act = { operator: moderatorId, command: `case ${decision}`, reason: `Case ${id}: ${rule}` }
    const kept = await insertDecision(trx, { caseId: id, moderatorId, decision, rule, statement, days })
    if (!kept) throw new Error('The decision was not kept.')
    await closeCase(trx, id)
    await applyDecision(trx, needs, { ...one, case_id: id, until: kept.until, act, decision })
    await logAct(trx, act, { kind: 'case', id })
    await tellDecision(trx, needs, kept.id)
    await tellReporters(needs, trx, id, body)
    return kept.id
  })
}
