import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Transaction } from 'kysely'
import { refusals } from '../sentences.ts'
import { type CaseRow, findCase } from './queue.queries.ts'

type Trx = Transaction<Database>

export const noSuchCase = () => new Problem('not_found', refusals.noSuchCase)

/** Throws `not_found`, also for a case about the moderator. */
export async function requireCase(trx: Trx, id: string, moderatorId: string): Promise<CaseRow> {
  const row = await findCase(trx, id, moderatorId)
  if (!row) throw noSuchCase()
  return row
}
