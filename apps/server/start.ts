import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { noPushQueue, notificationTasks, openPushQueue, registerUnsubscribe } from '@basera/chats/server'
import { clearReceived, withheldFiles } from '@basera/platform/server/files'
import { startJobs } from '@basera/platform/server/job-worker'
import { noLimits, openLimits } from '@basera/platform/server/limits'
import { createLogger, type Logger } from '@basera/platform/server/logger'
import { mailQueue, sendQueuedMails } from '@basera/platform/server/mail'
import { openRedis, type Redis } from '@basera/platform/server/redis'
import { roomTasks } from '@basera/rooms/server'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { databasePing, type ReadyDatabase, readyDatabase } from './database-access.ts'
import { buildAccounts, buildFeatures, limitTable } from './features.ts'
import { newestRooms } from './home-queries.ts'
import { openLiveService } from './live.ts'
import { openFiles } from './open-files.ts'
import { type Draining, openDraining } from './operations/draining.ts'
import type { Tracing } from './operations/tracing/start-tracing.ts'
import { mailerOf, reportWhatIsOff, secretsOf, smsOf } from './providers.ts'
import type { Settings } from './settings/settings.ts'
import { withheldFolders } from './withheld.ts'

function prepareDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(explainStart(error, folder))
  }
}

/** The sentence an operator can act on, for what commonly goes wrong at the start. */
export function explainStart(error: unknown, place: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${place} is already in use. Stop the other program, or set another PORT.`
  if (code === 'EACCES') return `${place} may not be used by this user. Set another PORT or DATA_DIR.`
  if (code === 'ENOSPC') return `The disk is full: nothing can be written to ${place}.`
  return message
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    throw new Error(explainStart(error, String(settings.port)), { cause: error })
  }
}

/** Milliseconds of lag from which a process turns requests away, so that those under way can end. */
const maxLag = 1000

async function fillDemo({ pool }: ReadyDatabase, files: string, logger: Logger): Promise<void> {
  // Loaded only where it is wanted: production never reads it.
  const { fillDemoData } = await import('@basera/database/seed')
  const filled = await fillDemoData({ pool, files, logger })
  if (filled) await pool.query('ANALYZE')
}

/** What the processes of a product share, beside files. */
interface Shared {
  readonly database: ReadyDatabase
  readonly redis: Redis | undefined
}

async function openShared(settings: Settings, logger: Logger): Promise<Shared> {
  const database = await readyDatabase(settings, logger, (reason) => {
    logger.fatal(reason)
    process.exit(1)
  })
  try {
    return { database, redis: settings.redisUrl ? await openRedis(settings.redisUrl, logger) : undefined }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function closeShared({ database, redis }: Shared): Promise<void> {
  await redis?.close()
  await database.close()
}

/** Traces where the operator wants them; what makes them is read only then. */
async function openTracing({ tracing }: Settings): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { startTracing } = await import('./operations/tracing/start-tracing.ts')
  return startTracing(tracing)
}

interface Assembled {
  readonly app: FastifyInstance
  readonly draining: Draining
  /** Begins the background work and gives what ends it. */
  work(): Promise<() => Promise<void>>
}

async function assemble(
  settings: Settings,
  logger: Logger,
  { database, redis }: Shared,
  hotReload: boolean,
): Promise<Assembled> {
  const tracing = await openTracing(settings)
  tracing?.statements(database.pool)
  const folder = join(settings.dataDir, 'files')
  const { files, close: closeFiles } = await openFiles(settings, folder, logger)
  if (settings.demoData) await fillDemo(database, folder, logger)
  const { db, pool, url } = database
  const secrets = secretsOf(settings)
  const limits = settings.limits ? openLimits(pool, limitTable, redis) : noLimits
  const needs = { settings, logger, database }
  const parts = { secrets, limits, mails: mailQueue(secrets), sms: smsOf(settings, db), files }
  const accounts = await buildAccounts(needs, parts)
  const mailer = mailerOf(settings, db)
  const pushes = settings.push ? openPushQueue(db, logger) : noPushQueue
  const service = openLiveService(needs, { accounts, limits, redis, chatListeners: [pushes] })
  reportWhatIsOff(settings, logger)
  for (const sentence of settings.advice) logger.warn(sentence)
  const withheld = await withheldFiles(() => withheldFolders(pool), logger)
  const draining = openDraining()
  const app = await createApp({
    settings,
    logger,
    hotReload,
    maxLag,
    accounts,
    routes: (it) => registerUnsubscribe(it, { db, secrets, limits }),
    limits,
    live: service,
    files,
    withheld,
    features: buildFeatures(needs, {
      ...parts,
      chatListeners: [service.chatListener, pushes],
      live: service.live,
    }),
    outbox: settings.accounts.outbox ? db : undefined,
    ping: databasePing(pool),
    pool,
    tracing,
    draining,
    newestRooms: () => newestRooms(pool),
  })
  const work = async () => {
    const jobs = await startJobs({
      url,
      logger,
      tasks: [
        sendQueuedMails(mailer, secrets),
        ...accounts.tasks,
        ...roomTasks(db, files, settings.roomLife),
        ...notificationTasks({ db, mails: parts.mails, secrets, site: settings, push: settings.push }),
      ].map((task) => tracing?.job(task) ?? task),
    })
    const stopLooking = withheld.start()
    return async () => {
      await stopLooking()
      await pushes.close()
      await jobs.stop()
      mailer.close()
      closeFiles()
      await tracing?.stop()
    }
  }
  return { app, draining, work }
}

export interface RunningServer {
  /** Where the server answers, e.g. `http://127.0.0.1:3000`. */
  readonly address: string
  /** Seconds that stopping waits for load balancers to turn elsewhere. */
  readonly drainSeconds: number
  /** Tells load balancers, finishes requests under way, then closes everything in order. */
  stop(): Promise<void>
}

/** Starts the product: database, schema, data, HTTP. Throws one clear sentence when something is in the way. */
export async function startServer(settings: Settings, hotReload = false): Promise<RunningServer> {
  if (hotReload && settings.production) throw new Error('--hot-reload is for development only.')
  const logger = createLogger(settings.logLevel)
  prepareDataDir(settings.dataDir)
  await clearReceived()
  const shared = await openShared(settings, logger)
  try {
    const { app, draining, work } = await assemble(settings, logger, shared, hotReload)
    // Before the first request: what requests ask for is written into the queue's tables.
    const stopWork = await work()
    await listen(app, settings).catch(async (error: unknown) => {
      // What the app began when it was ready would keep the process alive.
      await app.close()
      await stopWork()
      throw error
    })
    const stop = async () => {
      await draining.begin(settings.drainSeconds)
      await app.close()
      await stopWork()
      await closeShared(shared)
    }
    return { address: app.listeningOrigin, drainSeconds: settings.drainSeconds, stop }
  } catch (error) {
    await closeShared(shared)
    throw error
  }
}
