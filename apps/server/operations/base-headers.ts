import type { FastifyInstance } from 'fastify'

/** Default headers: nothing runs, loads, is framed or embedded elsewhere. Pages have their own policy. */
export function baseHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Hot reload injects scripts into pages. */
export function withoutPolicy(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'content-security-policy': _, ...rest } = headers
  return rest
}

/** Workers fetch what the page's policy already governs. */
const builtFilePolicy = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Built files that run or are loaded by others. */
const builtFile = /^(text|application)\/javascript|^text\/css|^application\/wasm/

/** Built scripts and styles need to load. */
export function freeBuiltFiles(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    if (builtFile.test(String(reply.getHeader('content-type') ?? '')))
      reply.header('content-security-policy', builtFilePolicy)
  })
}
