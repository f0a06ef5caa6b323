import { type Access, type Method, Problem } from '@basera/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '../limits.ts'
import type { Caller, Feature } from './define-feature.ts'
import { performCall } from './perform-call.ts'

/** Establishes who calls, or throws `no_session` / `phone_not_verified` (decisions 2: enforced on the server). */
export type Gate = (access: Access, request: FastifyRequest) => Promise<Caller>

export interface MountOptions {
  readonly gate: Gate
  readonly limits: Limits
}

const toFastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function singleValues(query: unknown): Record<string, unknown> {
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (Array.isArray(value)) {
      throw new Problem('validation_failed', 'A value was given twice.', [
        { field: name, message: 'Was given twice' },
      ])
    }
  }
  return query as Record<string, unknown>
}

/** Serves every call of a feature over HTTP. */
export function mountFeature(app: FastifyInstance, feature: Feature, options: MountOptions): void {
  for (const [key, call] of Object.entries(feature.calls)) {
    const [method, path] = key.split(' ') as [Method, string]
    const limit = feature.limits[key]
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await options.gate(call.access, request)
      if (limit) await options.limits.spend(limit, caller.address)
      const raw = { params: request.params, query: singleValues(request.query), body: request.body }
      const output = await performCall(feature, key, raw, caller)
      reply.code(call.status ?? 200)
      return call.status === 204 ? reply.send() : output
    }
    app.route({ method, url: toFastifyPath(path), handler: answer, exposeHeadRoute: method === 'GET' })
  }
}
