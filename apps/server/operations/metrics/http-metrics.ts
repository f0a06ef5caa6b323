import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The route's pattern: addresses hold ids and searches. */
function routeOf({ routeOptions: { url }, is404 }: FastifyRequest): string {
  return is404 || url === undefined ? 'page' : url
}

const bytesOf = (reply: FastifyReply): number => Number(reply.getHeader('content-length') ?? 0)

/** Count, duration, size and number of requests. */
export function registerHttpMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry]
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const bytes = new Counter({
    name: 'http_response_bytes_total',
    help: 'Bytes of answers whose length was known before they were sent, by route',
    labelNames: ['route'],
    registers,
  })
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have not been answered yet',
    registers,
  })
  new Gauge({
    name: 'http_connections',
    help: 'Open connections of clients, live ones included',
    registers,
    async collect() {
      const count = await new Promise<number>((done) => {
        app.server.getConnections((error, open) => done(error ? 0 : open))
      })
      this.set(count)
    },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.inc()
    let ended = false
    const end = () => {
      if (!ended) inFlight.dec()
      ended = true
    }
    // Answered, or gone before.
    reply.raw.once('finish', end).once('close', end)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    bytes.inc({ route }, bytesOf(reply))
    done()
  })
}
