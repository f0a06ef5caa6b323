import type { ClientBase, Pool } from 'pg'

export const aliveLock = 727_003

export async function holdAliveLock(client: ClientBase, id: string): Promise<void> {
  // Shared, so that a new connection need not wait until the server notices the loss of the old one.
  await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [aliveLock, id])
}

/** Frees jobs of dead workers. The queue itself waits four hours, when most mailed links have expired. */
export async function freeLostJobs(pool: Pool): Promise<void> {
  await pool.query(
    `WITH lost AS (
       SELECT DISTINCT locked_by FROM graphile_worker.jobs
       WHERE locked_at < now() - interval '1 minute' AND NOT EXISTS (
         SELECT 1 FROM pg_locks
         WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid = hashtext(locked_by)::oid
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))
     SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM lost HAVING count(*) > 0`,
    [aliveLock],
  )
}

export async function dropGivenUpJobs(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM graphile_worker._private_jobs
     WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - interval '1 day'`,
  )
}
