import type { Feature } from '@basera/platform/server/feature'
import type { FastifyInstance } from 'fastify'

interface CrawlerOptions {
  readonly publicUrl: string
  readonly pages: readonly string[]
  readonly features: readonly Pick<Feature, 'listedPages'>[]
}

const day = 86_400

/** `/robots.txt`, `/sitemap.xml` and `/manifest.webmanifest`. */
export function registerCrawlerRoutes(app: FastifyInstance, options: CrawlerOptions): void {
  const { publicUrl } = options
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
    return reply.type('text/plain').send(`User-agent: *\n${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (_, reply) => {
    const pages = options.pages.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    const listed = await Promise.all(options.features.map(async (feature) => feature.listedPages?.() ?? []))
    const more = listed
      .flat()
      .map(({ path, changed }) => `<url><loc>${publicUrl}${path}</loc><lastmod>${changed}</lastmod></url>`)
    const set = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}${more.join('')}</urlset>`
    reply.header('cache-control', `public, max-age=${day / 24}`)
    return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${set}`)
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
