import { once } from 'node:events'
import { Problem } from '@basera/platform/contract'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/problem-response.ts'
import { commonRefusals, filled } from '../sentences.ts'
import type { Files } from './file-store.ts'
import { pictureWidths } from './stored-path.ts'

export const fileMaxAge = 3600
/** Seconds for caches in front of us, which then ask by ETag: what is withheld is gone from them soon (rooms.photo-withheld). */
const sharedMaxAge = 60

/** A file opened by itself runs, loads and embeds nothing. */
const filePolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const year = 365 * 24 * 3600

/** How long browsers and caches in front of us keep a picture. */
export const fileCaching = (isLasting = false) => ({
  'cache-control': `public, max-age=${isLasting ? year : fileMaxAge}, s-maxage=${sharedMaxAge}${isLasting ? ', immutable' : ''}`,
  'cdn-cache-control': `public, max-age=${sharedMaxAge}`,
})

export interface PublicBucket {
  readonly name: string
  /** No name in it is used again: browsers keep its pictures of a width for a year. */
  readonly isLasting?: true
}

const noSuchFile = new Problem('not_found', commonRefusals.fileGone)

/** For who saves data, one size down (shell.save-data). */
const smallerWidth = (width: (typeof pictureWidths)[number] | undefined) =>
  width && (pictureWidths.findLast((known) => known < width) ?? width)

interface FileRequest {
  Params: { bucket: string; '*': string }
  Querystring: { w?: string }
}

/** Serves stored files, pictures also with `?w=320|640|1280` (`shell.file-address`, `shell.file-cache`), but none that is `withheld`. */
export function registerFileRoutes(
  app: FastifyInstance,
  files: Files,
  buckets: readonly PublicBucket[],
  withheld: { holds(path: string): boolean } = { holds: () => false },
): void {
  app.get<FileRequest>('/storage/v1/object/public/:bucket/*', async (request, reply) => {
    const { bucket, '*': path } = request.params
    const { w } = request.query
    const width = pictureWidths.find((known) => String(known) === w)
    if (w !== undefined && width === undefined) {
      return sendProblem(
        reply,
        new Problem(
          'validation_failed',
          filled(commonRefusals.widthForm, { widths: pictureWidths.join(', ') }),
        ),
      )
    }
    const served = withheld.holds(path) ? undefined : buckets.find(({ name }) => name === bucket)
    const wanted = request.headers['save-data'] === 'on' ? smallerWidth(width) : width
    const find = async () => (served ? files.find(bucket, path, wanted) : undefined)
    const file = await find()
    if (!file) return sendProblem(reply, noSuchFile)
    const isKnown = request.headers['if-none-match'] === file.etag
    const body = isKnown ? undefined : file.open()
    try {
      if (body) await once(body, 'readable')
    } catch (error) {
      // The file may be removed between being found and being read.
      if (await find()) throw error
      return sendProblem(reply, noSuchFile)
    }
    if (width !== undefined) reply.header('vary', 'save-data')
    const isLasting = width !== undefined && served?.isLasting
    reply.header('etag', file.etag)
    reply.headers(fileCaching(isLasting))
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', filePolicy)
    if (!body) return reply.code(304).send()
    return reply.type(file.type).header('content-length', file.size).send(body)
  })
}
