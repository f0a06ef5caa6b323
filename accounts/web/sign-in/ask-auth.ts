import { sentencesOf } from '@basera/platform/web'
import type { Refusal } from '@basera/platform/web/form'
import type { GoTrueClient } from '@supabase/auth-js'
import en from '../locales/en.json'
import { loadAuthClient } from '../session/session.ts'

const t = sentencesOf(en)

/** Status 0 or none: no answer came. */
export interface AuthFailure {
  readonly message: string
  readonly status?: number | undefined
  readonly code?: string | undefined
}

const expiredSession: readonly string[] = [
  'no_authorization',
  'bad_jwt',
  'session_not_found',
  'session_expired',
  'user_not_found',
]

/** Shown as the server says them: sentences about what was typed (auth-protocol.error-codes). */
const saidByServer: readonly string[] = [
  'invalid_credentials',
  'email_not_confirmed',
  'validation_failed',
  'otp_disabled',
  'signup_disabled',
]

// Two kinds of "exists" differ in the message alone (accounts.email-taken).
const existsMessage = (message: string): string =>
  t(message === 'User already registered' ? 'accounts.failure.exists' : 'accounts.failure.exists.signIn')

function bannerOf({ message, status, code = '' }: AuthFailure): string {
  if (code === 'user_already_exists' || code === 'email_exists') return existsMessage(message)
  if (code === 'user_banned') return t('accounts.return.suspended')
  if (code === 'captcha_failed') return t('accounts.failure.securityCheck')
  if (code === 'reauthentication_needed') return t('accounts.failure.mailedLink')
  if (expiredSession.includes(code)) return t('accounts.failure.expired')
  if (status === 429 || saidByServer.includes(code)) return message
  return t(status ? 'accounts.failure.unexpected' : 'accounts.failure.offline')
}

/** What a form shows of a failure (accounts.dialog-sentences). */
export function refusalOf(failure: AuthFailure): Refusal<'email' | 'password'> {
  const { code, message } = failure
  if (code === 'weak_password') return { fields: { password: message } }
  if (code === 'same_password') return { fields: { password: t('accounts.failure.samePassword') } }
  const isAboutEmail = code === 'validation_failed' && message.includes('email address')
  return isAboutEmail ? { fields: { email: message } } : { banner: bannerOf(failure) }
}

interface Answered {
  readonly data: unknown
  readonly error: AuthFailure | null
}

export type AuthAnswer<A extends Answered> =
  | { readonly data: Extract<A, { error: null }>['data'] }
  | { readonly failure: AuthFailure }

/** Never throws: code that fails to load counts as no answer. */
export async function askAuth<A extends Answered>(
  call: (auth: GoTrueClient) => Promise<A>,
): Promise<AuthAnswer<A>> {
  try {
    const { data, error } = await call(await loadAuthClient())
    return error ? { failure: error } : { data }
  } catch (error) {
    console.error(error)
    return { failure: { message: String(error) } }
  }
}
