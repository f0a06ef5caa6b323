import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/product.ts'
import { whenReady } from '../support/when-ready.ts'

const root = join(import.meta.dirname, '../..')

export interface FaultyOptions {
  readonly data: string
  readonly env?: Readonly<Record<string, string>>
  /** Options of Node, such as a smaller heap. */
  readonly node?: readonly string[]
  /** A command that runs what follows it, such as `prlimit`. */
  readonly within?: readonly string[]
}

/** The product as an operator runs it, with something wrong around it. */
export interface FaultyProduct {
  readonly address: string
  readonly pid: number
  /** Everything it has logged. */
  log(): string
  /** Whether the process that was started still runs. */
  isAlive(): boolean
  /** Megabytes of memory it holds. */
  memory(): number
  stop(): Promise<void>
}

/** Starts the product without limits, demo data or bot check, and waits until it is ready. */
export async function startFaulty({
  data,
  env = {},
  node = [],
  within = [],
}: FaultyOptions): Promise<FaultyProduct> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: '',
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const [command = '', ...words] = [...within, process.execPath, ...node, 'apps/server/main.ts']
  const child = spawn(command, words, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let logged = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      logged += text
    })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (!isAlive()) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  const log = () => logged
  await whenReady(address, child, log).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const pid = child.pid ?? 0
  const memory = () => {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  }
  return { address, pid, log, isAlive, memory, stop }
}

/** Asks until the answer is as wanted; gives the milliseconds that took. Throws after `patience` milliseconds. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  patience = 60_000,
): Promise<number> {
  const began = Date.now()
  for (;;) {
    if (await holds()) return Date.now() - began
    if (Date.now() - began > patience) throw new Error(`Not within ${patience} ms: ${what}`)
    await sleep(25)
  }
}

/** The status of an answer; 0 where there is none. Its body is read away. */
export const statusOf = (address: string, init: RequestInit = {}): Promise<number> =>
  fetch(address, { signal: AbortSignal.timeout(30_000), ...init }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
