import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '@basera/platform/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchApi } from './api.ts'

let server: Server
let origin: string
let asked: Pick<IncomingMessage, 'method' | 'url'>[]

const answers: Record<string, [number, string, string]> = {
  '/ok': [200, 'application/json', '{"a":1}'],
  '/nothing': [204, '', ''],
  '/refused': [
    400,
    'application/problem+json',
    '{"code":"validation_failed","detail":"Title is required","errors":[{"field":"title","message":"Title is required"}]}',
  ],
  '/broken': [502, 'text/html', '<html>'],
}

beforeAll(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url })
    const [status, type, body] = answers[request.url?.split('?')[0] ?? ''] ?? [404, 'text/plain', '']
    response.writeHead(status, { 'content-type': type }).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const real = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`${origin}${path}`, init))
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

const failure = async (key: string): Promise<Problem> => {
  try {
    await fetchApi(key, {})
  } catch (error) {
    return error as Problem
  }
  throw new Error('was answered')
}

describe('the API client', () => {
  it('fills the path, leaves out what is undefined, and reads JSON', async () => {
    expect(await fetchApi('GET /ok', { query: { q: 'a b', none: undefined } } as never)).toEqual({ a: 1 })
    expect(asked.at(-1)).toEqual({ method: 'GET', url: '/ok?q=a+b' })
    await fetchApi('DELETE /rooms/{id}', { params: { id: 'a/b' } } as never).catch(() => undefined)
    expect(asked.at(-1)).toEqual({ method: 'DELETE', url: '/rooms/a%2Fb' })
  })

  it('answers an empty success with undefined', async () => {
    expect(await fetchApi('POST /nothing', {})).toBeUndefined()
  })

  it("throws the server's refusal with its fields", async () => {
    const problem = await failure('POST /refused')
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({
      code: 'validation_failed',
      message: 'Title is required',
      errors: [{ field: 'title' }],
    })
  })

  it('makes a sentence of answers that are not ours', async () => {
    expect(await failure('GET /broken')).toMatchObject({ code: 'service_unavailable' })
  })

  it('says so when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect((await failure('GET /ok')).message).toContain('check your internet connection')
  })
})
