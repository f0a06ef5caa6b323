import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createLogger } from '@basera/platform/server/logger'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpApp } from './create-http-app.ts'

/** Milliseconds; far below what the test allows, far above what a quick client needs. */
const timeouts = { head: 1500, body: 1500, request: 4000, idle: 15_000, checkEvery: 100 }

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = createHttpApp({ logger: createLogger('silent'), trustProxy: false, timeouts })
  app.post('/echo', async ({ body }) => body)
  app.addContentTypeParser(
    'multipart/form-data',
    async (_request: unknown, payload: NodeJS.ReadableStream) => {
      let bytes = 0
      for await (const chunk of payload) bytes += (chunk as Buffer).length
      return { bytes }
    },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends `head`, then a byte every 20 ms for ever; gives what came back, and after how many milliseconds it was cut off. */
async function trickle(head: string, byte: string): Promise<{ said: string; after: number }> {
  const socket: Socket = connect(port, '127.0.0.1')
  const began = performance.now()
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  socket.on('error', () => undefined)
  socket.write(head)
  const timer = setInterval(() => socket.writable && socket.write(byte), 20)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return { said, after: performance.now() - began }
}

const quick = () =>
  fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"quick":true}',
  })

describe('clients that send a little at a time', () => {
  it('are cut off before the head of their request is whole', async () => {
    const { said, after } = await trickle('POST /echo HTTP/1.1\r\nhost: x\r\nx-slow: ', 'a')
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(after).toBeGreaterThanOrEqual(timeouts.head)
    expect(after).toBeLessThan(timeouts.request + 3000)
  })

  it('are cut off before the body of a call is whole', async () => {
    const head =
      'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n'
    const { said, after } = await trickle(head, ' ')
    expect(said).toBe('')
    expect(after).toBeGreaterThanOrEqual(timeouts.body - 20)
    expect(after).toBeLessThan(timeouts.request)
  })

  it('have longer for a file, but not for ever', async () => {
    const head =
      'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n'
    const { after } = await trickle(head, '1\r\na\r\n')
    expect(after).toBeGreaterThanOrEqual(timeouts.request)
    expect(after).toBeLessThan(timeouts.request + 3000)
  })

  it('keep nobody else waiting', async () => {
    const slow = Array.from({ length: 100 }, () => trickle('POST /echo HTTP/1.1\r\nhost: x\r\nx-slow: ', 'a'))
    const answers = await Promise.all(Array.from({ length: 20 }, quick))
    for (const answer of answers) expect(await answer.json()).toEqual({ quick: true })
    for (const { said } of await Promise.all(slow)) expect(said).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('what is no HTTP', () => {
  it('gets a bare refusal', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8').end('hello\r\n\r\n')
    const [said] = (await once(socket, 'data')) as [string]
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  })
})
