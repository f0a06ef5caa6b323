import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Calls, id, Problem } from '@basera/platform/contract'
import { defineFeature } from '@basera/platform/server/feature'
import type { Gate } from '@basera/platform/server/http'
import { noLimits, tooMany } from '@basera/platform/server/limits'
import { createTestApp } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

const maxBytes = 1024 * 1024
const calls = {
  'PUT /api/picture': {
    summary: 'A picture',
    access: 'signed-in',
    upload: { maxBytes },
    response: z.object({ bytes: z.number(), type: z.string() }),
  },
  'POST /api/things/{id}/pictures': {
    summary: 'A picture that is refused unread',
    access: 'public',
    params: z.strictObject({ id }),
    upload: { maxBytes },
    response: z.object({}),
  },
  'POST /api/words': {
    summary: 'No upload',
    access: 'public',
    body: z.strictObject({ word: z.string() }),
    response: z.object({ word: z.string() }),
  },
} satisfies Calls

/** Bytes of the files that arrived whole. */
let arrived: number[] = []
const feature = defineFeature({
  name: 'things',
  calls,
  handlers: {
    'PUT /api/picture': async ({ file }) => {
      const bytes = await buffer(file.stream)
      arrived.push(bytes.length)
      return { bytes: bytes.length, type: file.type }
    },
    'POST /api/things/{id}/pictures': async () => {
      throw new Problem('not_found', 'There is no such thing.')
    },
    'POST /api/words': async ({ body }) => body,
  },
  callLimits: { 'PUT /api/picture': 'pictures' },
})

const gate: Gate = async (access, request) => {
  const address = request.ip
  if (access === 'public') return { address }
  if (request.headers.authorization !== 'Bearer asha') throw new Problem('no_session', 'Please sign in.')
  return { address, session: { id: 's', userId: 'asha' } }
}

