/** Errors of a return (accounts.return-errors); unknown ones count as `unexpected`. */
export type ReturnError =
  | 'email_exists'
  | 'auth_failed'
  | 'no_session'
  | 'no_email'
  | 'link_expired'
  | 'suspended'
  | 'unexpected'

/** The dialog's forms (accounts.dialog-steps). */
export type SignInStep =
  | 'signin'
  | 'signup'
  | 'magic-link'
  | 'forgot-password'
  | 'new-password'
  | 'profile'
  | 'phone-verification'

/** A request to open the dialog, from the product or Home's address. */
export interface SignInRequest {
  readonly step?: SignInStep
  readonly error?: ReturnError
  /** The address of `email_exists`; shown as text, never trusted. */
  readonly email?: string
  /** The page to return to, if not the one shown. Never read from an address. */
  readonly wanted?: string
}

const known: readonly string[] = ['email_exists', 'auth_failed', 'no_session', 'no_email', 'suspended']
const ownParameters = ['sign-in', 'error', 'error_code', 'error_description', 'email']
const emailForm = /^[^\s@<>"'()]{1,64}@[\w.-]{1,189}$/

/** Home with the dialog open; keeps the requested page (accounts.return-after-sign-in). */
export const signInAddress = (wanted: string): string => `/?${new URLSearchParams({ 'sign-in': wanted })}`

function requestOf(params: URLSearchParams): SignInRequest | undefined {
  const error = params.get('error')
  if (error === null) return params.has('sign-in') ? {} : undefined
  // A mailed link that did not sign in (auth-protocol.failure-in-fragment).
  const code = params.get('error_code')
  if (code === 'otp_expired') return { error: 'link_expired' }
  if (code === 'user_banned') return { error: 'suspended' }
  if (!known.includes(error)) return { error: 'unexpected' }
  const email = params.get('email') ?? ''
  const named = error === 'email_exists' && emailForm.test(email)
  return { error: error as ReturnError, ...(named ? { email } : {}) }
}

/** The request in Home's query, and the query without it (with `?`, or empty); undefined without one. */
export function takeSignInRequest(search: string): { request: SignInRequest; rest: string } | undefined {
  const params = new URLSearchParams(search)
  const request = requestOf(params)
  if (!request) return undefined
  for (const name of ownParameters) params.delete(name)
  return { request, rest: params.size > 0 ? `?${params}` : '' }
}
