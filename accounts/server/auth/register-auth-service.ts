import { Problem } from '@basera/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from './auth-error.ts'
import { googleRoutes } from './google/google-routes.ts'
import { type AuthNeeds, type AuthRoutes, issuerOf } from './http/auth-routes.ts'
import { echoVersion, sendAuthError, toAuthError } from './http/error-answers.ts'
import { accountRoutes, tokenRoutes } from './http/session-routes.ts'
import { linkRoutes } from './links/link-routes.ts'
import { signUpRoutes } from './sign-up.ts'
import { openSigningKeys } from './tokens/signing-keys.ts'

/** Seconds (auth-protocol.key-set). */
const keysMaxAge = 600

/** `/.well-known/jwks.json`, `/settings` and `/health`. */
const serviceRoutes: AuthRoutes = (auth, { tokens, settings }) => {
  auth.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', `public, max-age=${keysMaxAge}`)
    return { keys: await tokens.access.keys.published() }
  })

  auth.get('/health', async () => ({ name: 'Basera auth', version: '1', description: 'Sign-in of Basera' }))

  auth.get('/settings', async () => ({
    external: { email: true, google: settings.google !== undefined, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    saml_enabled: false,
  }))
}

const routes: readonly AuthRoutes[] = [
  signUpRoutes,
  tokenRoutes,
  accountRoutes,
  linkRoutes,
  googleRoutes,
  serviceRoutes,
]

const bodyLimit = 1_000_000

const crossOrigin = {
  // No cookies are used: the token alone decides.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Supabase-Api-Version',
}
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers':
    'apikey, authorization, content-type, x-client-info, x-supabase-api-version',
  'access-control-max-age': '86400',
}

function refuseTheRest(auth: FastifyInstance, served: ReadonlySet<string>): void {
  const refuse = async ({ url }: FastifyRequest): Promise<never> => {
    throw new AuthError(served.has(url.split('?')[0] ?? '') ? 'method_not_allowed' : 'not_found')
  }
  for (const url of ['', '/*'])
    auth.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      // Before the body is read.
      onRequest: refuse,
      handler: refuse,
    })
  auth.setNotFoundHandler(refuse)
}

function pathsOf(auth: FastifyInstance, register: () => void): ReadonlySet<string> {
  const paths = new Set<string>()
  auth.addHook('onRoute', ({ url }) => void paths.add(url))
  register()
  return new Set(paths)
}

export async function openSessionTokens({
  db,
  secrets,
  settings,
}: Pick<AuthNeeds, 'db' | 'secrets'> & {
  readonly settings: Pick<AuthNeeds['settings'], 'publicUrl' | 'accessTokenTtl'>
}): Promise<AuthNeeds['tokens']> {
  const { publicUrl, accessTokenTtl: ttlSeconds } = settings
  const keys = await openSigningKeys(db, secrets, ttlSeconds)
  return { secrets, access: { keys, issuer: issuerOf(publicUrl), ttlSeconds } }
}

export async function registerAuthService(app: FastifyInstance, needs: AuthNeeds): Promise<void> {
  const prefix = '/auth/v1'
  await app.register(
    async (auth) => {
      auth.removeAllContentTypeParsers()
      // The client claims JSON even for empty bodies.
      auth.addContentTypeParser(
        '*',
        { parseAs: 'string', bodyLimit },
        async (_request: unknown, body: unknown) => body,
      )
      const prepare = (request: FastifyRequest, reply: FastifyReply) => {
        echoVersion(request, reply)
        reply.headers({ ...crossOrigin, 'cache-control': 'no-store' })
      }
      auth.addHook('onRequest', async (request, reply) => prepare(request, reply))
      auth.setErrorHandler((error: unknown, request, reply) => {
        const refusal = toAuthError(error)
        // Requests shed for load never reached the hook.
        prepare(request, reply)
        const isOurFault = refusal.code === 'unexpected_failure' && !(error instanceof Problem)
        if (isOurFault) request.log.error({ err: error }, 'auth request failed')
        return sendAuthError(refusal, request, reply)
      })
      auth.options('/*', async (_request, reply) => reply.code(204).headers(preflight).send())
      const served = pathsOf(auth, () => {
        for (const register of routes) register(auth, needs)
      })
      refuseTheRest(auth, served)
    },
    { prefix },
  )
}
