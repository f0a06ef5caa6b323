import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { webDist } from './assets.ts'

const year = 31_536_000

/** Files under `/assets` are cached for good, others for a day; all were compressed by the build. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webDist, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/client/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=86400')
      reply.header('x-content-type-options', 'nosniff')
    },
  })
}
