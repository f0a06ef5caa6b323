import type { Pool } from 'pg'

export interface QueueState {
  readonly waiting: number
  readonly running: number
  readonly later: number
  readonly given_up: number
  readonly oldest: number
}

/** Counts jobs by state. */
export async function readQueueState(pool: Pool): Promise<QueueState> {
  const { rows } = await pool.query<QueueState>(
    `WITH job AS (
       SELECT run_at, locked_at IS NOT NULL AS running, attempts >= max_attempts AS given_up,
         run_at <= now() AS due
       FROM graphile_worker._private_jobs)
     SELECT count(*) FILTER (WHERE due AND NOT running AND NOT given_up) AS waiting,
       count(*) FILTER (WHERE running) AS running,
       count(*) FILTER (WHERE NOT due AND NOT running AND NOT given_up) AS later,
       count(*) FILTER (WHERE given_up AND NOT running) AS given_up,
       coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE due AND NOT running AND NOT given_up)), 0)::float8
         AS oldest
     FROM job`,
  )
  return rows[0] as QueueState
}
