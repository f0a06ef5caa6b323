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
  /** The proxies that may name the client's address: none, all, a number of the nearest, or a list of addresses and networks. */
  readonly trustProxy: boolean | number | readonly string[]
  /** Tests shorten them. */
  readonly timeouts?: Partial<ClientTimeouts>
  /** Headers of every answer; routes may replace them. */
  readonly headers?: Readonly<Record<string, string>>
}

/** How long clients may take, in milliseconds. */
export interface ClientTimeouts {
  /** For the head of a request. */
  readonly head: number
  /** For a body that is no file; those of uploads are timed by the upload. */
  readonly body: number
  /** For a whole request, of whatever kind. */
  readonly request: number
  /** Without any traffic on a connection. */
  readonly idle: number
  /** Between checks for clients that are late. */
  readonly checkEvery: number
}

const usualTimeouts: ClientTimeouts = {
  head: 15_000,
  body: 20_000,
  request: 150_000,
  idle: 120_000,
  checkEvery: 5000,
}

/** Largest request body that is not a file, in bytes. */
const bodyLimit = 256 * 1024

const nothingHere = () => new Problem('not_found', 'There is nothing at this address.')

type TrustProxy = HttpAppOptions['trustProxy']

/** To Fastify a number trusts no proxy; here it trusts that many of the nearest addresses. */
const trustOf = (proxies: TrustProxy) =>
  typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : typeof proxies === 'boolean'
      ? proxies
      : [...proxies]

/** Cuts clients off that send a body a little at a time. */
function timeBodies(app: FastifyInstance, timeouts: number): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers
    const isUpload = request.headers['content-type']?.startsWith('multipart/')
    if (isUpload || (length === '0' && !chunked)) return
    const timer = setTimeout(() => request.raw.destroy(), timeouts)
    const stop = () => clearTimeout(timer)
    payload.once('end', stop).once('close', stop)
  })
}

/** A Fastify instance with the rules of the product: problem documents for every error, bounded bodies and times. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const timeouts = { ...usualTimeouts, ...options.timeouts }
  const { headers = {} } = options
  const app = Fastify({
    loggerInstance: options.logger,
    genReqId: requestId,
    trustProxy: trustOf(options.trustProxy),
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // What still comes over open connections is served: its sender could not know of the stop.
    return503OnClosing: false,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    http: {
      headersTimeout: timeouts.head,
      connectionsCheckingInterval: timeouts.checkEvery,
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
  timeBodies(app, timeouts.body)
  return app
}
