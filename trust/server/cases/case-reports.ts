import { logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { type PageQuery, takePage, timeCursor } from '@basera/platform/server/search'
import { type CaseReport, trustSentences } from '@basera/trust/contract'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { findEvidence, type PagedEvidence } from '../reports/evidence.queries.ts'
import { keptPicture, screenshotPicture } from './case-pictures.ts'
import { requireCase } from './require-case.ts'

const { encode, decode } = timeCursor('case-reports', trustSentences.foreignCursor)

const present = ({
  id,
  reason,
  details,
  kept_at,
  content,
  files,
  screenshots,
}: PagedEvidence): CaseReport => ({
  ...{ id, reason, details, content },
  created_at: kept_at.toISOString(),
  pictures: files.map((_, n) => keptPicture(id, n)),
  screenshots: screenshots.toSorted().map((timed) => screenshotPicture(timed.slice(20))),
})

/** What reporters of a case saw, the first one first. */
export async function readReports(
  db: QueryExecutorProvider,
  caseId: string,
  { limit = 20, cursor }: PageQuery,
): Promise<{ readonly items: CaseReport[]; readonly next_cursor: string | null }> {
  const read = await findEvidence(db, caseId, limit + 1, decode(cursor))
  const { rows, nextCursor } = takePage(read, limit, encode)
  return { items: rows.map(present), next_cursor: nextCursor }
}

/** Further reports; logged (trust.evidence-read). Throws `not_found`, `validation_failed` for another list's cursor. */
export const listReports = (db: Kysely<Database>, moderatorId: string, id: string, asked: PageQuery) =>
  db.transaction().execute(async (trx) => {
    await requireCase(trx, id, moderatorId)
    await logAct(trx, { operator: moderatorId, command: 'reports read' }, { kind: 'case', id })
    return readReports(trx, id, asked)
  })
