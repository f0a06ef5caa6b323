import type { FastifyInstance } from 'fastify'

const logged = new Set([400, 401, 403, 404, 413, 415, 422, 429])

const bound = 600
const window = 60_000

function lineBudget() {
  let since = performance.now()
  let written = 0
  let leftOut = 0
  return (): { readonly granted: boolean; readonly leftOutBefore: number } => {
    const before = leftOut
    const now = performance.now()
    const isOver = now - since >= window
    if (isOver) [since, written, leftOut] = [now, 0, 0]
    const granted = written < bound
    if (granted) written += 1
    else leftOut += 1
    return { granted, leftOutBefore: isOver ? before : 0 }
  }
}

/** Logs refusals of routes, never what was sent (OWASP ASVS 5.0, 16.3.2 and 16.3.3); at most 600 lines a minute. */
export function logRefusals(app: FastifyInstance): void {
  const spend = lineBudget()
  app.addHook('onResponse', (request, { statusCode: status }, done) => {
    const { url: route } = request.routeOptions
    if (route !== undefined && logged.has(status)) {
      const { granted, leftOutBefore } = spend()
      if (leftOutBefore > 0) request.log.warn({ leftOut: leftOutBefore }, 'more was refused than is told')
      if (granted) request.log.info({ method: request.method, route, status, address: request.ip }, 'refused')
    }
    done()
  })
}
