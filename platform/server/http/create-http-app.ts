import { Problem } from '@basera/platform/contract'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from '../logger.ts'
import { answerErrorsAsProblems, sendProblem } from './problem-response.ts'

export interface HttpAppOptions {
  readonly logger: Logger
  /** Which proxies may name the client's address: `false` for none, or a list of addresses and networks. */
  readonly trustProxy: boolean | string
}

/** Largest request body that is not a file, in bytes. */
const bodyLimit = 256 * 1024

/** A Fastify instance with the house rules: problem documents for every error, bounded bodies, quiet health checks. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy,
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Other protocols that clients offer on plain requests are declined by answering as usual.
    http: { shouldUpgradeCallback: ({ headers }) => /^websocket$/i.test(headers.upgrade ?? '') },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    // Paths that are not valid URLs or not valid UTF-8 name nothing.
    frameworkErrors: (_error, _request, reply) => {
      sendProblem(reply, new Problem('not_found', 'There is nothing at this address.'))
    },
  }) as unknown as FastifyInstance
  answerErrorsAsProblems(app)
  return app
}
