import { Problem } from '@basera/platform/contract'
import { fileCaching } from '@basera/platform/server/files'
import { sendProblem } from '@basera/platform/server/http'
import type { Limits } from '@basera/platform/server/limits'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LoadedPage } from '../../web/entry-server.tsx'
import type { KeptPictures } from './kept-pictures.ts'
import { pictureAddress, pictureKey, pictureOfAddress } from './picture-address.ts'

interface SocialOptions {
  readonly pictures: KeptPictures
  readonly limits: Limits
  /** The page as a visitor gets it, with its language; undefined where it is elsewhere. */
  load(request: FastifyRequest, pathname: string): Promise<LoadedPage | undefined>
}

/** `/social/…`: the pictures that pages name to those they are shared with (shell.social-picture). */
export function registerSocialPictures(
  app: FastifyInstance,
  { pictures, limits, load }: SocialOptions,
): void {
  app.get('/social/*', async (request, reply) => {
    const asked = pictureOfAddress(request.url.split('?')[0] ?? '')
    // A member may see more than those who get the link.
    const isVisitor = request.headers.authorization === undefined
    const page = asked && isVisitor ? await load(request, asked.page) : undefined
    const picture = page?.status === 200 ? page.head.picture : undefined
    if (!asked || !picture) return sendProblem(reply, new Problem('not_found', commonRefusals.nothingHere))
    const key = pictureKey(picture)
    reply.headers(fileCaching())
    if (asked.key !== key) return reply.redirect(pictureAddress(asked.page, picture), 302)
    reply.header('etag', `"${key}"`)
    if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send()
    const bytes = await pictures.find(picture, () => limits.spend('social-picture', request.ip))
    return reply.type('image/jpeg').send(bytes)
  })
}
