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
  /** What an address says of a failed return: any text, in `error`, `error_code` and `email`. */
  readonly failed?: URLSearchParams
  /** The page to return to, if not the one shown. Never read from an address. */
  readonly wanted?: string
}

/** Opens the dialog with the sentence of a failure (accounts.return-errors). */
export const failedWith = (error: ReturnError): SignInRequest => ({ failed: new URLSearchParams({ error }) })

const ownParameters = ['sign-in', 'error', 'error_code', 'error_description', 'email']

/** Home with the dialog open; keeps the requested page (accounts.return-after-sign-in). */
export const signInAddress = (wanted: string): string => `/?${new URLSearchParams({ 'sign-in': wanted })}`

/** The request in Home's query, and the query without it (with `?`, or empty); undefined without one. */
export function takeSignInRequest(search: string): { request: SignInRequest; rest: string } | undefined {
  const params = new URLSearchParams(search)
  if (!params.has('sign-in') && !params.has('error')) return undefined
  const request = params.has('error') ? { failed: new URLSearchParams(search) } : {}
  for (const name of ownParameters) params.delete(name)
  return { request, rest: params.size > 0 ? `?${params}` : '' }
}
