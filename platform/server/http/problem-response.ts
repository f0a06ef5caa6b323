import { Problem, type ProblemCode, type ProblemDocument, problemStatus } from '@basera/platform/contract'
import { type Language, languageTag } from '@basera/platform/contract/languages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from '../languages/request-language.ts'
import { sayProblem } from '../languages/say-problem.ts'
import { commonRefusals, filled } from '../sentences.ts'
import { SpentBudget } from '../spent-budget.ts'
import { isDatabaseTrouble } from './database-trouble.ts'

const titles: Record<ProblemCode, string> = {
  bad_json: 'Body is not valid JSON',
  validation_failed: 'Invalid input',
  captcha_failed: 'Security check failed',
  invalid_phone_number: 'Invalid phone number',
  code_invalid: 'Wrong code',
  code_expired: 'Code expired',
  code_not_sent: 'No code was sent',
  link_expired: 'Link expired',
  file_refused: 'File refused',
  no_session: 'Not signed in',
  phone_not_verified: 'Phone not verified',
  phone_not_accepted: 'Phone not accepted',
  reauthentication_needed: 'Sign in again',
  code_needed: 'A code is needed',
  sending_paused: 'Sending is paused',
  foreign_origin: 'Not one of our pages',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  conflict: 'Conflict',
  limit_reached: 'Limit reached',
  payload_too_large: 'Too large',
  unsupported_media_type: 'Unsupported media type',
  name_not_allowed: 'Name not allowed',
  too_many_requests: 'Too many requests',
  sms_quota_exceeded: 'No more text messages for now',
  internal_error: 'Server error',
  service_unavailable: 'Busy',
}

function problemDocument(problem: Problem, language: Language, requestId: string): ProblemDocument {
  const { code, status } = problem
  const { errors, ...said } = sayProblem(problem, language)
  return {
    type: 'about:blank',
    title: titles[code],
    status,
    code,
    ...said,
    ...(errors.length > 0 ? { errors } : {}),
    request_id: requestId,
  }
}

const retryAfter = '5'

/** Sends a problem document; never cached, as it is about this caller now. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  if (problem instanceof SpentBudget) reply.header('retry-after', String(problem.seconds))
  const language = requestLanguage(reply.request.headers['accept-language'])
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .header('content-language', languageTag(language))
    .send(problemDocument(problem, language, reply.request.id))
}

const isDiskFull = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT)$/.test(String((error as NodeJS.ErrnoException | undefined)?.code))

const hasNoDescriptor = (error: unknown): boolean =>
  /^(EMFILE|ENFILE)$/.test(String((error as NodeJS.ErrnoException | undefined)?.code))

const byFrameworkCode: Record<string, [ProblemCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', commonRefusals.bodyLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', commonRefusals.contentKind],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_json', commonRefusals.notJson],
}

const isCode = (status: number): ProblemCode | undefined =>
  (Object.keys(problemStatus) as ProblemCode[]).find((code) => problemStatus[code] === status)

/** Turns anything thrown into a problem; unexpected errors become a 500 that reveals nothing. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const known = byFrameworkCode[code]
  if (known) return new Problem(known[0], known[1])
  if (error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new Problem('bad_json', commonRefusals.notJson)
  }
  if (isDiskFull(error)) return new Problem('service_unavailable', commonRefusals.diskFull)
  if (isDatabaseTrouble(error) || hasNoDescriptor(error))
    return new Problem('service_unavailable', commonRefusals.busy)
  if (statusCode < 500)
    return new Problem(isCode(statusCode) ?? 'validation_failed', commonRefusals.requestInvalid)
  return new Problem('internal_error', commonRefusals.unexpected)
}

/** {@link toProblem}, with a reference to the log where the error is unexpected; logs faults that are not the request's. */
export function explainError(error: unknown, { id, log }: Pick<FastifyRequest, 'id' | 'log'>): Problem {
  const problem = toProblem(error)
  if (problem.code === 'internal_error') {
    log.error({ err: error }, 'request failed')
    return new Problem('internal_error', filled(commonRefusals.unexpectedLogged, { reference: id }))
  }
  if (isDiskFull(error)) log.error({ err: error }, 'the disk is full')
  else if (problem.status >= 500 && problem !== error)
    log.warn({ err: error }, 'the database could not serve a request')
  return problem
}

export function answerErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(reply, explainError(error, request)),
  )
}
