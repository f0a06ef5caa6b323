import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runningEmbeddedPostgres } from '@basera/platform/server/postgres'
import pg from 'pg'
import { findDatabase } from '../../server/database-access.ts'
import type { Settings } from '../../server/settings/settings.ts'

export interface FoundDatabase {
  readonly url: string
  stop(): Promise<void>
}

/** By address, through the socket of the running product, or started now. */
export async function findSource(settings: Settings): Promise<FoundDatabase> {
  const folder = join(settings.dataDir, 'postgres')
  if (!settings.databaseUrl && !existsSync(folder))
    throw new Error(`There is no installation in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const running = settings.databaseUrl ?? (await runningEmbeddedPostgres(folder, 'basera'))
  return findDatabase({ ...settings, databaseUrl: running }, (reason) => console.error(reason))
}

/** One connection with fixed output formats. */
export async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  // Callers get the error anyway.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    "SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'",
  )
  return client
}
