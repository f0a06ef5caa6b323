import type pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Manifest } from '../manifest.ts'
import type { BackupWriter, Part } from '../parts/backup-folder.ts'
import { columnList, listSequences, listTables, quoted } from './list-tables.ts'

export const jobColumns = 'identifier, payload, queue_name, run_at, max_attempts, job_key, priority'

const jobsQuery = `
  SELECT t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key AS job_key, j.priority
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
  WHERE j.is_available AND j.attempts < j.max_attempts OR j.locked_at IS NOT NULL`

async function copyOut(
  client: pg.Client,
  writer: BackupWriter,
  name: string,
  what: string,
): Promise<{ readonly rows: number; readonly part: Part }> {
  const copy = client.query(to(`COPY ${what} TO STDOUT`))
  const part = await writer.write(`database/${name}.copy.zst`, copy, true)
  // The stream may end before PostgreSQL has told the number of rows; by the answer to another query it has.
  await client.query('SELECT')
  return { rows: copy.rowCount, part }
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [table])
  return rows[0]?.is ?? false
}

/** Begins the snapshot; everything committed before its time is in it. Throws for a foreign database. */
export async function beginSnapshot(
  client: pg.Client,
): Promise<Pick<Manifest, 'snapshot_at' | 'migrations' | 'postgres'>> {
  if (!(await exists(client, 'public.migrations'))) throw new Error('There is nothing in this database yet.')
  const { rows } = await client.query<{ at: Date; version: string }>(
    "SELECT clock_timestamp() AS at, current_setting('server_version') AS version",
  )
  const [{ at, version } = { at: new Date(), version: '' }] = rows
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM migrations ORDER BY name',
  )
  return { snapshot_at: at.toISOString(), postgres: version, migrations }
}

export async function dumpTables(
  client: pg.Client,
  writer: BackupWriter,
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'jobs'>> {
  const tables: Manifest['tables'] = []
  for (const table of await listTables(client)) {
    const copied = await copyOut(client, writer, table.name, `${quoted(table.name)} (${columnList(table)})`)
    tables.push({ name: table.name, columns: [...table.columns], ...copied })
  }
  const jobs = (await exists(client, 'graphile_worker._private_jobs'))
    ? await copyOut(client, writer, '_jobs', `(${jobsQuery})`)
    : null
  return { tables, sequences: await listSequences(client), jobs }
}
