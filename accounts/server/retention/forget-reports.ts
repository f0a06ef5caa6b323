import { inBatches } from '@basera/platform/server/jobs'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Days that a report stays after it was decided: to look at again, and to see who is reported repeatedly. */
export const reportDays = 365

const atOnce = 1000

/** Forgets reports that were decided a year ago; open ones stay until somebody decides. Gives how many. */
export const forgetReports = (db: QueryExecutorProvider): Promise<number> =>
  inBatches(atOnce, async () => {
    const { rows } = await sql`
      DELETE FROM reports WHERE id IN (
        SELECT id FROM reports WHERE decided_at < now() - ${reportDays} * interval '1 day' LIMIT ${atOnce}
      ) RETURNING id
    `.execute(db)
    return rows.length
  })
