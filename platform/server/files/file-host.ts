import { Problem } from '@basera/platform/contract'
import type { FastifyInstance } from 'fastify'
import type { Feature } from '../feature/feature.ts'
import { commonRefusals } from '../sentences.ts'
import { storedAt } from './file-store.ts'

const isAddress = (name: string, value: unknown): value is string =>
  name.endsWith('_url') && typeof value === 'string' && storedAt(value) !== undefined

function atHost(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => atHost(one, origin))
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isAddress(name, one) ? `${origin}${one}` : atHost(one, origin),
    ]),
  )
}

/** Moves stored files in answers to `origin`. Only fields ending in `_url` are addresses; texts stay as they are. */
export function withFilesAt(origin: string | undefined, feature: Feature): Feature {
  if (origin === undefined) return feature
  const handlers = Object.entries(feature.handlers).map(([key, handler]) => [
    key,
    async (...given: Parameters<typeof handler>) => atHost(await handler(...given), origin),
  ])
  return { ...feature, handlers: Object.fromEntries(handlers) }
}

const health = new Set(['/livez', '/readyz'])

/** On the host of `origin`, serves stored files only, so that uploads and pages have different origins. */
export function serveOnlyFilesAt(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isFile = isRead && storedAt(path) !== undefined
    if (isFile) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.host === host && !isFile && !health.has(path))
      throw new Problem('not_found', commonRefusals.nothingHere)
  })
}
