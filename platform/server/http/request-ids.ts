import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Names a request in the log, in its answer and on the error screen: short enough to be read out over the telephone. */
export const requestId = (): string => randomUUID().slice(-12)

/** What a proxy may call a request: nothing that could forge a line of the log or a header. */
const safeId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** The name a request already has, if whoever handed it to us is a proxy that is believed. */
function givenId({ ips, headers }: FastifyRequest): string | undefined {
  const given = headers['x-request-id']
  // More than one address: the nearest is believed, and it named another.
  const believed = ips !== undefined && ips.length > 1
  return believed && typeof given === 'string' && safeId.test(given) ? given : undefined
}

/** Has every answer and every line of the log say which request it is about (`x-request-id`, `reqId`). */
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
