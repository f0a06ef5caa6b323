import type { FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'
import type { AuthNeeds, AuthRoutes } from '../http/auth-routes.ts'
import { queryValue } from '../http/read-body.ts'
import { readChallenge } from '../pkce.ts'
import { allowedRedirect, returnWithError } from '../redirects.ts'
import { startGoogleSignIn } from './authorize.ts'
import { finishGoogleSignIn } from './finish-google-sign-in.ts'
import { type GoogleProvider, openGoogleProvider } from './google-provider.ts'

function plainParameters(request: FastifyRequest): Record<string, string> {
  const given = Object.entries(request.query as Readonly<Record<string, unknown>>)
  return Object.fromEntries(given.filter((one): one is [string, string] => typeof one[1] === 'string'))
}

/** Logs the kind of fault only: Google's answer may hold tokens. */
function logFault(request: FastifyRequest, fault: unknown): void {
  const { name, code } = fault as { name?: string; code?: string }
  request.log.warn({ fault: name, code }, 'sign-in with Google failed')
}

async function authorize(
  needs: AuthNeeds,
  google: GoogleProvider | undefined,
  request: FastifyRequest,
): Promise<string> {
  const query = plainParameters(request)
  if (!google || query.provider !== 'google')
    throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled')
  const challenge = readChallenge(request.query as Readonly<Record<string, unknown>>)
  await needs.limits.spend('auth-google', request.ip)
  const redirectTo = allowedRedirect(queryValue(request, 'redirect_to'), needs.settings)
  const asked = { challenge, redirectTo, scopes: query.scopes ?? '', handedOn: query }
  const configuration = await google.configuration().catch((fault: unknown) => logFault(request, fault))
  if (configuration) return await startGoogleSignIn(needs, configuration, asked)
  return returnWithError(redirectTo, {
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Google cannot be reached. Please try again later.',
  })
}

/** Off unless the settings name a client (accounts.google-configured). */
export const googleRoutes: AuthRoutes = (auth, needs) => {
  const google = needs.settings.google && openGoogleProvider(needs.settings.google)
  auth.get('/authorize', { exposeHeadRoute: false }, async (request, reply) =>
    reply.redirect(await authorize(needs, google, request), 302),
  )
  if (!google) return
  auth.get('/callback', { exposeHeadRoute: false }, async (request, reply) => {
    await needs.limits.spend('auth-google', request.ip)
    const search = new URL(request.url, needs.settings.publicUrl).search
    const { status, address } = await finishGoogleSignIn(needs, google, search, (fault) =>
      logFault(request, fault),
    )
    return reply.header('referrer-policy', 'no-referrer').redirect(address, status)
  })
}
