import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runningEmbeddedPostgres } from '@basera/platform/server/postgres'
import pg from 'pg'
import { findDatabase } from '../../server/database-access.ts'
import type { Settings } from '../../server/settings/settings.ts'

/** A database that is there, without a change to its schema. */
export interface FoundDatabase {
  readonly url: string
  stop(): Promise<void>
}

/** The database to copy: by its address, through the socket of the running product, or started for the time being. */
export async function findSource(settings: Settings): Promise<FoundDatabase> {
  const folder = join(settings.dataDir, 'postgres')
  if (!settings.databaseUrl && !existsSync(folder))
    throw new Error(`There is no installation in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const running = settings.databaseUrl ?? (await runningEmbeddedPostgres(folder, 'basera'))
  return findDatabase({ ...settings, databaseUrl: running }, (reason) => console.error(reason))
}

/** One connection, in whose words rows are the same everywhere. */
export async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  // Whatever fails is told to whoever waits for an answer.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    "SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'",
  )
  return client
}
