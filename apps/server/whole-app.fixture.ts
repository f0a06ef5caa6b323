import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localFiles } from '@basera/platform/server/files'
import { startJobs } from '@basera/platform/server/job-worker'
import { noLimits, openLimits } from '@basera/platform/server/limits'
import { createLogger, type Logger } from '@basera/platform/server/logger'
import type { MailQueue } from '@basera/platform/server/mail'
import { outboxMailer, outboxSms } from '@basera/platform/server/outbox'
import type { Replica } from '@basera/platform/server/postgres'
import { openSecrets } from '@basera/platform/server/secrets'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, createApp } from './app.ts'
import { openFeatures, type Product } from './features.ts'
import { type Draining, openDraining } from './operations/draining.ts'
import { checkSettings } from './settings/settings.ts'

export interface WholeApp extends Product {
  readonly app: FastifyInstance
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>
  readonly draining: Draining
  close(): Promise<void>
}

/** Mails are in the outbox once their transaction is committed, without a job in between. */
const mailsToOutbox: MailQueue = { add: (db, mail) => outboxMailer(db).send(mail) }

/** Jobs can be added; none is worked off. */
async function makeQueue(url: string): Promise<void> {
  const jobs = await startJobs({ url, logger: createLogger('silent'), tasks: [] })
  await jobs.stop()
}

/**
 * The whole product on a database of its own, for `inject()`. Needs the built front end. It turns no request away for
 * lag unless `maxLag` says so: the tests that send requests are themselves what keeps this process busy.
 */
export async function createWholeApp(
  environment: Record<string, string> = {},
  {
    maxLag = 0,
    logger = createLogger('silent'),
    timeouts,
    counts = false,
    database: given,
    replica,
  }: {
    readonly maxLag?: number
    readonly logger?: Logger
    readonly timeouts?: AppOptions['timeouts']
    /** Whether limits count. */
    readonly counts?: boolean
    /** Its own if not given. */
    readonly database?: TestDatabase<unknown>
    readonly replica?: Replica
  } = {},
): Promise<WholeApp> {
  const database = given ?? (await createTestDatabase<unknown>())
  await makeQueue(database.url)
  const shared = {
    settings: checkSettings({ DEMO_DATA: 'off', LOG_LEVEL: 'silent', ...environment }),
    logger,
    database,
    replica,
    redis: undefined,
    tracing: undefined,
    files: localFiles(mkdtempSync(join(tmpdir(), 'basera-whole-'))),
    secrets: openSecrets('a secret of the tests, at least thirty-two characters'),
    limits: counts ? openLimits(database.pool, {}) : noLimits,
    mails: mailsToOutbox,
    sms: outboxSms(database.db),
  }
  const product = await openFeatures(shared)
  const draining = openDraining()
  const withheld = { holds: () => false }
  const app = await createApp(shared, product, {
    ...{ withheld, draining, maxLag },
    hotReload: false,
    ...(timeouts ? { timeouts } : {}),
  })
  await app.ready()
  const close = async () => {
    await app.close()
    for (const feature of product.features) await feature.close?.()
    await database.close()
  }
  return { ...product, app, database, draining, close }
}
