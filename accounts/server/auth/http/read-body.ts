import { type BotCheck, type CheckWork, noBotCheck } from '@basera/platform/server/bot-check'
import type { FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'

type Fields = Readonly<Record<string, unknown>>

/** NUL cannot be stored, and lone surrogates are no text. */
const storable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

function refuseOddText(key: string, value: unknown): unknown {
  if (!storable(key) || (typeof value === 'string' && !storable(value))) throw new AuthError('bad_json')
  return value
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The request's JSON object. Throws `bad_json`, also for text that cannot be stored (auth-protocol.body-limits). */
export function readBody(request: FastifyRequest): Fields {
  try {
    const body: unknown = JSON.parse(String(request.body ?? ''), refuseOddText)
    if (isObject(body)) return body
  } catch {
    // Not JSON, invalid text, or nested too deeply.
  }
  throw new AuthError('bad_json')
}

/** Undefined when missing or null. Throws `bad_json` for another type. */
export function optionalText(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? undefined
  if (value === undefined || typeof value === 'string') return value
  throw new AuthError('bad_json', `${name} must be text`)
}

/** Undefined when missing or null. Throws `bad_json` for another type. */
export function optionalObject(fields: Fields, name: string): Fields | undefined {
  const value = fields[name] ?? undefined
  if (value === undefined || isObject(value)) return value
  throw new AuthError('bad_json', `${name} must be an object`)
}

/** A list when the value was repeated. */
export const queryValue = (request: FastifyRequest, name: string): unknown => (request.query as Fields)[name]

/** Spends the token before anything else (auth-protocol.captcha-first). Throws `captcha_failed`, `bad_json`. */
export async function checkBot(
  botCheck: BotCheck,
  request: FastifyRequest,
  body: Readonly<Record<string, unknown>>,
  work: CheckWork = 'usual',
): Promise<void> {
  const security = optionalObject(body, 'gotrue_meta_security') ?? {}
  const token = optionalText(security, 'captcha_token')?.trim() ?? ''
  if (botCheck === noBotCheck) return
  if (token === '') throw new AuthError('captcha_failed')
  if (await botCheck.passes(token, request.ip, work)) return
  const why = work === 'hard' ? 'harder-check-needed' : 'invalid-input-response'
  throw new AuthError('captcha_failed', `captcha protection: request disallowed (${why})`)
}
