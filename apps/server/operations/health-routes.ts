import { Problem } from '@basera/platform/contract'
import { sendProblem } from '@basera/platform/server/http'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'

export interface HealthOptions {
  /** Throws while the database is away or lacks a migration. */
  readonly ping: () => Promise<unknown>
  readonly draining: { readonly begun: boolean }
  readonly metricsFrom: readonly string[]
  readonly metrics: Registry
  /** Readiness does not depend on it: the primary answers in its place. */
  readonly replica: { readonly isInUse: boolean } | undefined
}

/** `/livez` (the process runs), `/readyz` (it can serve: the database answers, has today's schema, and nobody asked it to stop), `/metrics` (Prometheus, operator only). */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const { metrics, replica } = options
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (options.draining.begun)
      return sendProblem(reply, new Problem('service_unavailable', commonRefusals.stopping))
    try {
      await options.ping()
      return { status: 'ok', ...(replica ? { replica: replica.isInUse ? 'in-use' : 'left-out' } : {}) }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return sendProblem(reply, new Problem('service_unavailable', commonRefusals.databaseWaits))
    }
  })
  app.get('/metrics', async (request, reply) => {
    const forwarded = request.headers['x-forwarded-for'] !== undefined && request.ips === undefined
    if (forwarded || !options.metricsFrom.includes(request.ip)) {
      return sendProblem(reply, new Problem('not_found', commonRefusals.nothingHere))
    }
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
