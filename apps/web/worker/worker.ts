import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isKeptAnswer, isPhoto, offlineAddress, personOf, shellOf } from './addresses.ts'
import { keepScripts } from './keep-scripts.ts'
import { keepSharedPhotos, sharedPath } from './keep-shared-photos.ts'
import { keepShells, scriptCache, shellCache } from './keep-shells.ts'
import { withinSize } from './keep-within.ts'
import { scope } from './worker-scope.ts'

const week = 7 * 86_400
const megabyte = 2 ** 20
/** Signing out deletes all caches but `scripts` and `shells` by their names. */
const personalCache = 'personal'

const expires = (maxEntries: number, maxAgeSeconds = week) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true }) as WorkboxPlugin

const onlyFound: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
}

/** Pages with a token in their address may not be kept. */
const onlyOpen: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !/no-store/.test(response.headers.get('cache-control') ?? '')
      ? response
      : null,
}

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepShells(), scope.skipWaiting()]))
})
clientsClaim()

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: scriptCache, plugins: [onlyFound, expires(800, 8 * week)] }),
)

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 10,
  plugins: [onlyOpen, expires(50)],
})

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async (options) => {
    const page = await pages.handle(options)
    if (page.ok) options.event.waitUntil(keepScripts(page.clone()))
    return page
  },
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPhoto(url),
  new NetworkFirst({ cacheName: 'photos', plugins: [onlyFound, withinSize(35 * megabyte), expires(400)] }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharedPath,
  ({ request }) => keepSharedPhotos(request),
  'POST',
)

const publicAnswers = new NetworkFirst({ cacheName: 'answers', plugins: [onlyFound, expires(100)] })
const ofPerson: WorkboxPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const key = new URL(request.url)
    key.searchParams.set('person', personOf(request.headers.get('authorization') ?? ''))
    return key.href
  },
}
const personalAnswers = new NetworkFirst({
  cacheName: personalCache,
  plugins: [ofPerson, onlyFound, expires(200)],
})

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptAnswer(url),
  (options) =>
    (options.request.headers.has('authorization') ? personalAnswers : publicAnswers).handle(options),
)

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error()
  const shell = shellOf(url.pathname)
  if (!shell) return Response.redirect(offlineAddress(url), 302)
  return (await (await caches.open(shellCache)).match(shell)) ?? Response.error()
})
