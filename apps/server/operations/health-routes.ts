import { Problem } from '@basera/platform/contract'
import { sendProblem } from '@basera/platform/server'
import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { type LiveCounts, registerLiveMetrics } from './live-metrics.ts'

export interface HealthOptions {
  /** Throws while the database does not answer, or lacks what this version needs. */
  readonly ping: () => Promise<unknown>
  readonly draining: { readonly begun: boolean }
  /** Client addresses that may read metrics. */
  readonly metricsFrom: readonly string[]
  readonly liveCounts: LiveCounts
}

/** `/livez` (the process runs), `/readyz` (it can serve: the database answers, has today's schema, and nobody asked it to stop), `/metrics` (Prometheus, operator only). */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  registerLiveMetrics(registry, options.liveCounts)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page'
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (options.draining.begun)
      return sendProblem(reply, new Problem('service_unavailable', 'This process is about to stop.'))
    try {
      await options.ping()
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return sendProblem(reply, new Problem('service_unavailable', 'The database is not ready.'))
    }
  })
  app.get('/metrics', async (request, reply) => {
    // Behind a proxy that is not declared, everybody looks local: a forwarded request is never the operator's.
    const forwarded = request.headers['x-forwarded-for'] !== undefined && request.ips === undefined
    if (forwarded || !options.metricsFrom.includes(request.ip)) {
      return sendProblem(reply, new Problem('not_found', 'There is nothing at this address.'))
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
