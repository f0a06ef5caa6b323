import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OperatorAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import type { FileStore } from '@basera/platform/server/files'
import { createLogger, type Logger } from '@basera/platform/server/logger'
import { runningEmbeddedPostgres } from '@basera/platform/server/postgres'
import type { Kysely } from 'kysely'
import { readyDatabase } from '../server/database-access.ts'
import { openFiles } from '../server/open-files.ts'
import type { Settings } from '../server/settings/settings.ts'

/** The installation, opened for one command. */
export interface Opened {
  readonly settings: Settings
  readonly logger: Logger
  readonly db: Kysely<unknown>
  /** The same, as those take it who name its tables. */
  readonly tables: Kysely<Database>
  /** The store of uploaded files, opened when it is first wanted. */
  files(): Promise<FileStore>
  close(): Promise<void>
}

/** The product's own database: by its address, through the socket of one that is running, or started for the command. */
async function databaseSettings(settings: Settings): Promise<Settings> {
  if (settings.databaseUrl) return settings
  const folder = join(settings.dataDir, 'postgres')
  if (!existsSync(settings.dataDir))
    throw new Error(`There is no installation in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  return { ...settings, databaseUrl: await runningEmbeddedPostgres(folder, 'basera') }
}

/** Opens what the settings name. Throws one clear sentence when something is in the way. */
export async function openInstallation(
  settings: Settings,
  complain: (reason: string) => void,
): Promise<Opened> {
  // Standard output is for the command's answer; what fails is thrown.
  const logger = createLogger('silent')
  const database = await readyDatabase(await databaseSettings(settings), logger, complain)
  let store: ReturnType<typeof openFiles> | undefined
  return {
    settings,
    logger,
    db: database.db,
    tables: database.db as Kysely<Database>,
    async files() {
      store ??= openFiles(settings, join(settings.dataDir, 'files'), logger)
      return (await store).files
    },
    async close() {
      const opened = await store?.catch(() => undefined)
      opened?.close()
      await database.close()
    },
  }
}

/** What was asked of a command. */
export interface Asked {
  /** Its words after the name, as many as it takes. */
  readonly words: readonly string[]
  readonly act: OperatorAct
  readonly all: boolean
  readonly out: string | undefined
}
