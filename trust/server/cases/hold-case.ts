import { logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { holdMinutes, trustSentences } from '@basera/trust/contract'
import type { Kysely } from 'kysely'
import { holdFor, releaseFrom } from './case.queries.ts'
import { requireCase } from './require-case.ts'

/** Keeps a case from other moderators for a while. Throws `not_found`, `conflict`. */
export async function holdCase(db: Kysely<Database>, moderatorId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await holdFor(trx, id, moderatorId, holdMinutes)) === 0) {
      const row = await requireCase(trx, id, moderatorId)
      throw new Problem('conflict', row.decided_at ? trustSentences.caseDecided : trustSentences.caseHeld)
    }
    await logAct(trx, { operator: moderatorId, command: 'case hold' }, { kind: 'case', id })
  })
}

/** Without effect for who does not hold it. */
export async function releaseCase(db: Kysely<Database>, moderatorId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await releaseFrom(trx, id, moderatorId)) > 0)
      await logAct(trx, { operator: moderatorId, command: 'case release' }, { kind: 'case', id })
  })
}
