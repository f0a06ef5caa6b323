import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The end of a process, from when it is asked to stop until it takes no more requests. */
export interface Draining {
  readonly begun: boolean
  /** From now on load balancers are told to turn elsewhere; resolves when they had `seconds` to do so. */
  begin(seconds: number): Promise<void>
}

export function openDraining(): Draining {
  let begun = false
  return {
    get begun() {
      return begun
    },
    async begin(seconds) {
      begun = true
      await sleep(seconds * 1000)
    },
  }
}

/**
 * While a process drains, every answer is the last of its connection: the next request goes to another process. Decided
 * when the answer is sent, as the request may be older: a connection that were kept open after it would keep the process.
 */
export function endConnections(app: FastifyInstance, draining: Pick<Draining, 'begun'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.begun) reply.header('connection', 'close')
  })
}
