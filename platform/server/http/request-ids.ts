import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** An id of a request for the log, its answer and the error screen: short enough to be read out over the telephone. */
export const requestId = (): string => randomUUID().slice(-12)

/** The form of ids from a proxy: nothing that could forge a line of the log or a header. */
const safeId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

/** The id that a trusted proxy gave a request, if one did. */
function givenId({ ips, headers }: FastifyRequest): string | undefined {
  const given = headers['x-request-id']
  // More than one address: the nearest is trusted, and it named another.
  const isTrusted = ips !== undefined && ips.length > 1
  return isTrusted && typeof given === 'string' && safeId.test(given) ? given : undefined
}

/** Puts the id of the request into every answer (`x-request-id`) and every line of the log about it (`reqId`). */
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
