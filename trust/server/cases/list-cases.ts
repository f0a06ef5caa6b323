import { logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { cursorCodec, microseconds, type PageQuery, takePage } from '@basera/platform/server/search'
import { trustSentences } from '@basera/trust/contract'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { presentQueued } from './present-case.ts'
import { findFigures, findQueue } from './queue.queries.ts'

const codec = cursorCodec(
  z.tuple([z.int().min(1).max(3), microseconds, z.guid()]),
  trustSentences.foreignCursor,
)

/** Open cases, by harm and age, with the figures of the desk; logged. Throws `validation_failed` for another list's cursor. */
export async function listCases(
  db: Kysely<Database>,
  moderatorId: string,
  { limit = 20, cursor }: PageQuery,
) {
  const parts = codec.decode('cases', cursor)
  const after = parts && { harm: parts[0], micros: parts[1], id: parts[2] }
  const { read, figures } = await db.transaction().execute(async (trx) => {
    await logAct(trx, { operator: moderatorId, command: 'cases read' })
    return {
      read: await findQueue(trx, moderatorId, after, limit + 1),
      figures: await findFigures(trx),
    }
  })
  const { rows, nextCursor } = takePage(read, limit, ({ harm, micros, id }) =>
    codec.encode('cases', [harm, micros, id]),
  )
  if (!figures) throw new Error('No figures were counted.')
  return {
    items: rows.map((row) => presentQueued(row, moderatorId)),
    next_cursor: nextCursor,
    figures: { ...figures, oldest_at: figures.oldest_at?.toISOString() ?? null },
  }
}
