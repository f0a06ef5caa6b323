import type { AddressInfo } from 'node:net'
import { type Jobs, startJobs } from '@basera/platform/server/job-worker'
import { createLogger } from '@basera/platform/server/logger'
import { createWholeApp, type WholeApp } from '@basera/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from './api-description.ts'
import { answerChecker } from './check-answer.ts'
import { type Fuzzer, type FuzzReport, openFuzzer } from './fuzz.ts'

/** Requests of an operation here; `npm run bench -- fuzz` sends 2,000. */
const cases = 25

let whole: WholeApp
let jobs: Jobs
let fuzzer: Fuzzer
beforeAll(async () => {
  whole = await createWholeApp({ CAPTCHA: 'off' })
  // Accounts are deleted with a job.
  jobs = await startJobs({ url: whole.database.url, logger: createLogger('silent'), tasks: [] })
  await whole.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = whole.app.server.address() as AddressInfo
  fuzzer = await openFuzzer(`http://127.0.0.1:${port}`)
})
afterAll(async () => {
  await jobs?.stop()
  await whole?.close()
})

describe('requests made from the API description', () => {
  it('are answered as it says, by every operation, and never with 5xx', { timeout: 240_000 }, async () => {
    const reports = await fuzzer.fuzz({ operations: fuzzer.operations, cases, seed: 41 })
    expect(reports.flatMap(({ name, finding }) => (finding ? [{ name, ...finding }] : []))).toEqual([])
    // Refusing everything would be as documented too.
    const accepts = ({ statuses }: FuzzReport) =>
      statuses.keys().some((status) => status >= 200 && status < 300)
    expect(reports.filter(accepts).length).toBeGreaterThan(reports.length / 2)
  })
})

describe('the judge of answers', () => {
  const body = {
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a'],
    additionalProperties: false,
  }
  const problem = { type: 'object', required: ['status', 'code'] }
  const responses: Operation['responses'] = {
    200: { content: { 'application/json': { schema: body } } },
    204: {},
    '4XX': { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
  }
  const operation = {
    method: 'GET',
    path: '/api/things',
    parameters: [],
    responses,
    need: 'verified',
  } as const
  const judge = answerChecker({
    openapi: '3.1.0',
    paths: { '/api/things': { get: { parameters: [], responses } } },
    components: { schemas: { Problem: problem } },
  })
  const say = (
    status: number,
    text: string,
    type = 'application/json',
    sender: 'owner' | 'visitor' = 'owner',
  ) =>
    judge(
      operation,
      { sender, method: 'GET', path: '/api/things', params: {}, query: [], headers: {} },
      { status, headers: { 'content-type': type }, body: text, sentBytes: 0 },
    )
  const refusal = (status: number) => JSON.stringify({ status, code: 'not_found' })

  it.each([
    [200, '{"a":"x"}', 'application/json; charset=utf-8'],
    [204, '', ''],
    [404, refusal(404), 'application/problem+json'],
  ])('finds nothing wrong with %i %s', (status, text, type) => {
    expect(say(status, text, type)).toBeUndefined()
  })

  it.each([
    [500, '{}', 'application/json', '500'],
    [200, '{"a":1}', 'application/json', 'off its schema'],
    [200, '{"a":"x","phone":"1"}', 'application/json', 'off its schema'],
    [200, '{"a":', 'application/json', 'no JSON'],
    [200, '{"a":"x"}', 'text/html', 'not application/json'],
    [201, '{"a":"x"}', 'application/json', 'not documented'],
    [204, '{}', 'application/json', 'not documented'],
    [404, refusal(400), 'application/problem+json', 'a problem of 400'],
    [404, '{"status":404}', 'application/problem+json', 'off its schema'],
    [200, '<script>alert(1)</script>', 'text/html', 'markup'],
  ])('finds what is wrong with %i %s as %s', (status, text, type, fault) => {
    expect(say(status, text, type)).toContain(fault)
  })

  it('accounts.access-checked: finds that somebody was let in who may not', () => {
    expect(say(200, '{"a":"x"}', 'application/json', 'visitor')).toContain('let a visitor in')
  })
})
