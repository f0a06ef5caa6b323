import type { ReportBody } from '@basera/accounts/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Who is reported, by whom, and because of what. */
export interface Report extends ReportBody {
  readonly reporterId: string
  readonly reportedId: string
  readonly about: 'chat' | 'profile' | 'room'
  /** The conversation, the profile or the room; the caller has made sure that the reporter may see it. */
  readonly aboutId: string
}

/** Keeps a report for the operator. A person has one open report about one thing: reporting again changes it. */
export async function fileReport(db: QueryExecutorProvider, report: Report): Promise<void> {
  const { reporterId, reportedId, about, aboutId, reason, details } = report
  await sql`
    INSERT INTO reports (reporter_id, reported_id, about, about_id, reason, details)
    VALUES (${reporterId}::uuid, ${reportedId}::uuid, ${about}, ${aboutId}::uuid, ${reason}, ${details})
    ON CONFLICT (reporter_id, about, about_id) WHERE decided_at IS NULL
    DO UPDATE SET reason = excluded.reason, details = excluded.details
  `.execute(db)
}
