import type { FastifyInstance } from 'fastify'

/**
 * Headers of every answer that says nothing else: no type is guessed, nothing in it runs, loads or is framed, and other
 * sites may not embed it. Pages replace the policy with theirs.
 */
export function baseHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Under hot reload, scripts are injected into pages and served by others. */
export function withoutPolicy(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'content-security-policy': _, ...rest } = headers
  return rest
}

/** Built files: workers among them fetch what the page's policy already governs, so nothing is said about loading. */
const builtFilePolicy = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Types of built files that run, or that other files load. */
const builtFile = /^(text|application)\/javascript|^text\/css|^application\/wasm/

/** Lets built scripts and styles be what they are. */
export function freeBuiltFiles(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    if (builtFile.test(String(reply.getHeader('content-type') ?? '')))
      reply.header('content-security-policy', builtFilePolicy)
  })
}
