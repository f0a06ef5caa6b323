import { Problem } from '@basera/platform/contract'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createHttpApp, type HttpAppOptions } from './create-http-app.ts'

/** An app that logs a line for each request; what it logged. */
async function createLoggingApp(trustProxy: HttpAppOptions['trustProxy']) {
  const lines: { reqId?: string; msg: string }[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const app = createHttpApp({ logger, trustProxy })
  app.get('/works', async (request) => {
    request.log.info('worked')
    return {}
  })
  app.get('/fails', async () => {
    throw new Error('a fault of ours')
  })
  app.get('/refuses', async () => {
    throw new Problem('conflict', 'Not twice.')
  })
  await app.ready()
  return { app, lines }
}

describe('every request has a name', () => {
  it('that its answer and its lines of the log carry', async () => {
    const { app, lines } = await createLoggingApp(false)
    const answers = await Promise.all([app.inject('/works'), app.inject('/works')])
    const ids = answers.map(({ headers }) => String(headers['x-request-id']))
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(2)
    expect(lines.map(({ reqId }) => reqId).sort()).toEqual(ids.sort())
  })

  it('that the problem document of a refusal and of a fault repeats', async () => {
    const { app, lines } = await createLoggingApp(false)
    const refused = await app.inject('/refuses')
    expect(refused.json()).toMatchObject({ code: 'conflict', request_id: refused.headers['x-request-id'] })
    const failed = await app.inject('/fails')
    expect(failed.json()).toMatchObject({
      status: 500,
      detail: `Something went wrong on our side. Please try again. Reference: ${failed.headers['x-request-id']}`,
      request_id: failed.headers['x-request-id'],
    })
    expect(lines).toMatchObject([{ msg: 'request failed', reqId: failed.headers['x-request-id'] }])
    const nothing = await app.inject('/%E0%A4%A')
    expect(nothing.json()).toMatchObject({ status: 404, request_id: nothing.headers['x-request-id'] })
  })

  const named = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'edge-4711.abc' }

  it.each<[string, HttpAppOptions['trustProxy'], Record<string, string>, boolean]>([
    ['one proxy', 1, named, true],
    ['a proxy by its address', ['127.0.0.1'], named, true],
    ['nobody who is trusted', false, named, false],
    ['another address than that of the proxy', ['10.0.0.1'], named, false],
    ['somebody who came without a proxy', 1, { 'x-request-id': named['x-request-id'] }, false],
    ['a proxy that passes a forged line on', 1, { ...named, 'x-request-id': 'a\\nlevel=50 forged' }, false],
    ['a proxy that passes a novel on', 1, { ...named, 'x-request-id': 'a'.repeat(65) }, false],
  ])('given by %s', async (_, trustProxy, headers, kept) => {
    const { app, lines } = await createLoggingApp(trustProxy)
    const answer = await app.inject({ url: '/works', headers })
    expect(answer.headers['x-request-id'] === headers['x-request-id']).toBe(kept)
    expect(lines).toMatchObject([{ msg: 'worked', reqId: answer.headers['x-request-id'] }])
  })
})
