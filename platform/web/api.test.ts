import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '@basera/platform/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchApi, setTokenSource, Unreachable } from './api.ts'

let server: Server
let origin: string
let asked: Pick<IncomingMessage, 'method' | 'url'>[]
let carried: IncomingMessage['headers']
let body: string

const answers: Record<string, [number, string, string]> = {
  '/ok': [200, 'application/json', '{"a":1}'],
  '/nothing': [204, '', ''],
  '/refused': [
    400,
    'application/problem+json',
    '{"code":"validation_failed","detail":"Title is required","errors":[{"field":"title","message":"Title is required"}]}',
  ],
  '/mine': [401, 'application/problem+json', '{"code":"no_session","detail":"Please sign in."}'],
  '/broken': [502, 'text/html', '<html>'],
}

beforeAll(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url })
    carried = request.headers
    body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    const [status, type, text] = answers[request.url?.split('?')[0] ?? ''] ?? [404, 'text/plain', '']
    request.on('end', () => response.writeHead(status, { 'content-type': type }).end(text))
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // Tests of the session leave theirs.
  setTokenSource({ token: async () => undefined, refused: async () => false })
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

  it('has a sentence for answers that are not ours', async () => {
    const problem = await failure('GET /broken')
    expect(problem).toMatchObject({ code: 'service_unavailable' })
    expect(problem).not.toBeInstanceOf(Unreachable)
  })

  it('carries the token of the session, and none where there is none', async () => {
    await fetchApi('GET /ok', {})
    expect(carried.authorization).toBeUndefined()
    setTokenSource({ token: async () => 'asha-access', refused: async () => false })
    await fetchApi('GET /ok', {})
    expect(carried.authorization).toBe('Bearer asha-access')
  })

  it('reports to the session when the server does not accept it, and only then', async () => {
    const refused = vi.fn(async () => false)
    setTokenSource({ token: async () => 'asha-access', refused })
    await failure('GET /broken')
    expect(refused).not.toHaveBeenCalled()
    expect(await failure('GET /mine')).toMatchObject({ code: 'no_session' })
    expect(refused).toHaveBeenCalledOnce()
    setTokenSource({ token: async () => undefined, refused })
    await failure('GET /mine')
    expect(refused).toHaveBeenCalledOnce()
  })

  it('uploads one file as the part `file`', async () => {
    const file = new Blob(['picture'], { type: 'image/png' })
    await fetchApi('PUT /ok', { file } as never)
    expect(carried['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toMatch(/name="file"[\s\S]*image\/png[\s\S]*picture/)
  })

  it('says so when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    const problem = await failure('GET /ok')
    expect(problem).toBeInstanceOf(Unreachable)
    expect(problem.message).toContain('check your internet connection')
  })
})
