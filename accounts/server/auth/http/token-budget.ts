import { readEmail } from '../email-address.ts'
import { knownAccount } from '../known-device.ts'
import { readRefreshToken } from '../sessions/refresh-token.ts'
import type { AuthNeeds } from './auth-routes.ts'
import { queryValue, readBody } from './read-body.ts'

type Needs = Pick<AuthNeeds, 'tokens' | 'limits'>
type Request = Parameters<typeof readBody>[0]
type Body = ReturnType<typeof readBody>

/** The limit and key of a caller who is known by more than the address: nobody else can use that budget up. */
function ownBudget({ tokens }: Needs, request: Request, body: Body): readonly [string, string] | undefined {
  const grant = queryValue(request, 'grant_type')
  if (grant === 'password') {
    const account = knownAccount(tokens.secrets, request, readEmail(body.email) ?? '')
    return account === undefined ? undefined : ['auth-token-on-devices', account]
  }
  if (grant !== 'refresh_token' || typeof body.refresh_token !== 'string') return undefined
  const session = readRefreshToken(tokens.secrets, body.refresh_token)
  return session && ['auth-token-of-session', session.sessionId]
}

async function spendTokenCall(needs: Needs, request: Request, body: Body): Promise<void> {
  const own = ownBudget(needs, request, body)
  if (own) return needs.limits.spend(...own)
  await needs.limits.spend('auth-token-burst', request.ip)
  await needs.limits.spend('auth-token', request.ip)
}

/** The body of `POST /token`, counted whatever it is (auth-protocol.request-limits). */
export async function readTokenCall(needs: Needs, request: Request): Promise<Body> {
  let body: Body = {}
  try {
    body = readBody(request)
  } finally {
    await spendTokenCall(needs, request, body)
  }
  return body
}
