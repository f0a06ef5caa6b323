import { AuthError } from '../auth-error.ts'
import { exchangeCode } from '../codes/exchange-code.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithPassword } from '../sign-in-with-password.ts'
import type { AuthRoutes } from './auth-routes.ts'
import { checkBot } from './check-bot.ts'
import { optionalText, queryValue, readBody } from './read-body.ts'
import { tellSignIn } from './tell-sign-in.ts'

/** `POST /token` with its three grants (auth protocol 5 and 9). An `Authorization` header is not looked at. */
export const tokenRoutes: AuthRoutes = (auth, needs) => {
  const { db, tokens, limits, botCheck, settings } = needs
  auth.post('/token', async (request) => {
    await limits.spend('auth-token-burst', request.ip)
    await limits.spend('auth-token', request.ip)
    const userAgent = request.headers['user-agent']
    const body = readBody(request)
    switch (queryValue(request, 'grant_type')) {
      case 'password':
        return await tellSignIn('password', request, async () => {
          await checkBot(botCheck, request, body)
          return signInWithPassword({ db, tokens, limits }, body, { address: request.ip, userAgent })
        })
      case 'refresh_token': {
        const token = optionalText(body, 'refresh_token')
        if (!token) throw new AuthError('validation_failed', 'refresh_token required')
        return await tellSignIn('refresh', request, () =>
          refreshSession(db, tokens, { token, reuseInterval: settings.refreshReuseInterval }),
        )
      }
      case 'pkce':
        return await tellSignIn('code', request, () => exchangeCode(needs, body, userAgent))
      default:
        throw new AuthError('invalid_credentials', 'unsupported_grant_type')
    }
  })
}
