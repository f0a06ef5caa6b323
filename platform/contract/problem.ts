/** Every error code of the product's API with its HTTP status. The auth service under `/auth/v1` has a list of its own. */
export const problemStatus = {
  bad_json: 400,
  validation_failed: 400,
  captcha_failed: 400,
  invalid_phone_number: 400,
  code_invalid: 400,
  code_expired: 400,
  code_not_sent: 400,
  link_expired: 400,
  file_refused: 400,
  no_session: 401,
  phone_not_verified: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  sms_quota_exceeded: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** A refused field, and the sentence to show beside it. */
export interface FieldError {
  readonly field: string
  readonly message: string
}

/** The body of every error answer: RFC 9457 `application/problem+json`. `detail` is the sentence to show. */
export interface ProblemDocument {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ProblemCode
  readonly detail: string
  readonly errors?: readonly FieldError[]
  /** Of the request in the log, for people to quote to support. */
  readonly request_id?: string
}

/** An expected failure. Thrown by a use case, sent as a problem document, rethrown by the API client. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly FieldError[]

  constructor(code: ProblemCode, detail: string, errors: readonly FieldError[] = []) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.status = problemStatus[code]
    this.errors = errors
  }
}
