import type { FastifyInstance } from 'fastify'
import { manifestOf } from './page-language.ts'
import type { Renderer } from './renderer.ts'

const day = 86_400

/** Manifests, and where shared photos go that no worker has taken (shell.share-photos). */
export function registerManifests(app: FastifyInstance, renderer: Renderer): void {
  for (const language of renderer.languages)
    app.get(manifestOf(language), async (_, reply) => {
      const { manifest } = await renderer.pages(language)
      reply.header('cache-control', `public, max-age=${day}`).type('application/manifest+json')
      return reply.send(manifest)
    })
  app.post('/share-photos', {
    // Before the photos are read: only the device's own worker keeps them.
    onRequest: async (_, reply) => reply.redirect('/list-room', 303),
    handler: async () => undefined,
  })
}
