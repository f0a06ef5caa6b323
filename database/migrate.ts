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

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash])
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

async function applyByItself(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await apply(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function applyMissing(
  client: pg.Client,
  wanted: readonly Migration[],
  applyOne: (client: pg.Client, migration: Migration) => Promise<void>,
): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migrations (
       name text CONSTRAINT migrations_pkey PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migrations')
  const done = new Map(rows.map((row) => [row.name, row.hash]))
  const applied: string[] = []
  for (const migration of wanted) {
    const hash = done.get(migration.name)
    if (hash === migration.hash) continue
    if (hash !== undefined)
      throw new Error(`Migration ${migration.name} was changed after it ran on this database.`)
    await applyOne(client, migration)
    applied.push(migration.name)
  }
  return applied
}

/** Whether the database has run every migration of this version; it may have run later ones too. */
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
 * Migrates the database at `url` to the current schema and returns the names of the migrations it ran. Each runs once, in
 * its own transaction; processes that start together wait for each other by an advisory lock.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'basera-migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await applyMissing(client, readMigrations(), applyByItself)
  } finally {
    await client.end()
  }
}

/** A migration as recorded in a database or a backup. */
export interface RecordedMigration {
  readonly name: string
  readonly hash: string
}

/** The migrations with these names. Throws when one is unknown or has changed. */
function migrationsNamed(recorded: readonly RecordedMigration[]): Migration[] {
  const known = new Map(readMigrations().map((one) => [one.name, one]))
  return recorded.map(({ name, hash }) => {
    const migration = known.get(name)
    if (!migration) throw new Error(`This version does not know the migration ${name}: it needs a later one.`)
    if (migration.hash !== hash) throw new Error(`The migration ${name} is not the one of this version.`)
    return migration
  })
}

/** Throws one sentence unless this version has exactly these migrations. */
export function checkMigrations(recorded: readonly RecordedMigration[]): void {
  migrationsNamed(recorded)
}

/**
 * Runs missing migrations in the open transaction of `client`, all or only those of `state`, and returns their names.
 */
export async function migrateWithin(
  client: pg.Client,
  state?: readonly RecordedMigration[],
): Promise<string[]> {
  return applyMissing(client, state ? migrationsNamed(state) : readMigrations(), apply)
}
