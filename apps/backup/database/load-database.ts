import { pipeline } from 'node:stream/promises'
import { migrateWithin } from '@basera/database'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Manifest } from '../manifest.ts'
import { jobColumns } from './dump-database.ts'
import { columnList, listTables, quoted } from './list-tables.ts'
import { emptySchema, hasRows, loadedBare } from './prepare-schema.ts'

/** The original bytes of a part. */
export type ReadPart = (stored: string) => AsyncIterable<Buffer>

type Loaded = Pick<Manifest, 'tables' | 'sequences' | 'jobs' | 'migrations'>

async function copyIn(
  client: pg.Client,
  what: string,
  bytes: AsyncIterable<Buffer>,
  rows: number,
): Promise<void> {
  const copy = client.query(from(`COPY ${what} FROM STDIN`))
  await pipeline(bytes, copy)
  if (copy.rowCount !== rows) throw new Error(`${what}: ${copy.rowCount} rows arrived, ${rows} were kept.`)
}

async function checkTables(client: pg.Client, { tables }: Loaded): Promise<void> {
  const known = new Map((await listTables(client)).map((one) => [one.name, new Set(one.columns)]))
  for (const { name, columns } of tables)
    for (const column of columns)
      if (!known.get(name)?.has(column))
        throw new Error(`The backup holds ${name}.${column}, which migrations of its time do not make.`)
}

async function loadTables(client: pg.Client, { tables, sequences }: Loaded, read: ReadPart): Promise<void> {
  await loadedBare(client, async () => {
    for (const table of tables) {
      if (await hasRows(client, table.name)) await client.query(`DELETE FROM public.${quoted(table.name)}`)
      const what = `public.${quoted(table.name)} (${columnList(table)})`
      await copyIn(client, what, read(table.part.name), table.rows)
    }
  })
  for (const { name, value } of sequences)
    await client.query('SELECT setval($1::text::regclass, $2)', [`public.${quoted(name)}`, value])
}

/** Replaces the waiting jobs. */
async function loadJobs(client: pg.Client, { jobs }: Loaded, read: ReadPart): Promise<void> {
  await client.query('DELETE FROM graphile_worker._private_jobs')
  if (!jobs) return
  await client.query(`
    CREATE TEMP TABLE restored_jobs (identifier text, payload json, queue_name text, run_at timestamptz,
      max_attempts integer, job_key text, priority integer) ON COMMIT DROP`)
  await copyIn(client, `restored_jobs (${jobColumns})`, read(jobs.part.name), jobs.rows)
  await client.query(`
    SELECT count(graphile_worker.add_job(identifier, payload, queue_name => queue_name, run_at => run_at,
      max_attempts => max_attempts, job_key => job_key, priority => priority)) FROM restored_jobs`)
}

// The lock that starting processes take before they look at the schema.
const migrationLock = 727_002

/** Replaces all data in `client`'s transaction and migrates it. Gives the migrations newer than the backup. */
export async function loadDatabase(client: pg.Client, backup: Loaded, read: ReadPart): Promise<string[]> {
  await client.query("SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL synchronous_commit = on")
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
  await emptySchema(client)
  await migrateWithin(client, backup.migrations)
  await checkTables(client, backup)
  await loadTables(client, backup, read)
  await loadJobs(client, backup, read)
  return migrateWithin(client)
}
