import { Problem } from '@basera/platform/contract'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from '../logger.ts'
import { connectionBound, descriptorLimit } from './connection-bound.ts'
import { logRefusals } from './log-refusals.ts'
import { refuseMalformed } from './malformed-request.ts'
import { answerErrorsAsProblems, sendProblem } from './problem-response.ts'
import { nameRequests, requestId } from './request-ids.ts'

export interface HttpAppOptions {
  readonly logger: Logger
  /** Which proxies may name the client's address: none, all, so many of the nearest, or those of a list of addresses and networks. */
  readonly trustProxy: boolean | number | readonly string[]
  /** Milliseconds; tests shorten them. */
  readonly patience?: Partial<Patience>
  /** Headers of every answer; routes may replace them. */
  readonly headers?: Readonly<Record<string, string>>
}

/** How long clients may take, in milliseconds. */
export interface Patience {
  /** For the head of a request. */
  readonly head: number
  /** For a body that is no file; those of uploads are timed by the upload. */
  readonly body: number
  /** For a whole request, of whatever kind. */
  readonly request: number
  /** Without anything happening on a connection. */
  readonly silence: number
  /** Between looks at who is late. */
  readonly look: number
}

const usualPatience: Patience = {
  head: 15_000,
  body: 20_000,
  request: 150_000,
  silence: 120_000,
  look: 5000,
}

/** Largest request body that is not a file, in bytes. */
const bodyLimit = 256 * 1024

const nothingHere = () => new Problem('not_found', 'There is nothing at this address.')

type TrustProxy = HttpAppOptions['trustProxy']

/** Fastify takes a number to mean nobody; here it means that many of the nearest addresses. */
const trustOf = (proxies: TrustProxy) =>
  typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : typeof proxies === 'boolean'
      ? proxies
      : [...proxies]

/** Cuts clients off that send a body a little at a time. */
function timeBodies(app: FastifyInstance, patience: number): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers
    const isUpload = request.headers['content-type']?.startsWith('multipart/')
    if (isUpload || (length === '0' && !chunked)) return
    const timer = setTimeout(() => request.raw.destroy(), patience)
    const stop = () => clearTimeout(timer)
    payload.once('end', stop).once('close', stop)
  })
}

/** A Fastify instance with the house rules: problem documents for every error, bounded bodies and times, quiet health checks. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const patience = { ...usualPatience, ...options.patience }
  const { headers = {} } = options
  const app = Fastify({
    loggerInstance: options.logger,
    genReqId: requestId,
    trustProxy: trustOf(options.trustProxy),
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // What comes over connections that are still open is served: whoever sent it could not know.
    return503OnClosing: false,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    http: {
      headersTimeout: patience.head,
      connectionsCheckingInterval: patience.look,
      // Other protocols that clients offer on plain requests are declined by answering as usual.
      shouldUpgradeCallback: ({ headers: { upgrade = '' } }) => /^websocket$/i.test(upgrade),
    },
    clientErrorHandler: refuseMalformed(headers),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    // Paths that are not valid URLs or not valid UTF-8 name nothing.
    frameworkErrors: (_error, request, reply) => {
      sendProblem(reply.headers(headers).header('x-request-id', request.id), nothingHere())
    },
  }) as unknown as FastifyInstance
  const descriptors = descriptorLimit()
  // Those beyond are closed as soon as they come.
  if (descriptors !== undefined) app.server.maxConnections = connectionBound(descriptors)
  // Node would answer expectations it does not know with a bare 417, past every hook.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  answerErrorsAsProblems(app)
  nameRequests(app)
  logRefusals(app)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  timeBodies(app, patience.body)
  return app
}
