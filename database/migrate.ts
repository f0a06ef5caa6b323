import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const folder = join(import.meta.dirname, 'migrations')
const lock = 727_002

interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [
      migration.name,
      migration.hash,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migrations (
       name text CONSTRAINT migrations_pkey PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migrations')
  const done = new Map(rows.map((row) => [row.name, row.hash]))
  const applied: string[] = []
  for (const migration of readMigrations()) {
    const hash = done.get(migration.name)
    if (hash === migration.hash) continue
    if (hash !== undefined)
      throw new Error(`Migration ${migration.name} was changed after it ran on this database.`)
    await apply(client, migration)
    applied.push(migration.name)
  }
  return applied
}

/** Asks once whether the database has run every migration of this version; those of later versions may be there too. */
export function isMigrated(): (db: Pick<pg.Pool, 'query'>) => Promise<boolean> {
  const names = readMigrations().map(({ name }) => name)
  return async (db) => {
    const { rows } = await db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM migrations WHERE name = ANY($1)',
      [names],
    )
    return rows[0]?.n === names.length
  }
}

/**
 * Brings the database at `url` to today's schema and returns the migrations it ran, in order. Each runs once, in its
 * own transaction; processes that start together take turns under an advisory lock.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'basera-migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await applyMissing(client)
  } finally {
    await client.end()
  }
}
