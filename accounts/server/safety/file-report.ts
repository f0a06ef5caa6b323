import type { ReportBody } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Who is reported, by whom, and because of what. */
export interface Report extends ReportBody {
  readonly reporterId: string
  readonly reportedId: string
  readonly about: 'chat' | 'profile' | 'room'
  /** The conversation, the profile or the room; the caller has made sure that the reporter may see it. */
  readonly aboutId: string
}

/**
 * Keeps a report for the operator. A person has one open report about one thing: reporting again changes it. Throws
 * `not_found` where one of the two accounts is just gone.
 */
export async function fileReport(db: QueryExecutorProvider, report: Report): Promise<void> {
  const { reporterId, reportedId, about, aboutId, reason, details } = report
  // Both are held in the order of their ids, as wherever two people are: in another order they would deadlock.
  const { rows } = await sql`
    WITH people AS MATERIALIZED (
      SELECT id FROM user_profiles WHERE id IN (${reporterId}::uuid, ${reportedId}::uuid) ORDER BY id FOR KEY SHARE
    )
    INSERT INTO reports (reporter_id, reported_id, about, about_id, reason, details)
    SELECT ${reporterId}::uuid, ${reportedId}::uuid, ${about}, ${aboutId}::uuid, ${reason}, ${details}
    WHERE (SELECT count(*) FROM people) = 2
    ON CONFLICT (reporter_id, about, about_id) WHERE decided_at IS NULL
    DO UPDATE SET reason = excluded.reason, details = excluded.details
    RETURNING id
  `.execute(db)
  if (rows.length === 0) throw new Problem('not_found', 'This person was not found.')
}
