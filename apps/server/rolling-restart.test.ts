import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionSettings } from './settings/production.fixture.ts'

/** Seconds that a process goes on serving once it is asked to stop: many looks of the balancer. */
const drain = 5
/** How often all processes are replaced. */
const rounds = Number(process.env.ROLLING_RESTARTS ?? 1)
/** Milliseconds between the proxy's looks at who is ready. */
const look = 100

let database: TestDatabase<unknown>
let folder: string
let members: Member[]
let balancer: Balancer

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

/** One process of the product, as an operator runs it. */
class Member {
  readonly port: number
  private child: ChildProcess | undefined
  constructor(port: number) {
    this.port = port
  }
  async start(): Promise<void> {
    const env = {
      ...process.env,
      ...productionSettings,
      PUBLIC_URL: 'http://127.0.0.1',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      PORT: String(this.port),
      DRAIN_SECONDS: String(drain),
    }
    const main = join(import.meta.dirname, 'main.ts')
    this.child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    while (!(await isReady(this.port))) {
      if (this.child.exitCode !== null) throw new Error('A process of the product did not start.')
      await sleep(50)
    }
  }
  /** Asks it to stop; gives the exit code. */
  async stop(): Promise<number | null> {
    const { child } = this
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    return child.exitCode
  }
}

/** A load balancer without retries: it looks who is ready and sends requests there in turn, over connections it keeps. */
class Balancer {
  readonly server: Server
  private readonly agent = new Agent({ keepAlive: true })
  private readonly ready = new Map<number, boolean>()
  private turn = 0
  private timer: NodeJS.Timeout
  constructor(ports: readonly number[]) {
    const lookAll = () => {
      for (const port of ports) isReady(port).then((is) => this.ready.set(port, is))
    }
    this.timer = setInterval(lookAll, look)
    this.server = createServer((incoming, outgoing) => {
      const open = ports.filter((port) => this.ready.get(port))
      const port = open[this.turn++ % open.length]
      if (port === undefined) {
        outgoing.writeHead(502).end()
        return
      }
      const { method, url: path } = incoming
      // Every request as from a person of their own: rate limits are not what is tried here.
      const headers = {
        ...incoming.headers,
        'x-forwarded-for': `198.18.${(this.turn >> 8) % 256}.${this.turn % 256}`,
      }
      const onward = request(
        { host: '127.0.0.1', port, method, path, headers, agent: this.agent },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, { 'x-member': String(port) })
          answer.pipe(outgoing)
          answer.on('error', () => outgoing.destroy())
        },
      )
      onward.on('error', () => outgoing.writeHead(502).end())
      incoming.pipe(onward)
    })
  }
  readonly readyPorts = () => [...this.ready].filter(([, is]) => is).map(([port]) => port)
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }
  close(): void {
    clearInterval(this.timer)
    this.agent.destroy()
    this.server.closeAllConnections()
    this.server.close()
  }
}

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'basera-rolling-'))
  members = [new Member(await freePort()), new Member(await freePort())]
  await Promise.all(members.map((member) => member.start()))
  balancer = new Balancer(members.map(({ port }) => port))
})

afterAll(async () => {
  balancer?.close()
  await Promise.all((members ?? []).map((member) => member.stop()))
  await database?.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

const calls: readonly [path: string, init: RequestInit, status: number][] = [
  ['/', {}, 200],
  ['/api/rooms', {}, 200],
  ['/api/me/profile', {}, 401],
  ['/api/places?q=kora', {}, 200],
  [
    '/auth/v1/token?grant_type=refresh_token',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"refresh_token":"none"}',
    },
    400,
  ],
]

describe('replacing the processes one after the other', { timeout: 300_000 * rounds }, () => {
  it('fails no request', async () => {
    const address = await balancer.listen()
    await expect.poll(() => balancer.readyPorts().length).toBe(2)
    const failures: string[] = []
    const served = new Map<string, number>()
    let over = false
    const person = async (n: number) => {
      for (let turn = n; !over; turn++) {
        const [path, init, status] = calls[turn % calls.length] ?? ['/', {}, 200]
        const answer = await fetch(`${address}${path}`, init).catch((error: unknown) => String(error))
        if (typeof answer === 'string') failures.push(`${path}: ${answer}`)
        else {
          await answer.arrayBuffer()
          const member = answer.headers.get('x-member') ?? 'none'
          if (answer.status === status) served.set(member, (served.get(member) ?? 0) + 1)
          else failures.push(`${path}: ${answer.status} from ${member}`)
        }
        await sleep(10)
      }
    }
    const people = Array.from({ length: 6 }, (_, n) => person(n))
    const exits: (number | null)[] = []
    for (const member of Array.from({ length: rounds }, () => members).flat()) {
      exits.push(await member.stop())
      await member.start()
      await expect.poll(() => balancer.readyPorts().length).toBe(2)
    }
    over = true
    await Promise.all(people)
    expect(failures).toEqual([])
    expect(exits).toEqual(Array(2 * rounds).fill(0))
    const total = [...served.values()].reduce((sum, n) => sum + n, 0)
    expect(served.size).toBe(2)
    expect(total).toBeGreaterThan(100 * rounds)
  })
})
