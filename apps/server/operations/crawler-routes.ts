import type { Language } from '@basera/platform/contract/languages'
import type { Feature } from '@basera/platform/server/feature'
import type { FastifyInstance } from 'fastify'
import { withPrefix } from '../../web/language/addresses.ts'
import { prefixOf } from '../pages/page-language.ts'

interface CrawlerOptions {
  readonly publicUrl: string
  readonly pages: readonly string[]
  readonly features: readonly Pick<Feature, 'listedPages'>[]
  readonly languages: readonly Language[]
}

const day = 86_400

/** `/sitemap.xml` in English, `/sitemap-hi.xml` in Hindi. */
const siteMapOf = (language: Language) => (language === 'en' ? '/sitemap.xml' : `/sitemap-${language}.xml`)

function registerSiteMap(app: FastifyInstance, options: CrawlerOptions, language: Language): void {
  const { publicUrl, pages, features } = options
  const location = (path: string) => `<loc>${publicUrl}${withPrefix(path, prefixOf(language))}</loc>`
  app.get(siteMapOf(language), async (_, reply) => {
    const listed = await Promise.all(features.map(async (feature) => feature.listedPages?.() ?? []))
    const more = listed
      .flat()
      .map(({ path, changed }) => `<url>${location(path)}<lastmod>${changed}</lastmod></url>`)
    const urls = [...pages.map((path) => `<url>${location(path)}</url>`), ...more].join('')
    reply.header('cache-control', `public, max-age=${day / 24}`).type('application/xml')
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    )
  })
}

/** `/robots.txt`, site maps and `/manifest.webmanifest`. */
export function registerCrawlerRoutes(app: FastifyInstance, options: CrawlerOptions): void {
  const { publicUrl, languages } = options
  for (const language of languages) registerSiteMap(app, options, language)
  app.get('/robots.txt', async (_, reply) => {
    const closed = [
      '/api/',
      '/auth/',
      '/dashboard',
      '/my-listings',
      '/chats',
      '/account/',
      '/your-profile',
      '/profile/',
    ]
    const rules = closed.map((path) => `Disallow: ${path}`).join('\n')
    const siteMaps = languages.map((language) => `Sitemap: ${publicUrl}${siteMapOf(language)}\n`).join('')
    return reply.type('text/plain').send(`User-agent: *\n${rules}\n${siteMaps}`)
  })
  app.get('/manifest.webmanifest', async (_, reply) => {
    reply.header('cache-control', `public, max-age=${day}`).type('application/manifest+json')
    return reply.send({
      name: 'Basera',
      short_name: 'Basera',
      description: 'Find a room, find a roommate, or list the room you have. Free, across India.',
      id: '/',
      start_url: '/',
      display: 'standalone',
      background_color: '#fafbf7',
      theme_color: '#0b5a38',
      categories: ['lifestyle', 'house'],
      shortcuts: [
        { name: 'Find a room', short_name: 'Find', url: '/find-room' },
        { name: 'Chats', url: '/chats' },
        { name: 'List a room', short_name: 'List', url: '/list-room' },
      ],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    })
  })
}
