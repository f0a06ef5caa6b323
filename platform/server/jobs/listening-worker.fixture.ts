import { eventually } from '@basera/platform/testing'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { aliveLock } from './lost-jobs.ts'

/**
 * Waits until a worker on this database is notified of new jobs, which is a moment after it started; before, it only looks
 * for them every two seconds. It says that it lives on the connection that listens, and after that.
 */
export const untilWorkerListens = (pool: Pool): Promise<void> =>
  eventually(async () => {
    const { rows } = await pool.query(
      `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [aliveLock],
    )
    expect(rows).not.toEqual([])
  })
