import { findLog, logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { type PageQuery, takePage } from '@basera/platform/server/search'
import { trustSentences } from '@basera/trust/contract'
import type { Kysely } from 'kysely'

const logCursor = /^\d{1,18}$/

/** The operators' log, the last first; the look is logged too. */
export async function listLog(db: Kysely<Database>, moderatorId: string, { limit = 20, cursor }: PageQuery) {
  if (cursor !== undefined && !logCursor.test(cursor))
    throw new Problem('validation_failed', trustSentences.foreignCursor)
  return db.transaction().execute(async (trx) => {
    await logAct(trx, { operator: moderatorId, command: 'log read' })
    const read = await findLog(trx, cursor ?? null, limit + 1)
    const { rows, nextCursor } = takePage(read, limit, ({ id }) => id)
    const items = rows.map((row) => ({
      ...row,
      by: row.by ?? '',
      at: row.at.toISOString(),
    }))
    return { items, next_cursor: nextCursor }
  })
}
