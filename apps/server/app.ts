import { articleSlugs, helpPath } from '@basera/help/contract'
import type { Language } from '@basera/platform/contract/languages'
import type { Feature } from '@basera/platform/server/feature'
import {
  registerFileRoutes,
  serveOnlyFilesAt,
  type WithheldFiles,
  withFilesAt,
} from '@basera/platform/server/files'
import { createHttpApp, type HttpAppOptions, mountFeatures } from '@basera/platform/server/http'
import { type Admission, shedLoad } from '@basera/platform/server/load-shedding'
import { registerOutboxRoutes } from '@basera/platform/server/outbox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { databasePing } from './database-access.ts'
import type { Product } from './features.ts'
import { registerApiDocs } from './operations/api-docs.ts'
import { baseHeaders, freeBuiltFiles, withoutPolicy } from './operations/base-headers.ts'
import { registerCrawlerRoutes } from './operations/crawler-routes.ts'
import { type Draining, endConnections } from './operations/draining.ts'
import { registerHealthRoutes } from './operations/health-routes.ts'
import { openMetrics } from './operations/metrics/open-metrics.ts'
import { rankOf } from './operations/request-ranks.ts'
import { builtLanguages, registerAssets } from './pages/assets.ts'
import { developmentRenderer } from './pages/development-renderer.ts'
import { waitLanguage } from './pages/page-language.ts'
import { registerPages } from './pages/page-routes.ts'
import { publicSettings } from './pages/public-settings.ts'
import { builtRenderer } from './pages/renderer.ts'
import type { Shared } from './shared.ts'
import { keepPictures } from './social/kept-pictures.ts'

export interface AppOptions {
  readonly withheld: Pick<WithheldFiles, 'holds'>
  readonly draining: Draining
  readonly timeouts?: HttpAppOptions['timeouts']
  /** From sources, with hot reload. */
  readonly hotReload: boolean
  /** Event loop lag in milliseconds that refuses everything; 0 never refuses. */
  readonly maxLag: number
}

const publicPages = ['/', '/find-room', '/help', '/safety', '/privacy', '/terms', '/contact'].concat(
  articleSlugs.map(helpPath),
)

/** Bytes: about a thousand pages, compressed in both ways. */
const cachedBytes = 32_000_000

function openApp({ settings, logger }: Shared, options: AppOptions): FastifyInstance {
  const { hotReload, timeouts, draining } = options
  const headers = baseHeaders(settings.publicUrl.startsWith('https:'))
  const app = createHttpApp({
    logger,
    trustProxy: settings.trustProxy,
    headers: hotReload ? withoutPolicy(headers) : headers,
    ...(timeouts ? { timeouts } : {}),
  })
  endConnections(app, draining)
  if (!hotReload) freeBuiltFiles(app)
  return app
}

interface OperationOptions extends Pick<AppOptions, 'draining'> {
  readonly admission: Admission | undefined
  readonly languages: readonly Language[]
}

function registerOperations(
  app: FastifyInstance,
  { settings, replica, database: { db, pool } }: Shared,
  features: readonly Feature[],
  { draining, admission, languages }: OperationOptions,
): void {
  const { publicUrl, metricsFrom } = settings
  const metrics = openMetrics(app, { db, pool, replica, admission, features })
  registerHealthRoutes(app, { ping: databasePing(pool), draining, metricsFrom, metrics, replica })
  registerApiDocs(app, features, { publicUrl, development: !settings.production })
  registerCrawlerRoutes(app, { publicUrl, pages: publicPages, features, languages })
}

function registerKept(
  app: FastifyInstance,
  { settings, files, database: { db } }: Shared,
  features: readonly Feature[],
  withheld: AppOptions['withheld'],
): void {
  const buckets = features.flatMap(({ publicBuckets }) => publicBuckets)
  if (settings.filesUrl) serveOnlyFilesAt(app, settings.filesUrl)
  registerFileRoutes(app, files, buckets, withheld)
  if (settings.accounts.outbox) registerOutboxRoutes(app, db)
}

async function registerFrontEnd(
  app: FastifyInstance,
  { settings, limits, files }: Pick<Shared, 'settings' | 'limits' | 'files'>,
  product: Product,
  { hotReload, withheld }: Pick<AppOptions, 'hotReload' | 'withheld'>,
): Promise<void> {
  if (!hotReload) await registerAssets(app)
  registerPages(app, {
    ...product,
    limits,
    renderer: hotReload ? await developmentRenderer(app) : await builtRenderer(),
    settings: publicSettings(settings),
    filesUrl: settings.filesUrl,
    cachedBytes: hotReload ? 0 : cachedBytes,
    secure: !hotReload,
    pictures: keepPictures({ files, withheld }),
  })
}

/** The product as one HTTP app, not listening yet. */
export async function createApp(
  shared: Shared,
  { features: all, gate }: Product,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { settings, limits, tracing } = shared
  const features = all.map((feature) => withFilesAt(settings.filesUrl, feature))
  const app = openApp(shared, options)
  const languages = options.hotReload ? (['en'] as const) : [...builtLanguages().keys()]
  const languageOf = (request: FastifyRequest) => waitLanguage(request, languages)
  const { maxLag } = options
  const admission = maxLag > 0 ? shedLoad(app, { rankOf, maxLag, languageOf }) : undefined
  tracing?.requests(app)
  registerOperations(app, shared, features, { ...options, admission, languages })
  registerKept(app, shared, features, options.withheld)
  await mountFeatures(app, features, { gate, limits })
  await registerFrontEnd(app, shared, { features, gate }, options)
  return app
}
