import type { Accounts } from '@basera/accounts/server'
import { articleSlugs, helpPath } from '@basera/help/contract'
import type { Feature } from '@basera/platform/server/feature'
import type { Files } from '@basera/platform/server/files'
import {
  registerFileRoutes,
  serveOnlyFilesAt,
  type WithheldFiles,
  withFilesAt,
} from '@basera/platform/server/files'
import { createHttpApp, type HttpAppOptions, mountFeature } from '@basera/platform/server/http'
import type { Limits } from '@basera/platform/server/limits'
import { shedLoad } from '@basera/platform/server/load-shedding'
import type { Logger } from '@basera/platform/server/logger'
import { registerOutboxRoutes } from '@basera/platform/server/outbox'
import type { PublicSettings } from '@basera/platform/web'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import type { LiveService } from './live.ts'
import { registerApiDocs } from './operations/api-docs.ts'
import { baseHeaders, freeBuiltFiles, withoutPolicy } from './operations/base-headers.ts'
import { registerCrawlerRoutes } from './operations/crawler-routes.ts'
import { type Draining, endConnections } from './operations/draining.ts'
import { registerHealthRoutes } from './operations/health-routes.ts'
import { openMetrics } from './operations/metrics/open-metrics.ts'
import { rankOf } from './operations/request-ranks.ts'
import type { Tracing } from './operations/tracing/start-tracing.ts'
import { registerAssets } from './pages/asset-routes.ts'
import { developmentRenderer } from './pages/development-renderer.ts'
import { registerPages } from './pages/page-routes.ts'
import { builtRenderer } from './pages/renderer.ts'
import type { Settings } from './settings/settings.ts'

/** What the product runs on, opened by whoever starts it. */
export interface Resources {
  readonly settings: Settings
  readonly logger: Logger
  readonly features: readonly Feature[]
  readonly accounts: Accounts
  /** Serves what is no JSON call of a contract. */
  readonly routes: (app: FastifyInstance) => void
  readonly limits: Limits
  readonly live: LiveService
  readonly files: Files
  /** What the operator took away; nothing if not given. */
  readonly withheld?: Pick<WithheldFiles, 'holds'>
  /** Throws while the database does not answer, or lacks what this version needs. */
  readonly ping: () => Promise<unknown>
  readonly draining: Draining
  /** Milliseconds that clients may take; the usual ones if not given. */
  readonly patience?: HttpAppOptions['patience']
  /** Where kept mails and text messages are read; absent where none are kept. */
  readonly outbox: QueryExecutorProvider | undefined
  /** Absent where nobody wants traces. */
  readonly tracing?: Pick<Tracing, 'requests'> | undefined
  /** Connections to the database, to be watched. */
  readonly pool: Pool
  readonly newestRooms: () => Promise<readonly { readonly id: string; readonly changed: string }[]>
  /** Serve the front end from its sources, with hot reload. */
  readonly hotReload: boolean
  /** Milliseconds that the event loop may lag before everything is turned away; 0 never turns any request away for load. */
  readonly maxLag: number
}

const buckets = ['room-images', 'profile-images']
const publicPages = ['/', '/find-room', '/help', '/safety', '/privacy', '/terms', '/contact'].concat(
  articleSlugs.map(helpPath),
)

/** Bytes of rendered pages that a process keeps: about a thousand pages, compressed in both ways. */
const cachedBytes = 32_000_000

function accountsOf({
  accounts,
}: Settings): Pick<PublicSettings, 'authUrl' | 'captcha' | 'google' | 'firebase'> {
  const { captcha, firebase } = accounts
  return {
    authUrl: accounts.authUrl ?? '/auth/v1',
    captcha: 'siteKey' in captcha ? { kind: captcha.kind, siteKey: captcha.siteKey } : { kind: captcha.kind },
    google: accounts.google !== undefined,
    ...(firebase
      ? {
          firebase: {
            apiKey: firebase.apiKey,
            authDomain: firebase.authDomain,
            projectId: firebase.projectId,
          },
        }
      : {}),
  }
}

const publicSettings = (settings: Settings): PublicSettings => ({
  publicUrl: settings.publicUrl,
  supportEmail: settings.supportEmail,
  grievanceOfficer: settings.grievanceOfficer,
  city: 'Bangalore, Karnataka, India',
  socialLinks: [
    { name: 'instagram', url: settings.social.instagram },
    { name: 'x', url: settings.social.x },
    { name: 'linkedin', url: settings.social.linkedin },
  ],
  roomSearch: settings.roomSearch,
  ...(settings.mapStyleUrl ? { mapStyleUrl: settings.mapStyleUrl } : {}),
  development: !settings.production,
  ...accountsOf(settings),
})

/** The whole product as one HTTP app, not yet listening. */
export async function createApp(resources: Resources): Promise<FastifyInstance> {
  const { settings, limits, accounts } = resources
  const features = [...resources.features, ...accounts.features].map((one) =>
    withFilesAt(settings.filesUrl, one),
  )
  const { gate } = accounts
  const headers = baseHeaders(settings.publicUrl.startsWith('https:'))
  const app = createHttpApp({
    logger: resources.logger,
    trustProxy: settings.trustProxy,
    headers: resources.hotReload ? withoutPolicy(headers) : headers,
    ...(resources.patience ? { patience: resources.patience } : {}),
  })
  endConnections(app, resources.draining)
  if (!resources.hotReload) freeBuiltFiles(app)
  const { pool, live, maxLag } = resources
  const databaseIsFull = () => pool.waitingCount > pool.options.max / 2
  const admission = maxLag > 0 ? shedLoad(app, { rankOf, maxLag, databaseIsFull }) : undefined
  resources.tracing?.requests(app)
  const metrics = openMetrics(app, { pool, admission, liveCounts: live.counts })
  registerHealthRoutes(app, {
    ping: resources.ping,
    draining: resources.draining,
    metricsFrom: settings.metricsFrom,
    metrics,
  })
  registerApiDocs(app, features, { publicUrl: settings.publicUrl, development: !settings.production })
  registerCrawlerRoutes(app, {
    publicUrl: settings.publicUrl,
    pages: publicPages,
    rooms: resources.newestRooms,
  })
  if (settings.filesUrl) serveOnlyFilesAt(app, settings.filesUrl)
  registerFileRoutes(app, resources.files, buckets, resources.withheld)
  if (resources.outbox) registerOutboxRoutes(app, resources.outbox)
  await accounts.register(app)
  live.live.register(app)
  resources.routes(app)
  for (const feature of features) mountFeature(app, feature, { gate, limits })
  if (!resources.hotReload) await registerAssets(app)
  const renderer = resources.hotReload ? await developmentRenderer(app) : await builtRenderer()
  registerPages(app, {
    renderer,
    features,
    gate,
    settings: publicSettings(settings),
    cachedBytes: resources.hotReload ? 0 : cachedBytes,
    secure: !resources.hotReload,
  })
  return app
}
