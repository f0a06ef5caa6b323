import type { ClientBase, Pool } from 'pg'

/** First key of the advisory locks that say which workers live; the second is the hash of a worker's id. */
export const aliveLock = 727_003

/** Says that the worker `id` lives, for as long as `client` is connected. */
export async function holdAliveLock(client: ClientBase, id: string): Promise<void> {
  // Shared: after a lost connection the new one must not wait for the server to notice the loss of the old.
  await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [aliveLock, id])
}

/**
 * Gives jobs that a worker took with it when it died back to the others. The queue alone would do so only after
 * four hours, when most of our links are no longer good.
 */
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

/** Forgets jobs that were given up more than a day ago. */
export async function dropGivenUpJobs(pool: Pool): Promise<void> {
  await pool.query(
    `DELETE FROM graphile_worker._private_jobs
     WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - interval '1 day'`,
  )
}
