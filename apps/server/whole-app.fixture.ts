import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Accounts } from '@basera/accounts/server'
import { registerUnsubscribe } from '@basera/chats/server'
import type { Feature } from '@basera/platform/server/feature'
import { localFiles } from '@basera/platform/server/files'
import { noLimits } from '@basera/platform/server/limits'
import { createLogger, type Logger } from '@basera/platform/server/logger'
import type { MailQueue } from '@basera/platform/server/mail'
import { outboxMailer, outboxSms } from '@basera/platform/server/outbox'
import { openSecrets } from '@basera/platform/server/secrets'
import { createTestDatabase } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { createApp, type Resources } from './app.ts'
import { databasePing } from './database-access.ts'
import { buildAccounts, buildFeatures } from './features.ts'
import { newestRooms } from './home-queries.ts'
import { openLiveService } from './live.ts'
import { type Draining, openDraining } from './operations/draining.ts'
import { checkSettings } from './settings/settings.ts'

export interface WholeApp {
  readonly app: FastifyInstance
  readonly features: readonly Feature[]
  readonly accounts: Accounts
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>
  readonly draining: Draining
  close(): Promise<void>
}

/** Mails are in the outbox once their transaction is committed, without a job in between. */
const mailsToOutbox: MailQueue = { add: (db, mail) => outboxMailer(db).send(mail) }

/**
 * The whole product on a database of its own, for `inject()`. Needs the built front end. It turns no request away for
 * lag unless `maxLag` says so: the tests that send requests are themselves what keeps this process busy.
 */
export async function createWholeApp(
  environment: Record<string, string> = {},
  {
    maxLag = 0,
    logger = createLogger('silent'),
    patience,
  }: {
    readonly maxLag?: number
    readonly logger?: Logger
    readonly patience?: Resources['patience']
  } = {},
): Promise<WholeApp> {
  const settings = checkSettings({ DEMO_DATA: 'off', LOG_LEVEL: 'silent', ...environment })
  const database = await createTestDatabase<unknown>()
  const { db } = database
  const needs = { settings, logger, database }
  const files = localFiles(mkdtempSync(join(tmpdir(), 'basera-whole-')))
  const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
  const parts = { secrets, limits: noLimits, mails: mailsToOutbox, sms: outboxSms(db), files }
  const accounts = await buildAccounts(needs, parts)
  const live = openLiveService(needs, { accounts, limits: noLimits, chatListeners: [] })
  const features = buildFeatures(needs, { ...parts, chatListeners: [live.chatListener], live: live.live })
  const draining = openDraining()
  const app = await createApp({
    settings,
    logger,
    features,
    limits: noLimits,
    live,
    accounts,
    routes: (it) => registerUnsubscribe(it, { db, secrets, limits: noLimits }),
    files,
    outbox: settings.accounts.outbox ? db : undefined,
    ping: databasePing(database.pool),
    pool: database.pool,
    draining,
    ...(patience ? { patience } : {}),
    newestRooms: () => newestRooms(database.pool),
    hotReload: false,
    maxLag,
  })
  await app.ready()
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, features: [...features, ...accounts.features], accounts, database, draining, close }
}
