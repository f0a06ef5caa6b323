import { takePage, timeCursor } from '@basera/platform/server/search'
import { type OwnReport, receiptOf, trustSentences } from '@basera/trust/contract'
import type { QueryExecutorProvider } from 'kysely'
import { findOwnReports } from './reports.queries.ts'

const { encode, decode } = timeCursor('reports', trustSentences.reportCursor)

type OwnReportRow = Awaited<ReturnType<typeof findOwnReports>>[number]

function present(row: OwnReportRow): OwnReport {
  const { id, about, title, reason, details, outcome, rule, statement, screenshots } = row
  const { created_at, decided_at, acknowledged } = row
  return {
    ...{ id, receipt: receiptOf(id), about, title, reason, details, outcome, rule, statement, screenshots },
    state: decided_at ? 'decided' : acknowledged ? 'looked_at' : 'received',
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}

/** A member's own reports, the last one first. Throws `validation_failed` for another list's cursor. */
export async function showOwnReports(
  db: QueryExecutorProvider,
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const read = await findOwnReports(db, userId, decode(cursor), limit + 1)
  const { rows, nextCursor } = takePage(read, limit, encode)
  return { items: rows.map(present), next_cursor: nextCursor }
}
