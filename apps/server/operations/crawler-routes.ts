import { addressPrefix, type Language } from '@basera/platform/contract/languages'
import type { Feature } from '@basera/platform/server/feature'
import type { FastifyInstance } from 'fastify'
import { withPrefix } from '../../web/language/addresses.ts'

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
  const location = (path: string) => `<loc>${publicUrl}${withPrefix(path, addressPrefix(language))}</loc>`
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

/** `/robots.txt` and site maps. */
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
}
