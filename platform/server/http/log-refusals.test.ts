import { Problem } from '@basera/platform/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { createLogger } from '../logger.ts'
import { createHttpApp } from './create-http-app.ts'

/** An app with a call that answers as asked, and the lines of its log. */
async function createAnsweringApp() {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const app = createHttpApp({ logger, trustProxy: false })
  app.post<{ Params: { what: string } }>('/api/:what', async ({ params: { what } }) => {
    if (what === 'fine') return {}
    throw new Problem(what as 'conflict', 'No.')
  })
  await app.ready()
  const ask = (what: string) => app.inject({ method: 'POST', url: `/api/${what}?email=planted@example.org` })
  return { app, lines, ask }
}

afterEach(() => vi.useRealTimers())

it.each([
  ['validation_failed', 400],
  ['no_session', 401],
  ['phone_not_verified', 403],
  ['not_found', 404],
  ['payload_too_large', 413],
  ['too_many_requests', 429],
])(
  'ASVS 16.3.2, 16.3.3: %s is told with its route and from where, without what was sent',
  async (code, status) => {
    const { lines, ask } = await createAnsweringApp()
    const { headers } = await ask(code)
    expect(lines).toMatchObject([
      { level: 30, msg: 'refused', method: 'POST', route: '/api/:what', status, address: '127.0.0.1' },
    ])
    expect(lines[0]?.reqId).toBe(headers['x-request-id'])
    expect(JSON.stringify(lines)).not.toContain('planted')
  },
)

it('what is answered, what meets another change, and what no route serves is not told', async () => {
  const { app, lines, ask } = await createAnsweringApp()
  await ask('fine')
  await ask('conflict')
  expect((await app.inject('/wp-login.php')).statusCode).toBe(404)
  expect(lines).toEqual([])
})

it('a flood writes 600 lines a minute, and then how many were left out', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { lines, ask } = await createAnsweringApp()
  for (let n = 0; n < 650; n++) await ask('not_found')
  expect(lines).toHaveLength(600)
  vi.advanceTimersByTime(60_000)
  await ask('not_found')
  expect(lines.slice(600)).toMatchObject([
    { level: 40, msg: 'more was refused than is told', leftOut: 50 },
    { msg: 'refused', status: 404 },
  ])
})
