import { setTimeout as wait } from 'node:timers/promises'
import { requestLanguage } from '@basera/platform/server/languages'
import type { FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'
import { readEmail } from '../email-address.ts'
import type { AuthNeeds, AuthRoutes } from '../http/auth-routes.ts'
import { checkBot, optionalObject, optionalText, queryValue, readBody } from '../http/read-body.ts'
import { readChallenge } from '../pkce.ts'
import { allowedRedirect } from '../redirects.ts'
import { boundedMetadata } from '../users/present-user.ts'
import { spendMailLimits } from './mail-limits.ts'
import { openLink } from './open-link.ts'
import { sendMagicLink, sendRecoveryLink } from './send-link.ts'

type Fields = Readonly<Record<string, unknown>>

/** Bot check first, then fields, then limits. */
async function readLinkRequest(needs: AuthNeeds, request: FastifyRequest, body: Fields) {
  await checkBot(needs.botCheck, request, body)
  const given = optionalText(body, 'email')
  if (!given) throw new AuthError('validation_failed', 'An email address is required')
  const email = readEmail(given)
  if (!email) throw new AuthError('validation_failed', 'Unable to validate email address: invalid format')
  const challenge = readChallenge(body)
  const redirectTo = allowedRedirect(queryValue(request, 'redirect_to'), needs.settings)
  return { email, challenge, redirectTo, language: requestLanguage(request.headers['accept-language']) }
}

/** `create_user` is true when absent. */
function createsAccount(body: Fields): boolean {
  const value = body.create_user ?? true
  if (typeof value !== 'boolean') throw new AuthError('bad_json', 'create_user must be true or false')
  return value
}

/** Milliseconds: more than any case needs on a quiet server. */
const leastMs = 100

/** Answers after a fixed time, so that timing does not tell whether an account exists (accounts.link-silent). */
async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + leastMs
  try {
    return await work()
  } finally {
    await wait(Math.max(0, end - performance.now()))
  }
}

async function askForMagicLink(needs: AuthNeeds, request: FastifyRequest): Promise<object> {
  await needs.limits.spend('auth-otp', request.ip)
  const body = readBody(request)
  const link = await readLinkRequest(needs, request, body)
  const account = {
    createAccount: createsAccount(body),
    metadata: boundedMetadata(optionalObject(body, 'data') ?? {}),
  }
  await spendMailLimits(needs.limits, request.ip, link.email)
  await inEvenTime(() => sendMagicLink(needs, { ...link, ...account }))
  return {}
}

async function askForRecovery(needs: AuthNeeds, request: FastifyRequest): Promise<object> {
  await needs.limits.spend('auth-recover', request.ip)
  const link = await readLinkRequest(needs, request, readBody(request))
  await spendMailLimits(needs.limits, request.ip, link.email)
  await inEvenTime(() => sendRecoveryLink(needs, link))
  return {}
}

async function openedAt(needs: AuthNeeds, request: FastifyRequest): Promise<string> {
  const [token, type] = [queryValue(request, 'token'), queryValue(request, 'type')]
  if (typeof token !== 'string' || typeof type !== 'string' || !token || !type)
    throw new AuthError('validation_failed', 'Verify requires a token and a verification type')
  await needs.limits.spend('auth-verify', request.ip)
  const redirectTo = allowedRedirect(queryValue(request, 'redirect_to'), needs.settings)
  return await openLink(needs, { token, type, redirectTo })
}

export const linkRoutes: AuthRoutes = (auth, needs) => {
  auth.post('/otp', (request) => askForMagicLink(needs, request))
  auth.post('/recover', (request) => askForRecovery(needs, request))
  // Mail scanners send HEAD: that opens nothing (auth-protocol.link-once).
  auth.head('/verify', async (_request, reply) => reply.code(200).send())
  auth.get('/verify', { exposeHeadRoute: false }, async (request, reply) =>
    reply.header('referrer-policy', 'no-referrer').redirect(await openedAt(needs, request), 303),
  )
}
