import type { FastifyInstance, FastifyRequest } from 'fastify'
import { saveMailPreferenceByToken, type TokenPreferenceNeeds } from './notification-preferences.ts'

const path = '/api/chat-mails/unsubscribe'
/** Bytes of the form that a mail program posts: `List-Unsubscribe=One-Click`. */
const formMax = 4096

const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = query as Record<string, unknown>
  return typeof token === 'string' && token.length <= 200 ? token : ''
}

/**
 * Ends a member's mails when a mail program posts to the address in `List-Unsubscribe` (RFC 8058), without a session and
 * with any kind of form. A GET changes nothing, because mail scanners open all links: it leads to the page with the button.
 */
export function registerUnsubscribe(app: FastifyInstance, needs: TokenPreferenceNeeds): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formMax }, async () => undefined)
    scope.post(path, { bodyLimit: formMax }, async (request, reply) => {
      await saveMailPreferenceByToken(needs, tokenOf(request), false)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    scope.get(path, async (request, reply) => {
      const search = new URLSearchParams({ token: tokenOf(request) })
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return reply.redirect(`/unsubscribe?${search}`, 303)
    })
  })
}
