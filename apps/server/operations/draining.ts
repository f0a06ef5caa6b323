import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Draining {
  readonly begun: boolean
  /** Load balancers have `seconds` to turn elsewhere. */
  begin(seconds: number): Promise<void>
  /** Waits no longer. */
  cut(): void
}

export function openDraining(): Draining {
  let begun = false
  const waiting = new AbortController()
  return {
    get begun() {
      return begun
    },
    async begin(seconds) {
      begun = true
      await sleep(seconds * 1000, undefined, { signal: waiting.signal }).catch(() => undefined)
    },
    cut: () => waiting.abort(),
  }
}

/** Closes connections with their next answer while draining. Decided on sending, since requests may be older. */
export function endConnections(app: FastifyInstance, draining: Pick<Draining, 'begun'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.begun) reply.header('connection', 'close')
  })
}
