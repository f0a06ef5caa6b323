import { createLogger, localFiles, noLimits } from '@basera/platform/server'
import { createTestDatabase } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { buildFeatures } from './features.ts'
import { newestRooms } from './home-queries.ts'
import { checkSettings } from './settings/settings.ts'

export interface WholeApp {
  readonly app: FastifyInstance
  readonly features: ReturnType<typeof buildFeatures>
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>
  close(): Promise<void>
}

/**
 * The whole product on a database of its own, for `inject()`. Needs the built front end. It turns no request away for
 * lag unless `maxLag` says so: the tests that send requests are themselves what keeps this process busy.
 */
export async function createWholeApp(
  environment: Record<string, string> = {},
  { maxLag = 0 }: { readonly maxLag?: number } = {},
): Promise<WholeApp> {
  const settings = checkSettings({ DEMO_DATA: 'off', LOG_LEVEL: 'silent', ...environment })
  const database = await createTestDatabase<unknown>()
  const logger = createLogger('silent')
  const features = buildFeatures({ settings, logger, database })
  const app = await createApp({
    settings,
    logger,
    features,
    limits: noLimits,
    files: localFiles('/nonexistent'),
    ping: () => database.pool.query('SELECT 1'),
    newestRooms: () => newestRooms(database.pool),
    hotReload: false,
    maxLag,
  })
  await app.ready()
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, features, database, close }
}
