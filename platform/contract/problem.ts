/** Every error code of the API with its HTTP status; the auth service has its own list. */
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
  phone_not_accepted: 403,
  reauthentication_needed: 403,
  code_needed: 403,
  sending_paused: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  limit_reached: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  name_not_allowed: 422,
  too_many_requests: 429,
  sms_quota_exceeded: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

export interface FieldError {
  readonly field: string
  readonly message: string
}

/** The body of every error, by RFC 9457. `detail` and messages are sentences to show, in the language of the request. */
export interface ProblemDocument {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ProblemCode
  readonly detail: string
  readonly errors?: readonly FieldError[]
  /** The id of `detail` in its catalogue, `rooms.refusals.noSuchRoom`, and those of fields' messages by field. */
  readonly sentence?: string
  readonly field_sentences?: Readonly<Record<string, string>>
  readonly request_id?: string
}

/** An expected failure: thrown by the server, sent as a problem document, thrown again by the API client. */
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
