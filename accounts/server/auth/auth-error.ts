import { suspendedAccount } from '@basera/accounts/contract'

/** Error codes with status and default message (auth-protocol.error-codes); the product matches some messages. */
const codes = {
  bad_json: [400, 'Could not parse request body as JSON'],
  validation_failed: [400, 'Invalid request'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  captcha_failed: [400, 'captcha protection: request disallowed (no captcha_token found in request)'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  current_password_mismatch: [400, 'Your present password is not right.'],
  session_expired: [400, 'Session expired'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  phone_provider_disabled: [400, 'Phone signups are disabled'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to verify this access token'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  user_banned: [403, suspendedAccount],
  reauthentication_needed: [403, 'Give your present password, or sign in again.'],
  not_admin: [403, 'Updating app_metadata requires admin privileges'],
  not_found: [404, 'There is nothing at this address'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  method_not_allowed: [405, 'This address takes other methods'],
  request_entity_too_large: [413, 'Request body is too large'],
  user_already_exists: [422, 'User already registered'],
  email_exists: [422, 'A user with this email address has already been registered'],
  name_not_allowed: [422, 'This name is not allowed'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  same_password: [422, 'New password should be different from the old password.'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  email_provider_disabled: [422, 'Email signups are disabled'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
} as const satisfies Record<string, readonly [status: number, message: string]>

type AuthCode = keyof typeof codes

interface AuthErrorExtra {
  readonly status?: number
  /** Shown by the client (auth-protocol.weak-reasons). */
  readonly reasons?: readonly ('length' | 'characters' | 'pwned')[]
}

export class AuthError extends Error {
  readonly code: AuthCode
  readonly status: number
  readonly reasons: AuthErrorExtra['reasons']

  constructor(code: AuthCode, message: string = codes[code][1], extra: AuthErrorExtra = {}) {
    super(message)
    this.name = 'AuthError'
    this.code = code
    this.status = extra.status ?? codes[code][0]
    this.reasons = extra.reasons
  }
}