let app: FastifyInstance
let limited = false
const spend = async () => {
  if (limited) throw new Problem('too_many_requests', tooMany)
}
beforeAll(async () => {
  app = await createTestApp([feature], { gate, limits: { ...noLimits, counts: true, spend } })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => {
  arrived = []
  limited = false
})

interface Part {
  readonly name?: string
  readonly filename?: string
  readonly type?: string
  readonly body?: string | Buffer
}

const boundary = '----basera'
const header = ({ name = 'file', filename = 'me.jpg', type = 'image/jpeg' }: Part) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`
const form = (...parts: Part[]) =>
  Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(header(part)),
      Buffer.from(part.body ?? 'picture'),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

const multipart = `multipart/form-data; boundary=${boundary}`
const put = (payload: Buffer | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'PUT',
    url: '/api/picture',
    payload,
    headers: { authorization: 'Bearer asha', 'content-type': multipart, ...headers },
  })

describe('an upload call', () => {
  it('takes one file of as many bytes as the contract allows', async () => {
    const answer = await put(form({ body: Buffer.alloc(maxBytes, 7), type: 'image/webp' }))
    expect([answer.statusCode, answer.json()]).toEqual([200, { bytes: maxBytes, type: 'image/webp' }])
  })

  it('takes what a browser sends for a FormData', async () => {
    const body = new FormData()
    body.append('file', new Blob(['picture'], { type: 'image/png' }), 'मेरी फ़ोटो.png')
    const answer = await fetch(`${app.listeningOrigin}/api/picture`, {
      method: 'PUT',
      body,
      headers: { authorization: 'Bearer asha' },
    })
    expect(await answer.json()).toEqual({ bytes: 7, type: 'image/png' })
  })

  it.each([
    ['one byte too many', form({ body: Buffer.alloc(maxBytes + 1) })],
    ['many too many', form({ body: Buffer.alloc(2.5 * maxBytes) })],
  ])('refuses %s', async (_, payload) => {
    const answer = await put(payload)
    expect(answer.json()).toMatchObject({
      code: 'payload_too_large',
      detail: 'The file is larger than 1 MB.',
    })
    expect([answer.statusCode, arrived]).toEqual([413, []])
  })

  it('refuses too many bytes of a length that was not said, and the client reads why', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(header({})))
        for (let n = 0; n < 20; n++) controller.enqueue(Buffer.alloc(100 * 1024))
        controller.close()
      },
    })
    const answer = await fetch(`${app.listeningOrigin}/api/picture`, {
      method: 'PUT',
      body,
      duplex: 'half',
      headers: { authorization: 'Bearer asha', 'content-type': multipart },
    } as RequestInit)
    expect([answer.status, arrived]).toEqual([413, []])
  })

  it.each<[string, Buffer | string]>([
    ['no part', form()],
    ['no bytes', ''],
    ['a part of another name', form({ name: 'picture' })],
    ['a field instead of a file', form({ filename: '', type: '' })],
    ['a field before the file', form({ name: 'a', filename: '', type: '' }, {})],
    ['a field after the file', form({}, { name: 'a', filename: '', type: '' })],
    ['two files', form({}, {})],
    ['a hundred files', form(...Array.from({ length: 100 }, () => ({})))],
    ['a second file of another name', form({}, { name: '__proto__' })],
    ['a file named like an object’s own', form({ name: 'constructor' })],
    ['a form that is cut in the file', form({ body: 'x'.repeat(5000) }).subarray(0, 3000)],
    ['a form that is cut at the end', form({}).subarray(0, -10)],
    ['a form that is cut in a header', Buffer.from(header({}).slice(0, 40))],
    ['another boundary', form({}).toString().replaceAll(boundary, '----other')],
    ['a header without end', `--${boundary}\r\nContent-Disposition: form-data; name="${'x'.repeat(100_000)}`],
    [
      'headers without end',
      `--${boundary}\r\n${'X-A: b\r\n'.repeat(5000)}\r\npicture\r\n--${boundary}--\r\n`,
    ],
    ['noise', Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919) % 256))],
  ])('refuses %s with a problem document', async (_, payload) => {
    const answer = await put(payload)
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(arrived).toEqual([])
  })

  it.each([
    ['{"file":"x"}', 'application/json'],
    ['file=x', 'application/x-www-form-urlencoded'],
    ['x', 'image/jpeg'],
    ['x', 'text/plain'],
  ])('refuses %s as %s', async (payload, type) => {
    const answer = await put(payload, { 'content-type': type })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
  })

  it('refuses a form whose boundary is not said', async () => {
    const answer = await put(form({}), { 'content-type': 'multipart/form-data' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
  })

  it('checks who calls, and how often, before it reads anything', async () => {
    const visitor = await put(form({ body: Buffer.alloc(3 * maxBytes) }), { authorization: '' })
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'no_session'])
    limited = true
    expect((await put('noise', { 'content-type': 'text/plain' })).statusCode).toBe(429)
  })

  it('reads nothing for a handler that wants nothing', async () => {
    const send = (url: string) =>
      app.inject({ method: 'POST', url, payload: form({}), headers: { 'content-type': multipart } })
    const known = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
    expect((await send(`/api/things/${known}/pictures`)).json().detail).toBe('There is no such thing.')
    expect((await send('/api/things/1/pictures')).statusCode).toBe(404)
  })

  it('leaves other calls without forms, also of the same feature', async () => {
    const words = { method: 'POST', url: '/api/words' } as const
    expect((await app.inject({ ...words, payload: { word: 'ghar' } })).json()).toEqual({ word: 'ghar' })
    const answer = await app.inject({ ...words, payload: form({}), headers: { 'content-type': multipart } })
    expect(answer.statusCode).toBe(415)
  })

  it('keeps nothing of a connection that breaks off, and goes on', async () => {
    const { port } = new URL(app.listeningOrigin)
    const cut = () =>
      new Promise<void>((done) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          const head = `PUT /api/picture HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer asha\r\nContent-Type: ${multipart}\r\nContent-Length: 5000\r\n\r\n`
          socket.write(head + header({}) + 'x'.repeat(2000), () => setTimeout(() => socket.destroy(), 20))
        })
        socket.on('close', () => done())
      })
    await Promise.all(Array.from({ length: 10 }, cut))
    expect((await put(form({}))).statusCode).toBe(200)
    expect(arrived).toEqual([7])
  })
})
