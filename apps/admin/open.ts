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

export interface Opened {
  readonly settings: Settings
  readonly logger: Logger
  readonly db: Kysely<Database>
  /** Opened when first needed. */
  files(): Promise<FileStore>
  close(): Promise<void>
}

/** The product's database: by address, through the socket of a running one, or started for the command. */
async function databaseSettings(settings: Settings): Promise<Settings> {
  if (settings.databaseUrl) return settings
  const folder = join(settings.dataDir, 'postgres')
  if (!existsSync(settings.dataDir))
    throw new Error(`There is no installation in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  return { ...settings, databaseUrl: await runningEmbeddedPostgres(folder, 'basera') }
}

/** Throws one sentence when something is in the way. */
export async function openInstallation(
  settings: Settings,
  complain: (reason: string) => void,
): Promise<Opened> {
  // Standard output is for the answer; errors are thrown.
  const logger = createLogger('silent')
  const database = await readyDatabase(await databaseSettings(settings), logger, complain)
  let store: ReturnType<typeof openFiles> | undefined
  return {
    settings,
    logger,
    db: database.db,
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

/** What the lines of a file are, when they are not messages. */
export const textKinds = ['listings', 'names', 'fair-housing'] as const
export type TextKind = (typeof textKinds)[number]

export interface Asked {
  /** As many as the command takes. */
  readonly words: readonly string[]
  readonly act: OperatorAct
  readonly all: boolean
  readonly out: string | undefined
  readonly textKind: TextKind | undefined
}
