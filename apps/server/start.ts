import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLogger, type Logger, localFiles, noLimits, openLimits } from '@basera/platform/server'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type ReadyDatabase, readyDatabase } from './database-access.ts'
import { buildFeatures, limitTable } from './features.ts'
import { newestRooms } from './home-queries.ts'
import type { Settings } from './settings/settings.ts'

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

async function assemble(settings: Settings, logger: Logger, database: ReadyDatabase, hotReload: boolean) {
  const folder = join(settings.dataDir, 'files')
  if (settings.demoData) await fillDemo(database, folder, logger)
  return createApp({
    settings,
    logger,
    hotReload,
    maxLag,
    features: buildFeatures({ settings, logger, database }),
    limits: settings.limits ? openLimits(database.pool, limitTable) : noLimits,
    files: localFiles(folder),
    ping: () => database.pool.query('SELECT 1'),
    newestRooms: () => newestRooms(database.pool),
  })
}

export interface RunningServer {
  /** Where the server answers, e.g. `http://127.0.0.1:3000`. */
  readonly address: string
  /** Finishes requests under way, then closes everything in order. */
  stop(): Promise<void>
}

/** Starts the product: database, schema, data, HTTP. Throws one clear sentence when something is in the way. */
export async function startServer(settings: Settings, hotReload = false): Promise<RunningServer> {
  const logger = createLogger(settings.logLevel)
  prepareDataDir(settings.dataDir)
  const database = await readyDatabase(settings, logger, (reason) => {
    logger.fatal(reason)
    process.exit(1)
  })
  try {
    const app = await assemble(settings, logger, database, hotReload)
    await listen(app, settings)
    const stop = async () => {
      await app.close()
      await database.close()
    }
    return { address: app.listeningOrigin, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}
