import { join } from 'node:path'
import { isMigrated, migrate } from '@basera/database'
import type { Database } from '@basera/database/types'
import type { Logger } from '@basera/platform/server/logger'
import {
  type OpenDatabase,
  openDatabase,
  openReplica,
  type Replica,
  startEmbeddedPostgres,
} from '@basera/platform/server/postgres'
import type { Tracing } from './operations/tracing/start-tracing.ts'
import type { Settings } from './settings/settings.ts'

export interface ReadyDatabase extends OpenDatabase<Database> {
  readonly url: string
}

const connections = 20

/** Milliseconds that a request waits for a connection. */
const connectionTimeout = 2000

/** Throws while the database is away or lacks a migration, as after an old backup. */
export function databasePing(pool: OpenDatabase<Database>['pool']): () => Promise<void> {
  const migrated = isMigrated()
  return async () => {
    if (!(await migrated(pool))) throw new Error('The database lacks migrations of this version')
  }
}

/** Opens or starts the database; its schema stays. */
export async function findDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLost: (reason: string) => void,
  onRestart?: (reason: string) => void,
) {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => undefined }
  const postgres = await startEmbeddedPostgres({
    folder: join(settings.dataDir, 'postgres'),
    onExit: onLost,
    ...(onRestart ? { onRestart } : {}),
  })
  return { url: await postgres.database('basera'), stop: () => postgres.stop() }
}

/** Opens or starts the database and migrates it. */
export async function readyDatabase(
  settings: Settings,
  logger: Logger,
  onLost: (reason: string) => void,
): Promise<ReadyDatabase> {
  const { url, stop } = await findDatabase(settings, onLost, (reason) => logger.error(reason))
  try {
    const applied = await migrate(url)
    if (applied.length > 0) logger.info({ migrations: applied }, 'database migrated')
  } catch (error) {
    await stop()
    throw error
  }
  const database = openDatabase({
    url,
    connections,
    timeout: connectionTimeout,
    onError: (err) => logger.warn({ err }, 'idle connection lost'),
  })
  const close = async () => {
    await database.close()
    await stop()
  }
  return { ...database, url, close }
}

interface ReplicaNeeds {
  readonly primary: OpenDatabase<Database>['pool']
  readonly logger: Logger
  readonly tracing: Tracing | undefined
}

/** The replica of `DATABASE_REPLICA_URL`, if it is set; a replica that is away does not stop the start. */
export function findReplica(
  { databaseReplicaUrl: url }: Pick<Settings, 'databaseReplicaUrl'>,
  { primary, logger, tracing }: ReplicaNeeds,
): Replica | undefined {
  if (!url) return undefined
  const onPool = (pool: typeof primary) => tracing?.statements(pool)
  return openReplica({ url, primary, logger, connections, timeout: connectionTimeout, onPool })
}
