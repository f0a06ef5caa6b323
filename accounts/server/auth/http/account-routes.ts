import type { FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'
import { currentSession } from '../sessions/current-session.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { presentUser } from '../users/present-user.ts'
import { updateUser } from '../users/update-user.ts'
import type { AuthRoutes } from './auth-routes.ts'
import { queryValue, readBody } from './read-body.ts'

const scopes = ['global', 'local', 'others'] as const

/** Which sessions a sign-out ends; all of them unless it says otherwise (accounts 5). */
function readScope(request: FastifyRequest): (typeof scopes)[number] {
  const given = queryValue(request, 'scope') || 'global'
  const scope = scopes.find((one) => one === given)
  if (!scope) throw new AuthError('validation_failed', 'Unsupported logout scope')
  return scope
}

/** `GET /user`, `PUT /user` and `POST /logout`: calls of somebody who is signed in. */
export const accountRoutes: AuthRoutes = (auth, { db, tokens, limits }) => {
  const caller = (request: FastifyRequest) => currentSession(db, tokens.access, request.headers.authorization)

  auth.get('/user', async (request) => presentUser((await caller(request)).user))

  auth.put('/user', async (request) => {
    await limits.spend('auth-update-user', request.ip)
    return presentUser(await updateUser(db, await caller(request), readBody(request)))
  })

  auth.post('/logout', async (request, reply) => {
    const { user, sessionId } = await caller(request)
    await endSessions(db, user.id, { scope: readScope(request), sessionId })
    return reply.code(204).send()
  })
}
