import { Problem } from '@basera/platform/contract'
import { toProblem } from '@basera/platform/server/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../auth-error.ts'

const versionHeader = 'x-supabase-api-version'
/** Version with the newer form of errors (auth-protocol.two-error-forms). */
const newerVersion = '2024-01-01'

function asksForNewerForm(request: FastifyRequest): boolean {
  const version = request.headers[versionHeader]
  if (typeof version !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(version)) return false
  const date = new Date(`${version}T00:00:00Z`)
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(version)
  return real && version >= newerVersion
}

/** Clients read from it where an error's code stands. */
export function echoVersion(request: FastifyRequest, reply: FastifyReply): void {
  if (asksForNewerForm(request)) reply.header('X-Supabase-Api-Version', newerVersion)
}

function fromProblem(problem: Problem): AuthError {
  if (problem.code === 'too_many_requests') return new AuthError('over_request_rate_limit')
  if (problem.status >= 500)
    return new AuthError('unexpected_failure', problem.message, { status: problem.status })
  return new AuthError('validation_failed', problem.message)
}

/** Turns anything thrown into a refusal; unexpected errors become a bare 500. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof Problem) return fromProblem(error)
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AuthError('request_entity_too_large')
  if (statusCode < 500) return new AuthError('bad_json')
  const problem = toProblem(error)
  return problem.code === 'service_unavailable' ? fromProblem(problem) : new AuthError('unexpected_failure')
}

export function sendAuthError(error: AuthError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, status, message, reasons } = error
  const weak = reasons ? { weak_password: { reasons } } : {}
  const form = asksForNewerForm(request)
    ? { code, message, ...weak }
    : { code: status, error_code: code, msg: message, ...weak }
  return reply.code(status).header('x-sb-error-code', code).send(form)
}
