import { logAct, type OperatorAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import type { Kysely } from 'kysely'
import { type Evidence, findEvidence, findEvidenceOfReport } from './evidence.queries.ts'

const shownAtMost = 50

/** What the reporters of a case saw, the first one first; reading it is logged (trust.evidence-read). */
export async function readEvidence(
  db: Kysely<Database>,
  act: OperatorAct,
  caseId: string,
): Promise<Evidence[]> {
  return db.transaction().execute(async (trx) => {
    await logAct(trx, act, { kind: 'case', id: caseId })
    return findEvidence(trx, caseId, shownAtMost)
  })
}

/** What one reporter saw; reading it is logged. Undefined once it is forgotten, and for reports before there was any. */
export async function readReportEvidence(
  db: Kysely<Database>,
  act: OperatorAct,
  reportId: string,
): Promise<Evidence | undefined> {
  return db.transaction().execute(async (trx) => {
    const evidence = await findEvidenceOfReport(trx, reportId)
    if (evidence) await logAct(trx, act, { kind: 'report', id: reportId })
    return evidence
  })
}
