import type { RequestRank } from '@basera/platform/server/load-shedding'
import type { FastifyRequest } from 'fastify'

const vital = /^\/(livez|readyz|metrics)(\?|$)/
/** Cheap: read and sent. */
const file = /^\/(assets|storage|map-layers|map-tiles)\/|^\/[\w-]+\.\w+$/
const crawler = /bot\b|crawl|spider|slurp/i

/**
 * By what the request says of itself: identifying the caller would cost more than the answer (`shell.overload-ranks`).
 */
export function rankOf({ url, method, headers, is404 }: FastifyRequest): RequestRank {
  const reads = method === 'GET' || method === 'HEAD'
  if (reads && vital.test(url)) return 'vital'
  if (reads && file.test(url) && !is404) return 'file'
  // Live connections stay, so they take no slots. Nor do their tickets: without one, a client waits ever longer for
  // messages.
  if (headers.upgrade !== undefined || url === '/api/live/ticket') return 'file'
  const isMember = headers.authorization !== undefined || url.startsWith('/auth/v1/')
  if (isMember) return reads ? 'member' : 'write'
  return crawler.test(headers['user-agent'] ?? '') ? 'crawler' : 'public'
}
