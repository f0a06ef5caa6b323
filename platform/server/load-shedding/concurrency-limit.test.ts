import { describe, expect, it } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

interface Server {
  /** Milliseconds that a request takes by itself. */
  readonly latency: number
  /** Requests that it serves at once; with more, each takes longer. */
  readonly width: number
}

/** A server with more to do than it can, behind a limit. */
function createServer() {
  const limit = new ConcurrencyLimit()
  let now = 0
  const tookAmong = ({ latency, width }: Server, among: number) => latency * Math.max(1, among / width)
  return {
    allowed: () => limit.allowed(now),
    /** `more` says whether more wanted in than were allowed. */
    run(
      server: Server,
      seconds: number,
      { kinds = { work: 1 } as Record<string, number>, more = true } = {},
    ) {
      for (const end = now + seconds * 1000; now < end; now += 100) {
        const among = more ? limit.allowed(now) : 2
        for (const [kind, times] of Object.entries(kinds))
          for (let n = 0; n < 20; n++)
            limit.record({ now, kind, among, took: times * tookAmong(server, among) })
        limit.adjust(now, more)
      }
    },
  }
}

const small = { latency: 10, width: 5 }
const large = { latency: 10, width: 50 }

describe('the number of requests that may be under way', () => {
  it('stays where it is while there is little to do', () => {
    const server = createServer()
    server.run(small, 10, { more: false })
    expect(server.allowed()).toBe(24)
  })

  it('settles a little above what is served at once', () => {
    const server = createServer()
    server.run(small, 10)
    expect(server.allowed()).toBeGreaterThanOrEqual(5)
    expect(server.allowed()).toBeLessThan(15)
  })

  it('grows where more is served at once', () => {
    const server = createServer()
    server.run(large, 30)
    expect(server.allowed()).toBeGreaterThan(50)
  })

  it('is never below four, nor above 96', () => {
    const server = createServer()
    server.run({ latency: 10, width: 1 }, 20)
    expect(server.allowed()).toBeGreaterThanOrEqual(4)
    server.run({ latency: 10, width: 1000 }, 60)
    expect(server.allowed()).toBe(96)
  })

  it('does not take a slower machine for more load', () => {
    const server = createServer()
    server.run(large, 30)
    server.run({ ...large, latency: 20 }, 20)
    expect(server.allowed()).toBeGreaterThan(40)
    server.run(large, 20)
    expect(server.allowed()).toBeGreaterThan(40)
  })

  it('follows a server that serves fewer at once', () => {
    const server = createServer()
    server.run(large, 30)
    server.run(small, 20)
    expect(server.allowed()).toBeLessThan(20)
  })

  it('does not take another mix for more load', () => {
    const server = createServer()
    server.run(large, 30, { kinds: { quick: 1, slow: 20 } })
    const before = server.allowed()
    server.run(large, 10, { kinds: { slow: 20 } })
    expect(server.allowed()).toBeGreaterThanOrEqual(before - 5)
  })

  it('keeps a bounded number of kinds apart', () => {
    const server = createServer()
    const kinds = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`/${n}`, 1]))
    server.run(large, 10, { kinds })
    expect(server.allowed()).toBeGreaterThan(30)
  })
})
