import { type AddressInfo, connect } from 'node:net'
import { createLogger } from '@basera/platform/server/logger'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BodyPace, usualPace, watchBody } from './body-pace.ts'
import { createHttpApp } from './create-http-app.ts'

const pace: BodyPace = { still: 400, window: 800, least: 4000, checkEvery: 20 }
let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = createHttpApp({ logger: createLogger('silent'), trustProxy: false, pace })
  app.post('/shed', {
    onRequest: async (_request, reply) => reply.code(503).header('retry-after', '5').send('busy'),
    handler: async () => 'never',
  })
  app.addContentTypeParser(
    'application/x-photo',
    async (request: unknown, payload: NodeJS.ReadableStream) => {
      watchBody(request as Parameters<typeof watchBody>[0], pace)
      let bytes = 0
      for await (const chunk of payload) bytes += (chunk as Buffer).length
      return { bytes }
    },
  )
  app.post('/photo', async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Begins a request with a body of 50,000 bytes and sends `bytes` of it every 100 ms, until the server closes. */
async function send(path: string, bytes: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.on('error', () => undefined)
  let said = ''
  socket.on('data', (text: string) => {
    said += text
  })
  const began = performance.now()
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-photo\r\ncontent-length: 50000\r\n\r\n`,
  )
  let left = 50_000
  const timer = setInterval(() => {
    const next = Math.min(bytes, left)
    left -= next
    if (next > 0 && socket.writable) socket.write('x'.repeat(next))
    if (said.includes('bytes')) socket.destroy()
  }, 100)
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(timer)
  return { said, after: performance.now() - began }
}

describe('shell.body-pace: a body', () => {
  it('that stands still is dropped, one that comes slowly too', async () => {
    const [idle, slow] = await Promise.all([send('/photo', 0), send('/photo', 50)])
    expect([idle.said, slow.said]).toEqual(['', ''])
    expect(idle.after).toBeGreaterThanOrEqual(pace.still)
    expect(idle.after).toBeLessThan(pace.still + 2000)
    expect(slow.after).toBeGreaterThanOrEqual(pace.window)
    expect(slow.after).toBeLessThan(pace.window + 2000)
  })

  it('that comes fast enough is taken', async () => {
    expect((await send('/photo', 5000)).said).toContain('{"bytes":50000}')
  })

  it('that nobody waits for any more holds its connection no longer', async () => {
    const { said, after } = await send('/shed', 0)
    expect(said).toMatch(/^HTTP\/1\.1 503 /)
    expect(after).toBeLessThan(pace.still + 2000)
  })

  it('may stand still for 10 seconds, and brings 1 KB a second', () => {
    expect(usualPace).toMatchObject({ still: 10_000, window: 20_000, least: 20 * 1024 })
  })
})
