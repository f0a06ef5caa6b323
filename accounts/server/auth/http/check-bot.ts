import { type BotCheck, noBotCheck } from '@basera/platform/server/bot-check'
import type { FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'
import { optionalObject, optionalText } from './read-body.ts'

/**
 * The bot check of a call (auth protocol 5): spends the token in `gotrue_meta_security.captcha_token`. Do it before
 * anything else of the request is looked at. Throws `captcha_failed`, and `bad_json` for a token of another type; when
 * the checking service cannot be reached the fault passes through and nobody gets in.
 */
export async function checkBot(
  botCheck: BotCheck,
  request: FastifyRequest,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const security = optionalObject(body, 'gotrue_meta_security') ?? {}
  const token = optionalText(security, 'captcha_token')?.trim() ?? ''
  if (botCheck === noBotCheck) return
  if (token === '') throw new AuthError('captcha_failed')
  if (!(await botCheck.passes(token, request.ip)))
    throw new AuthError('captcha_failed', 'captcha protection: request disallowed (invalid-input-response)')
}
