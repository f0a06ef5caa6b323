/** Why a person comes back to Home without a session (accounts 8); what is unknown counts as `unexpected` (decisions 3). */
export type ReturnError =
  | 'email_exists'
  | 'auth_failed'
  | 'no_session'
  | 'no_email'
  | 'link_expired'
  | 'unexpected'

/** The forms of the dialog (accounts 2); the two of a forgotten password by decisions 3. */
export type SignInStep =
  | 'signin'
  | 'signup'
  | 'magic-link'
  | 'forgot-password'
  | 'new-password'
  | 'profile'
  | 'phone-verification'

/** A wish that the sign-in dialog be open, of the product's own or told in Home's address. */
export interface SignInRequest {
  /** The form to begin with; `signin` when absent. Never taken from an address. */
  readonly step?: SignInStep
  readonly error?: ReturnError
  /** The address of `email_exists`: shown as text, never trusted. */
  readonly email?: string
  /** The page to come back to, where it is not the one shown (decisions 2). Never taken from an address. */
  readonly wanted?: string
}

const known: readonly string[] = ['email_exists', 'auth_failed', 'no_session', 'no_email']
const ownParameters = ['sign-in', 'error', 'error_code', 'error_description', 'email']
const emailForm = /^[^\s@<>"'()]{1,64}@[\w.-]{1,189}$/

/** Home with the sign-in dialog open; the page first asked for travels along, for the way back (decisions 2). */
export const signInAddress = (wanted: string): string => `/?${new URLSearchParams({ 'sign-in': wanted })}`

function requestOf(params: URLSearchParams): SignInRequest | undefined {
  const error = params.get('error')
  if (error === null) return params.has('sign-in') ? {} : undefined
  // A mailed link that is spent or over says so by this code (auth protocol 7).
  if (params.get('error_code') === 'otp_expired') return { error: 'link_expired' }
  if (!known.includes(error)) return { error: 'unexpected' }
  const email = params.get('email') ?? ''
  const named = error === 'email_exists' && emailForm.test(email)
  return { error: error as ReturnError, ...(named ? { email } : {}) }
}

/**
 * Takes the wish for the sign-in dialog out of Home's query: what was asked, and the query (with its `?`, or empty)
 * without the parameters that asked for it. `undefined` where nothing was asked.
 */
export function takeSignInRequest(search: string): { request: SignInRequest; rest: string } | undefined {
  const params = new URLSearchParams(search)
  const request = requestOf(params)
  if (!request) return undefined
  for (const name of ownParameters) params.delete(name)
  return { request, rest: params.size > 0 ? `?${params}` : '' }
}
