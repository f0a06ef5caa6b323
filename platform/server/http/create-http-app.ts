import type { Socket } from 'node:net'
import { Problem } from '@basera/platform/contract'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from '../logger.ts'
import { commonRefusals } from '../sentences.ts'
import { type BodyPace, usualPace, watchBody } from './body-pace.ts'
import { connectionBound, descriptorLimit } from './connection-bound.ts'
import { logRefusals } from './log-refusals.ts'
import { answerErrorsAsProblems, sendProblem } from './problem-response.ts'
import { nameRequests, requestId } from './request-ids.ts'

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers malformed or late HTTP with a bare status and closes the connection. */
const refuseMalformed =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statusOf[error.code ?? ''] ?? '400 Bad Request'
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`)
    socket.destroySoon()
  }

export interface HttpAppOptions {
  readonly logger: Logger
  readonly trustProxy: boolean | number | readonly string[]
  readonly timeouts?: Partial<ClientTimeouts>
  readonly pace?: BodyPace
  readonly headers?: Readonly<Record<string, string>>
}

export interface ClientTimeouts {
  readonly head: number
  readonly body: number
  readonly request: number
  readonly idle: number
  readonly checkEvery: number
}

const usualTimeouts: ClientTimeouts = {
  head: 15_000,
  body: 20_000,
  request: 150_000,
  idle: 120_000,
  checkEvery: 5000,
}

const bodyLimit = 256 * 1024

const nothingHere = () => new Problem('not_found', commonRefusals.nothingHere)

type TrustProxy = HttpAppOptions['trustProxy']

/** For Fastify a number trusts no proxy; here it trusts that many of the nearest. */
const trustOf = (proxies: TrustProxy) =>
  typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : typeof proxies === 'boolean'
      ? proxies
      : [...proxies]

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

/** A request that was answered before its body came, refused for load above all, keeps no connection waiting for it. */
function dropUnread(app: FastifyInstance, pace: BodyPace): void {
  app.addHook('onResponse', async (request) => watchBody(request, pace))
}

/** Node keeps an address that was read once: read now, it is known when the client has gone while it waits for an answer. */
function keepAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.socket.remoteAddress !== undefined) done()
    else reply.hijack().raw.destroy()
  })
}

/** A Fastify instance with problem documents for every error, bounded bodies and bounded times. */
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
    // Serves requests on open connections while stopping: their senders could not know.
    return503OnClosing: false,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    http: {
      headersTimeout: timeouts.head,
      connectionsCheckingInterval: timeouts.checkEvery,
      shouldUpgradeCallback: ({ headers: { upgrade = '' } }) => /^websocket$/i.test(upgrade),
    },
    clientErrorHandler: refuseMalformed(headers),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => {
      sendProblem(reply.headers(headers).header('x-request-id', request.id), nothingHere())
    },
  }) as unknown as FastifyInstance
  const descriptors = descriptorLimit()
  if (descriptors !== undefined) app.server.maxConnections = connectionBound(descriptors)
  // For unknown expectations Node would send a bare 417, past every hook.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  answerErrorsAsProblems(app)
  keepAddresses(app)
  nameRequests(app)
  logRefusals(app)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  timeBodies(app, timeouts.body)
  dropUnread(app, options.pace ?? usualPace)
  return app
}
