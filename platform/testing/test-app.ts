import { Problem } from '@basera/platform/contract'
import type { Feature } from '@basera/platform/server/feature'
import { createHttpApp, type Gate, mountFeatures } from '@basera/platform/server/http'
import { type Limits, noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import type { FastifyInstance } from 'fastify'

/** Lets visitors make public calls and refuses the rest. */
export const visitorGate: Gate = async (access, request) => {
  if (access === 'signed-in' || access === 'verified') throw new Problem('no_session', 'Please sign in.')
  return { address: request.ip }
}

/** An app with these features, for `inject()`. */
export async function createTestApp(
  features: readonly Feature[],
  options: {
    readonly gate?: Gate
    readonly limits?: Limits
    readonly before?: (app: FastifyInstance) => void
  } = {},
): Promise<FastifyInstance> {
  const app = createHttpApp({ logger: createLogger('silent'), trustProxy: false })
  const { gate = visitorGate, limits = noLimits } = options
  options.before?.(app)
  await mountFeatures(app, features, { gate, limits })
  await app.ready()
  return app
}
