import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type TokenWishes, wishByToken } from './mails/mail-wishes.ts'

/** Where the one-click way out of a mail leads. */
const path = '/api/chat-mails/unsubscribe'
/** Bytes of what a mail program posts: `List-Unsubscribe=One-Click`, as a form of either kind. */
const formMax = 4096

const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = query as Record<string, unknown>
  return typeof token === 'string' && token.length <= 200 ? token : ''
}

/**
 * Ends a member's mails when a mail program posts to the address of the header `List-Unsubscribe` (RFC 8058): without a
 * session, whatever kind of form it sends. Opening the address changes nothing, as scanners of mails open all they find; it
 * leads to the page with the button.
 */
export function registerUnsubscribe(app: FastifyInstance, needs: TokenWishes): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formMax }, async () => undefined)
    scope.post(path, { bodyLimit: formMax }, async (request, reply) => {
      await wishByToken(needs, tokenOf(request), false)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    scope.get(path, async (request, reply) => {
      const search = new URLSearchParams({ token: tokenOf(request) })
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return reply.redirect(`/unsubscribe?${search}`, 303)
    })
  })
}
