import type { RequestRank } from '@basera/platform/server/load-shedding'
import type { FastifyRequest } from 'fastify'

const vital = /^\/(livez|readyz|metrics)(\?|$)/
/** Built files and pictures: read and sent, nothing to work out. */
const file = /^\/(assets|storage|map-layers|map-tiles)\/|^\/[\w-]+\.\w+$/
const crawler = /bot\b|crawl|spider|slurp/i

/**
 * The rank of a request in an overload (`shell.overload-ranks`). It goes by what the request says of itself: finding out who
 * really calls would cost more than the answer.
 */
export function rankOf({ url, method, headers, is404 }: FastifyRequest): RequestRank {
  const reads = method === 'GET' || method === 'HEAD'
  if (reads && vital.test(url)) return 'vital'
  if (reads && file.test(url) && !is404) return 'file'
  // Live connections stay: counting them among requests would leave no places. Their tickets come along: who is refused one
  // waits ever longer for messages, and asks again.
  if (headers.upgrade !== undefined || url === '/api/live/ticket') return 'file'
  const isMember = headers.authorization !== undefined || url.startsWith('/auth/v1/')
  if (isMember) return reads ? 'member' : 'write'
  return crawler.test(headers['user-agent'] ?? '') ? 'crawler' : 'public'
}
