import type { AuthRoutes } from './auth-routes.ts'

/** Seconds for which the public keys may be cached (auth protocol 4). */
const keysMaxAge = 600

/** `/.well-known/jwks.json`, `/settings` and `/health`: what the service says of itself to everybody. */
export const serviceRoutes: AuthRoutes = (auth, { tokens, settings }) => {
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
