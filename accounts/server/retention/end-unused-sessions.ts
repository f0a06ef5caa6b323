import { inBatches } from '@basera/platform/server/jobs'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Days after which a session that nobody used ends: browsers in use renew theirs every hour. */
export const sessionDays = 365

const atOnce = 1000

/** Ends sessions that were not renewed for a year, with the device that each of them names. Gives how many. */
export const endUnusedSessions = (db: QueryExecutorProvider): Promise<number> =>
  inBatches(atOnce, async () => {
    const { rows } = await sql`
      DELETE FROM auth_sessions WHERE id IN (
        SELECT id FROM auth_sessions WHERE refreshed_at < now() - ${sessionDays} * interval '1 day'
        LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
      ) RETURNING id
    `.execute(db)
    return rows.length
  })
