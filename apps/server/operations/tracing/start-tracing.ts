import type { Task } from '@basera/platform/server/jobs'
import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientBase, Pool } from 'pg'

export interface TracingSettings {
  readonly endpoint: string
  /** Traced share of requests and jobs, 0 to 1. */
  readonly share: number
}

export interface Tracing {
  requests(app: FastifyInstance): void
  /** Traces the text of statements, never their values. */
  statements(pool: Pool): void
  job(task: Task): Task
  stop(): Promise<void>
}

const longestStatement = 2000

function fail(span: Span, error: unknown): void {
  // The message may repeat what people typed; the log has it redacted.
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'thrown' })
}

type Query = (...given: unknown[]) => unknown
type Ended = (error: unknown, result?: unknown) => void

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '')

/** Times each statement of traced work. */
function traceConnection(client: ClientBase, begin: (text: string) => Span): void {
  const query = client.query.bind(client) as Query
  const traced: Query = (...given) => {
    if (!trace.getActiveSpan()?.isRecording()) return query(...given)
    const span = begin(textOf(given[0]))
    const last = given.at(-1)
    if (typeof last === 'function') {
      const ended: Ended = (error, result) => {
        if (error) fail(span, error)
        span.end()
        ;(last as Ended)(error, result)
      }
      return query(...given.slice(0, -1), ended)
    }
    const answer = query(...given)
    if (!(answer instanceof Promise)) {
      span.end()
      return answer
    }
    return answer
      .catch((error: unknown) => {
        fail(span, error)
        throw error
      })
      .finally(() => span.end())
  }
  client.query = traced as typeof client.query
}

const tracerName = 'basera'

function openProvider({ endpoint, share }: TracingSettings): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'basera', 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}

/** Sends traces to an OpenTelemetry collector over HTTP; nothing of a person is in them. */
export function startTracing(settings: TracingSettings): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const provider = openProvider(settings)
  const tracer = provider.getTracer(tracerName)
  const within = <T>(span: Span, work: () => T): T => context.with(trace.setSpan(ROOT_CONTEXT, span), work)

  return {
    requests(app) {
      const spans = new WeakMap<FastifyRequest, Span>()
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.is404 ? 'page' : (request.routeOptions.url ?? 'page')
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'basera.request_id': request.id,
        }
        const name = `${request.method} ${route}`
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
        spans.set(request, span)
        within(span, done)
      })
      const end = (request: FastifyRequest, status?: number) => {
        const span = spans.get(request)
        if (status !== undefined) span?.setAttribute('http.response.status_code', status)
        if (status === undefined || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      }
      app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode))
      app.addHook('onRequestAbort', async (request) => end(request))
    },
    statements(pool) {
      const begin = (text: string) =>
        tracer.startSpan(/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'statement', {
          kind: SpanKind.CLIENT,
          attributes: {
            'db.system.name': 'postgresql',
            'db.query.text': text.slice(0, longestStatement),
          },
        })
      pool.on('connect', (client) => traceConnection(client, begin))
    },
    job: (task) => ({
      ...task,
      run(payload, signal) {
        const span = tracer.startSpan(`job ${task.name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)
        const work = within(span, () => task.run(payload, signal))
        return work
          .catch((error: unknown) => {
            fail(span, error)
            throw error
          })
          .finally(() => span.end())
      },
    }),
    async stop() {
      // A missing collector must not hold the process.
      await provider.shutdown().catch(() => undefined)
      context.disable()
      contexts.disable()
    },
  }
}
