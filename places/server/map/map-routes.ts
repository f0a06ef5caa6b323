import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Problem } from '@basera/platform/contract'
import { sendProblem } from '@basera/platform/server/http'
import type { FastifyInstance } from 'fastify'
import { refusals } from '../sentences.ts'
import type { MapLayers } from './map-layers.ts'

const yearSeconds = 31_536_000

const takesGzip = (encodings: string | string[] | undefined) => /\bgzip\b(?!;q=0)/.test(String(encodings))

/** Serves the layers of the base map at `/map-layers/{city}-{kind}.{hash}.json`: a name never gets another content. */
export function registerMapLayers(app: FastifyInstance, layers: MapLayers): void {
  app.get<{ Params: { file: string } }>('/map-layers/:file', async (request, reply) => {
    const bytes = await layers.file(request.params.file)
    if (!bytes) return sendProblem(reply, new Problem('not_found', refusals.noSuchLayer))
    reply
      .type('application/geo+json; charset=utf-8')
      .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
      .header('vary', 'accept-encoding')
    if (!takesGzip(request.headers['accept-encoding'])) return reply.send(await promisify(gunzip)(bytes))
    return reply.header('content-encoding', 'gzip').send(bytes)
  })
}
