import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const requestId = (): string => randomUUID().slice(-12)

/** Ids from a proxy must not forge log lines or headers. */
const safeId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

function givenId({ ips, headers }: FastifyRequest): string | undefined {
  const given = headers['x-request-id']
  // With more than one address the nearest is a trusted proxy.
  const isTrusted = ips !== undefined && ips.length > 1
  return isTrusted && typeof given === 'string' && safeId.test(given) ? given : undefined
}

/** Puts the request id into every answer (`x-request-id`) and log line (`reqId`). */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const given = givenId(request)
    if (given !== undefined) {
      request.id = given
      request.log = app.log.child({ reqId: given })
      reply.log = request.log
    }
    reply.header('x-request-id', request.id)
    done()
  })
}
