import { accessSync, constants, mkdirSync } from 'node:fs'
import { clearReceived } from '@basera/platform/server/files'
import { createLogger } from '@basera/platform/server/logger'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { openDemoDesk } from './demo-desk.ts'
import { openFeatures } from './features.ts'
import { openDraining } from './operations/draining.ts'
import { reportWhatIsOff } from './providers.ts'
import type { Settings } from './settings/settings.ts'
import { openShared, type Shared } from './shared.ts'
import { openWithheld, startWork } from './work.ts'

function prepareDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(explainStart(error, folder))
  }
}

/** For common failures of a start. */
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

/** Milliseconds of event loop lag that refuse requests. */
const maxLag = 1000

interface ServedProduct {
  readonly address: string
  /** Turns load balancers away, finishes requests and background work. */
  stop(): Promise<void>
  /** Cuts off what a stop waits for. */
  hurry(): void
}

async function serveProduct(shared: Shared, hotReload: boolean): Promise<ServedProduct> {
  const { settings, logger } = shared
  const product = await openFeatures(shared)
  await openDemoDesk(shared, product)
  const withheld = await openWithheld(product.features, logger)
  const draining = openDraining()
  const app = await createApp(shared, product, { withheld, draining, hotReload, maxLag })
  // Before the first request, which may add jobs.
  const stopWork = await startWork(shared, product.features, withheld)
  await listen(app, settings).catch(async (error: unknown) => {
    // It would keep the process alive.
    await app.close()
    await stopWork()
    throw error
  })
  const stop = async () => {
    await draining.begin(settings.drainSeconds)
    await app.close()
    await stopWork()
  }
  const hurry = () => {
    draining.cut()
    app.server.closeAllConnections()
  }
  return { address: app.listeningOrigin, stop, hurry }
}

export interface RunningServer extends ServedProduct {
  /** Seconds for load balancers to turn elsewhere. */
  readonly drainSeconds: number
}

/** Starts database, schema, data and HTTP. Throws one sentence when something is in the way. */
export async function startServer(settings: Settings, hotReload = false): Promise<RunningServer> {
  if (hotReload && settings.production) throw new Error('--hot-reload is for development only.')
  const logger = createLogger(settings.logLevel)
  prepareDataDir(settings.dataDir)
  await clearReceived()
  const shared = await openShared(settings, logger)
  try {
    reportWhatIsOff(settings, logger)
    const { stop, ...served } = await serveProduct(shared, hotReload)
    return {
      ...served,
      drainSeconds: settings.drainSeconds,
      async stop() {
        await stop()
        await shared.close()
      },
    }
  } catch (error) {
    await shared.close()
    throw error
  }
}
