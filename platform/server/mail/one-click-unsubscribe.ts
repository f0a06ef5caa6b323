import type { FastifyInstance, FastifyRequest } from 'fastify'

const formMax = 4096

const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = query as Record<string, unknown>
  return typeof token === 'string' && token.length <= 200 ? token : ''
}

interface OneClickUnsubscribe {
  readonly path: string
  /** Throws for a token that is none of ours. */
  unsubscribe(token: string): Promise<void>
  /** The page that asks a person. */
  page(token: string): string
}

/** For `List-Unsubscribe` (RFC 8058), without a session. GET leads to a page: mail scanners open all links. */
export function registerOneClickUnsubscribe(
  app: FastifyInstance,
  { path, unsubscribe, page }: OneClickUnsubscribe,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formMax }, async () => undefined)
    scope.post(path, { bodyLimit: formMax }, async (request, reply) => {
      await unsubscribe(tokenOf(request))
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    scope.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return reply.redirect(page(tokenOf(request)), 303)
    })
  })
}
