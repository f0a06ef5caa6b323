import { join } from 'node:path'
import type { FileStore } from '@basera/platform/server/files'
import { type LimitRegistry, noLimits, openLimits } from '@basera/platform/server/limits'
import type { Logger } from '@basera/platform/server/logger'
import { type MailQueue, mailQueue } from '@basera/platform/server/mail'
import type { Replica } from '@basera/platform/server/postgres'
import type { Redis } from '@basera/platform/server/redis'
import type { Secrets } from '@basera/platform/server/secrets'
import type { SmsSender } from '@basera/platform/server/sms'
import { numberHash } from '@basera/trust/server'
import { findReplica, type ReadyDatabase, readyDatabase } from './database-access.ts'
import { openFiles } from './open-files.ts'
import type { Tracing } from './operations/tracing/start-tracing.ts'
import { secretsOf, smsOf } from './providers.ts'
import type { Settings } from './settings/settings.ts'

export interface Shared {
  readonly settings: Settings
  readonly logger: Logger
  readonly database: Omit<ReadyDatabase, 'close'>
  /** For reads of public data ({@link openPublicReads}). */
  readonly replica: Replica | undefined
  readonly redis: Redis | undefined
  readonly tracing: Tracing | undefined
  readonly files: FileStore
  readonly secrets: Secrets
  readonly limits: LimitRegistry
  readonly mails: MailQueue
  readonly sms: SmsSender
}

async function openTracing({ tracing }: Settings): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { startTracing } = await import('./operations/tracing/start-tracing.ts')
  return startTracing(tracing)
}

async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  const { openRedis } = await import('@basera/platform/server/redis')
  return openRedis(url, logger)
}

async function fillDemo(
  { database: { pool }, secrets, logger }: Pick<Shared, 'database' | 'secrets' | 'logger'>,
  files: string,
): Promise<void> {
  // Production never loads it.
  const { fillDemoData } = await import('@basera/database/seed')
  await fillDemoData({ pool, files, logger, numberHash: (phone) => numberHash(secrets, phone) })
}

function openDatabase(settings: Settings, logger: Logger): Promise<ReadyDatabase> {
  return readyDatabase(settings, logger, (reason) => {
    logger.fatal(reason)
    process.exit(1)
  })
}

export interface OpenShared extends Shared {
  close(): Promise<void>
}

/** Throws one sentence when something is in the way, and leaves nothing open. */
export async function openShared(settings: Settings, logger: Logger): Promise<OpenShared> {
  const opened = new AsyncDisposableStack()
  try {
    const database = opened.adopt(await openDatabase(settings, logger), (one) => one.close())
    const { db, pool } = database
    const redis = settings.redisUrl
      ? opened.adopt(await connectRedis(settings.redisUrl, logger), (one) => one.close())
      : undefined
    const tracing = opened.adopt(await openTracing(settings), (one) => one?.stop())
    tracing?.statements(pool)
    const replica = opened.adopt(findReplica(settings, { primary: pool, logger, tracing }), (one) =>
      one?.close(),
    )
    const folder = join(settings.dataDir, 'files')
    const { files } = opened.adopt(await openFiles(settings, folder, logger), (one) => one.close())
    const secrets = secretsOf(settings)
    if (settings.demoData) await fillDemo({ database, secrets, logger }, folder)
    return {
      ...{ settings, logger, database, replica, redis, tracing, files, secrets },
      limits: settings.limits ? openLimits(pool, {}, redis) : noLimits,
      mails: mailQueue(secrets),
      sms: smsOf(settings, db),
      close: () => opened.disposeAsync(),
    }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}
