import { type BotCheck, noBotCheck } from '@basera/platform/server/bot-check'
import type { FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'

type Fields = Readonly<Record<string, unknown>>

/** NUL cannot be stored, and lone surrogates are no text. */
const storable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

function refuseOddText(key: string, value: unknown): unknown {
  if (!storable(key) || (typeof value === 'string' && !storable(value))) throw new AuthError('bad_json')
  return value
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The JSON object a request carries. Throws `bad_json` for anything else, and for text that cannot be stored. Unknown
 * fields stay in it and are ignored by whoever reads it (auth-protocol.body-limits).
 */
export function readBody(request: FastifyRequest): Fields {
  try {
    const body: unknown = JSON.parse(String(request.body ?? ''), refuseOddText)
    if (isObject(body)) return body
  } catch {
    // Not JSON, odd text, or nested too deeply to be walked.
  }
  throw new AuthError('bad_json')
}

/** An optional text of a body: absent when missing or null. Throws `bad_json` for another type. */
export function optionalText(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? undefined
  if (value === undefined || typeof value === 'string') return value
  throw new AuthError('bad_json', `${name} must be text`)
}

/** An optional object of a body: absent when missing or null. Throws `bad_json` for another type. */
export function optionalObject(fields: Fields, name: string): Fields | undefined {
  const value = fields[name] ?? undefined
  if (value === undefined || isObject(value)) return value
  throw new AuthError('bad_json', `${name} must be an object`)
}

/** A value of the query; a list when it was given more than once. */
export const queryValue = (request: FastifyRequest, name: string): unknown => (request.query as Fields)[name]

/**
 * The bot check of a call (auth-protocol.captcha-first): spends the token in `gotrue_meta_security.captcha_token`. Do it before
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
