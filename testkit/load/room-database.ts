import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@basera/database'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import pg from 'pg'

export interface RoomDatabase {
  readonly url: string
  remove(): Promise<void>
}

/** What `npm start` gives PostgreSQL, and more connections for the clients of the measurement. */
const settings = { synchronous_commit: 'off', max_wal_size: '4GB', maintenance_work_mem: '512MB' }

async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'rooms' AND indexname LIKE '%_idx'`,
  )
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`)
  await client.query('ALTER TABLE rooms DISABLE TRIGGER USER')
  await fill()
  await client.query('ALTER TABLE rooms ENABLE TRIGGER USER')
  for (const { indexdef } of rows) await client.query(indexdef)
}

/** Fills an empty, migrated database with `rooms` rooms in fifty Indian cities and a third as many people. */
export async function fillRooms(client: pg.Client, rooms: number): Promise<void> {
  const people = Math.ceil(rooms / 3)
  const script = readFileSync(join(import.meta.dirname, 'fill-rooms.sql'), 'utf8')
  await client.query('SELECT setseed(0.42)')
  await withoutIndexes(client, async () => {
    await client.query(script.replaceAll(':people', String(people)).replaceAll(':rooms', String(rooms)))
  })
}

async function fillOnce(url: string, rooms: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT count(*)::integer AS found FROM rooms')
  if (rows[0].found === 0) {
    await fillRooms(client, rooms)
    await client.query('VACUUM ANALYZE')
  }
  await client.end()
}

/**
 * A real PostgreSQL with `rooms` rooms around fifty Indian cities, three a person. In a temporary folder, or in `keptIn`,
 * where the next run finds them again.
 */
export async function roomDatabase(rooms: number, keptIn?: string): Promise<RoomDatabase> {
  const folder = keptIn ? join(keptIn, String(rooms)) : await mkdtemp(join(tmpdir(), 'basera-bench-'))
  await mkdir(folder, { recursive: true })
  const postgres = await startEmbeddedPostgres({
    folder,
    onExit: (reason) => console.error(reason),
    settings,
  })
  const url = await postgres.database('bench')
  await migrate(url)
  await fillOnce(url, rooms)
  const remove = async () => {
    await postgres.stop()
    if (!keptIn) await rm(folder, { recursive: true, force: true })
  }
  return { url, remove }
}
