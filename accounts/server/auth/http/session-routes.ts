import type { FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'
import { exchangeCode } from '../codes/sign-in-code.ts'
import { rememberDevice } from '../known-device.ts'
import { currentSession } from '../sessions/members.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { deleteSessions } from '../sessions/sessions.queries.ts'
import type { WireSession } from '../sessions/start-session.ts'
import { signInWithPassword } from '../sign-in-with-password.ts'
import { presentUser } from '../users/present-user.ts'
import { updateUser } from '../users/update-user.ts'
import type { AuthRoutes } from './auth-routes.ts'
import { optionalText, queryValue, readBody } from './read-body.ts'
import { recordSignIn } from './record-sign-in.ts'
import { readTokenCall } from './token-budget.ts'

/** `POST /token` ignores the `Authorization` header. */
export const tokenRoutes: AuthRoutes = (auth, needs) => {
  const { db, tokens, settings } = needs
  const device = { secrets: tokens.secrets, publicUrl: settings.publicUrl }
  const remember = <T extends WireSession>(request: FastifyRequest, reply: FastifyReply, session: T): T => {
    rememberDevice(device, request, reply, session.user.email ?? '')
    return session
  }
  auth.post('/token', async (request, reply) => {
    const body = await readTokenCall(needs, request)
    const userAgent = request.headers['user-agent']
    switch (queryValue(request, 'grant_type')) {
      case 'password':
        return await recordSignIn('password', request, async () =>
          remember(request, reply, await signInWithPassword(needs, body, request)),
        )
      case 'refresh_token': {
        const token = optionalText(body, 'refresh_token')
        if (!token) throw new AuthError('validation_failed', 'refresh_token required')
        return await recordSignIn('refresh', request, async () => {
          const reuseInterval = settings.refreshReuseInterval
          return remember(request, reply, await refreshSession(db, tokens, { token, reuseInterval }))
        })
      }
      case 'pkce':
        return await recordSignIn('code', request, async () =>
          remember(request, reply, await exchangeCode(needs, body, userAgent)),
        )
      default:
        throw new AuthError('invalid_credentials', 'unsupported_grant_type')
    }
  })
}

const scopes = ['global', 'local', 'others'] as const

/** auth-protocol.logout-scope */
function readScope(request: FastifyRequest): (typeof scopes)[number] {
  const given = queryValue(request, 'scope') || 'global'
  const scope = scopes.find((one) => one === given)
  if (!scope) throw new AuthError('validation_failed', 'Unsupported logout scope')
  return scope
}

/** `GET /user`, `PUT /user`, `POST /logout`. */
export const accountRoutes: AuthRoutes = (auth, { db, tokens, limits }) => {
  const caller = (request: FastifyRequest) => currentSession(db, tokens.access, request.headers.authorization)

  auth.get('/user', async (request) => presentUser((await caller(request)).user))

  auth.put('/user', async (request) => {
    await limits.spend('auth-update-user', request.ip)
    return presentUser(await updateUser({ db, limits }, await caller(request), readBody(request)))
  })

  auth.post('/logout', async (request, reply) => {
    const { user, sessionId } = await caller(request)
    await deleteSessions(db, user.id, { scope: readScope(request), sessionId })
    return reply.code(204).send()
  })
}
