import type { FastifyInstance, FastifyRequest } from 'fastify'
import { grantWish, type WishNeeds } from './mails/grant-wish.ts'

const path = '/api/alert-mails/unsubscribe'
const formMax = 4096

const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = query as Record<string, unknown>
  return typeof token === 'string' && token.length <= 200 ? token : ''
}

/** For `List-Unsubscribe` (RFC 8058), without a session. GET leads to a page: mail scanners open all links. */
export function registerAlertUnsubscribe(app: FastifyInstance, needs: WishNeeds): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formMax }, async () => undefined)
    scope.post(path, { bodyLimit: formMax }, async (request, reply) => {
      await grantWish(needs, tokenOf(request), 'stop')
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    scope.get(path, async (request, reply) => {
      const search = new URLSearchParams({ token: tokenOf(request), wish: 'stop' })
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return reply.redirect(`/alerts/mails?${search}`, 303)
    })
  })
}
