import { Problem } from '@basera/platform/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backoffDelay } from './backoff.ts'
import { type LiveClient, type LiveState, liveTimes, openLiveClient } from './live-client.ts'
import { FakeLiveServer, FakePage, until } from './live-server.fixture.ts'

let peer: FakeLiveServer
let page: FakePage
let live: LiveClient | undefined
let states: LiveState[]
let frames: unknown[]
let tickets: number
/** What the ticket call throws. */
let trouble: unknown

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  peer = new FakeLiveServer()
  page = new FakePage()
  states = []
  frames = []
  tickets = 0
  trouble = undefined
  await peer.open()
})
afterEach(async () => {
  live?.close()
  await peer.close()
  const asked = tickets
  page.emit('online')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tickets, 'attempts after the end').toBe(asked)
  vi.useRealTimers()
})

function open(): LiveClient {
  live = openLiveClient({
    address: peer.address,
    ticket: async () => {
      tickets++
      if (trouble) throw trouble
      return `ticket-${tickets}`
    },
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
    page,
    random: () => 1,
  })
  return live
}
const status = () => live?.state.status
const opened = () => until(() => status() === 'open', 'the connection')
const waiting = () => until(() => status() === 'waiting', 'the end of the connection')

describe('a live connection', () => {
  it('is opened with a ticket, and carries frames both ways', async () => {
    const connection = open()
    expect(connection.send({ type: 'ping' })).toBe(false)
    await opened()
    expect(peer.tickets).toEqual(['ticket-1'])
    expect(connection.send({ type: 'typing', chat_id: 'c' })).toBe(true)
    await until(() => peer.frames.length === 1)
    peer.send({ type: 'pong' })
    await until(() => frames.length === 1)
    expect([peer.frames, frames]).toEqual([[{ type: 'typing', chat_id: 'c' }], [{ type: 'pong' }]])
    expect(states.map((state) => state.status)).toEqual(['connecting', 'open'])
  })

  it('reconnects with a new ticket and exponential backoff', async () => {
    open()
    await opened()
    peer.refuses = 503
    peer.last.terminate()
    for (const wait of [500, 1000, 2000, 4000]) {
      await waiting()
      const before = tickets
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(tickets).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(tickets).toBe(before + 1)
      await until(() => status() === 'waiting')
    }
    peer.refuses = undefined
    await vi.advanceTimersByTimeAsync(8000)
    await opened()
    expect(peer.tickets).toHaveLength(2)
  })

  it('resets the backoff after a connection that lasted', async () => {
    open()
    await opened()
    for (const _ of [1, 2]) {
      await vi.advanceTimersByTimeAsync(liveTimes.steady + 1)
      peer.last.terminate()
      await waiting()
      await vi.advanceTimersByTimeAsync(500)
      await opened()
    }
  })

  it('reconnects after the delay that a stopping server gives (1012 retry:)', async () => {
    open()
    await opened()
    peer.last.close(1012, 'retry:1500')
    await waiting()
    await vi.advanceTimersByTimeAsync(1499)
    expect(tickets).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await peer.connections(2)
    await opened()
  })

  it('waits 30 s where the person has too many connections', async () => {
    open()
    await opened()
    peer.last.close(4429)
    await waiting()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(tickets).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(tickets).toBe(2)
    await opened()
  })

  it('pings a silent server after 25 s and waits 10 s for the answer', async () => {
    open()
    await opened()
    await vi.advanceTimersByTimeAsync(25_000)
    await until(() => peer.framesOf('ping').length === 1)
    peer.send({ type: 'pong' })
    await until(() => frames.length === 1)
    await vi.advanceTimersByTimeAsync(25_000)
    await until(() => peer.framesOf('ping').length === 2)
    await vi.advanceTimersByTimeAsync(10_001)
    await peer.connections(2)
    await opened()
  })

  it('pauses while there is no network, and reconnects at once with it', async () => {
    open()
    await opened()
    page.emit('offline')
    expect(status()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tickets).toBe(1)
    page.emit('online')
    await peer.connections(2)
    await opened()
  })

  it('skips the backoff when the page becomes visible', async () => {
    open()
    await opened()
    peer.refuses = 503
    peer.last.terminate()
    await waiting()
    peer.refuses = undefined
    page.emit('shown')
    await peer.connections(2)
    await opened()
  })

  it('is closed by a page that was hidden for 5 minutes, not by a shorter absence', async () => {
    open()
    await opened()
    page.emit('hidden')
    await vi.advanceTimersByTimeAsync(5000)
    page.emit('shown')
    expect(status()).toBe('open')
    page.emit('hidden')
    for (let heard = 1; heard < 20; heard++) {
      await vi.advanceTimersByTimeAsync(15_000)
      peer.send({ type: 'presence' })
      await until(() => frames.length === heard)
      expect(status()).toBe('open')
    }
    await vi.advanceTimersByTimeAsync(15_000)
    expect(status()).toBe('waiting')
    page.emit('shown')
    await opened()
    expect(peer.tickets).toHaveLength(2)
  })

  it('checks the connection after sleep', async () => {
    open()
    await opened()
    page.emit('hidden')
    vi.setSystemTime(Date.now() + 3_600_000)
    page.emit('shown')
    await until(() => peer.framesOf('ping').length === 1)
    await vi.advanceTimersByTimeAsync(10_001)
    await opened()
    expect(peer.tickets).toHaveLength(2)
  })

  it.each(['no_session', 'phone_not_verified'] as const)(
    'ends when a ticket is refused: %s',
    async (code) => {
      trouble = new Problem(code, 'No')
      open()
      await until(() => status() === 'refused')
      page.emit('online')
      page.emit('shown')
      await vi.advanceTimersByTimeAsync(120_000)
      expect(tickets).toBe(1)
    },
  )

  it('asks for a ticket after the session ended, which decides whether to reconnect (4401)', async () => {
    open()
    await opened()
    trouble = new Problem('no_session', 'No')
    peer.last.close(4401)
    await waiting()
    await vi.advanceTimersByTimeAsync(500)
    await until(() => status() === 'refused')
    expect(tickets).toBe(2)
  })

  it('reports a blocked connection where the server answers calls', async () => {
    peer.refuses = 400
    open()
    await waiting()
    expect(live?.state.isBlocked).toBe(true)
    peer.refuses = undefined
    await vi.advanceTimersByTimeAsync(500)
    await opened()
    expect(live?.state.isBlocked).toBe(false)
  })

  it('does not report an unreachable server as blocked', async () => {
    trouble = new Problem('service_unavailable', 'Offline')
    open()
    await waiting()
    expect(live?.state.isBlocked).toBe(false)
  })

  it('gives up on a ticket that does not arrive', async () => {
    let give: (ticket: string) => void = () => undefined
    live = openLiveClient({
      address: peer.address,
      ticket: () => {
        tickets++
        return new Promise((answer) => {
          give = answer
        })
      },
      onFrame: () => undefined,
      onState: () => undefined,
      page,
      random: () => 1,
    })
    const late = give
    await vi.advanceTimersByTimeAsync(10_000)
    expect(status()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(500)
    expect(tickets).toBe(2)
    // The first one is of no use any more.
    late('late')
    give('second')
    await opened()
    expect(peer.tickets).toEqual(['second'])
  })
})

describe('the backoff', () => {
  it('doubles up to 30 s with half of it random', () => {
    expect([1, 2, 3, 7, 8, 50].map((failed) => backoffDelay(failed, () => 1))).toEqual([
      500, 1000, 2000, 30_000, 30_000, 30_000,
    ])
    expect(backoffDelay(3, () => 0)).toBe(1000)
  })
})
