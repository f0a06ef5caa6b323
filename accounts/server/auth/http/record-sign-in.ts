import { recordEvent, type TelemetryEvents } from '@basera/platform/server/telemetry'
import type { FastifyRequest } from 'fastify'
import type { WireSession } from '../sessions/start-session.ts'
import { toAuthError } from './error-answers.ts'

type Way = TelemetryEvents['sign-in'] extends `${infer W} ${string}` ? W : never

/** Counts and logs sign-ins with member or address (OWASP ASVS 5.0, 16.3.1); refreshes are only counted. */
export async function recordSignIn<T extends WireSession>(
  way: Way,
  request: FastifyRequest,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    const session = await attempt()
    recordEvent('sign-in', `${way} ok`)
    if (way !== 'refresh') request.log.info({ way, outcome: 'ok', member: session.user.id }, 'signed in')
    return session
  } catch (error) {
    const { code } = toAuthError(error)
    recordEvent('sign-in', `${way} ${code}`)
    request.log.info({ way, outcome: code, address: request.ip }, 'sign-in refused')
    throw error
  }
}
