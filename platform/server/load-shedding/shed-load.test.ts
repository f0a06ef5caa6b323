import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createLogger } from '@basera/platform/server/logger'
import { eventually } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHttpApp } from '../http/create-http-app.ts'
import { onEvent } from '../telemetry.ts'
import type { Admission } from './admission.ts'
import { type RequestRank, shedLoad } from './shed-load.ts'

let app: FastifyInstance
let admission: Admission
let release: () => void
let served: string[]
afterEach(async () => {
  release()
  await app.close()
})

/** An app that answers only once it is told to; requests say their rank. */
async function createBusyApp(maxLag = 60_000): Promise<void> {
  let open: () => void = () => undefined
  const opened = new Promise<void>((done) => {
    open = done
  })
  release = open
  served = []
  app = createHttpApp({ logger: createLogger('silent'), trustProxy: false })
  admission = shedLoad(app, {
    rankOf: ({ headers }) => (headers.rank ?? 'member') as RequestRank,
    maxLag,
    languageOf: ({ url }) => (url.startsWith('/hi/') ? 'hi' : 'en'),
  })
  app.all('/work', async ({ headers }) => {
    served.push(String(headers.rank))
    if (headers.rank !== 'file' && headers.rank !== 'vital') await opened
    return {}
  })
  app.setNotFoundHandler(async () => 'a page')
  await app.listen({ port: 0, host: '127.0.0.1' })
}

const send = (rank: RequestRank) => app.inject({ url: '/work', headers: { rank } })

/** Fills every place and the whole queue. */
async function fill(): Promise<Promise<unknown>[]> {
  const sent = Array.from({ length: 24 + 96 }, () => send('write'))
  await eventually(() => expect(admission.counts).toMatchObject({ running: 24, waiting: 96 }))
  return sent
}

describe('a process with more to do than it can', () => {
  it('turns requests away with 503 and a time to come back, before their body is read', async () => {
    await createBusyApp()
    const turnedAway = vi.fn()
    const end = onEvent('turned-away', turnedAway)
    const sent = await fill()
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write('POST /work HTTP/1.1\r\nhost: x\r\nrank: member\r\ncontent-length: 1000\r\n\r\n')
    const [head] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(String(head)).toMatch(/^HTTP\/1\.1 503 /)
    expect(String(head)).toMatch(/\r\nretry-after: [2-7]\r\n/)
    expect(String(head)).toContain('"code":"service_unavailable"')
    expect(turnedAway).toHaveBeenCalledWith('member', undefined)
    expect(served).not.toContain('member')
    release()
    await Promise.all(sent)
    end()
  })

  it('says so in words to whoever opens a page, and has the page try again', async () => {
    await createBusyApp()
    await fill()
    const answer = await app.inject({ url: '/find-room', headers: { accept: 'text/html,*/*' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('We are busy right now. Please try again in a moment.')
    expect(answer.body).toContain('<html lang="en-IN">')
    expect(answer.body).toContain(`http-equiv="refresh" content="${answer.headers['retry-after']}"`)
  })

  it('says so in the language of the page', async () => {
    await createBusyApp()
    await fill()
    const answer = await app.inject({ url: '/hi/find-room', headers: { accept: 'text/html,*/*' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toMatch(/^[2-7]$/)
    expect(answer.body).toContain('<html lang="hi-IN">')
    expect(answer.body).toContain('<title>अभी बहुत भीड़ है</title>')
    expect(answer.body).toContain('अभी बहुत लोग आ गए हैं। थोड़ी देर में फिर कोशिश करें।')
    expect(answer.body).not.toContain('busy')
  })

  it('still says that it lives, and still sends files', async () => {
    await createBusyApp()
    await fill()
    expect((await send('vital')).statusCode).toBe(200)
    expect((await send('file')).statusCode).toBe(200)
  })

  it('serves those who wait once there is room, and everybody again when it is over', async () => {
    await createBusyApp()
    const sent = Array.from({ length: 30 }, () => send('member'))
    await eventually(() => expect(admission.counts).toMatchObject({ running: 24, waiting: 6 }))
    release()
    const answers = (await Promise.all(sent)) as { statusCode: number }[]
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(admission.counts).toMatchObject({ running: 0, waiting: 0 })
    expect((await send('crawler')).statusCode).toBe(200)
  })

  it('gives the place of somebody who went away to the next', async () => {
    await createBusyApp()
    const { port } = app.server.address() as AddressInfo
    const sockets = Array.from({ length: 24 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.write('GET /work HTTP/1.1\r\nhost: x\r\nrank: member\r\n\r\n')
      return socket
    })
    await eventually(() => expect(admission.counts.running).toBe(24))
    for (const socket of sockets) socket.destroy()
    await eventually(() => expect(admission.counts.running).toBe(0))
  })
})

describe('a process whose event loop is beyond hope', () => {
  it('turns files away too, but still says that it lives', async () => {
    await createBusyApp(1)
    const busy = setInterval(() => {
      const end = performance.now() + 60
      while (performance.now() < end);
    }, 61)
    await expect.poll(async () => (await send('file')).statusCode).toBe(503)
    expect((await send('vital')).statusCode).toBe(200)
    clearInterval(busy)
  })
})

describe('a process without requests', () => {
  it('sleeps, but for a look at the event loop each second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    try {
      await createBusyApp()
      const asleep = vi.getTimerCount()
      expect((await send('file')).statusCode).toBe(200)
      expect(vi.getTimerCount()).toBe(asleep + 2)
      vi.advanceTimersByTime(1200)
      expect(vi.getTimerCount()).toBe(asleep)
    } finally {
      vi.useRealTimers()
    }
  })
})
