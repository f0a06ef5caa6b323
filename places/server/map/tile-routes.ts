import { Problem } from '@basera/platform/contract'
import { sendProblem } from '@basera/platform/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../sentences.ts'
import { readRange } from './byte-range.ts'
import type { TileArchive } from './tile-archive.ts'

export const tilesPath = '/map-tiles/base.pmtiles'
/** What the data and the schema of Protomaps' basemap ask to be shown. */
export const tilesCredit = 'Map © OpenStreetMap contributors, Protomaps'
const maxAgeSeconds = 3600

const notReached = () => new Problem('service_unavailable', refusals.mapUnreadable)

/** Says why a part could not be read; the archive may be on another server. */
async function unlessAway<T>(request: FastifyRequest, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (err) {
    if (err instanceof Problem) throw err
    request.log.error({ err }, 'the map tiles could not be read')
    throw notReached()
  }
}

const withHead = (reply: FastifyReply, etag: string) =>
  reply
    .type('application/vnd.pmtiles')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('cache-control', `public, max-age=${maxAgeSeconds}, no-transform`)

async function sendPart(archive: TileArchive, request: FastifyRequest, reply: FastifyReply) {
  const { size, etag } = await unlessAway(request, archive.look)
  if (request.headers['if-none-match'] === etag) return withHead(reply, etag).code(304).send()
  const isSame = [undefined, etag].includes(request.headers['if-range'] as string | undefined)
  const range = readRange(isSame ? request.headers.range : undefined, size)
  if (range === 'none') return sendProblem(reply, new Problem('validation_failed', refusals.mapInParts))
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const part = await unlessAway(request, () => archive.read(range))
  return withHead(reply, etag)
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.first + part.length - 1}/${size}`)
    .send(part)
}

/** Serves the operator's tiles in parts (places.map-tiles). */
export function registerMapTiles(app: FastifyInstance, archive: TileArchive): void {
  app.get(tilesPath, { exposeHeadRoute: false }, (request, reply) => sendPart(archive, request, reply))
  app.head(tilesPath, async (request, reply) => {
    const { size, etag } = await unlessAway(request, archive.look)
    return withHead(reply, etag).header('content-length', size).send()
  })
}
