import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
let folder: string
let launcher: ChildProcess
let said: string

const parentOf = (pid: number): number => {
  try {
    // The name of a program, in brackets, may hold spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}

/** Processes that `pid` started, and theirs. */
function descendants(pid: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Boolean)
  const below = (parents: number[]): number[] => {
    const children = all.filter((one) => parents.includes(parentOf(one)))
    return children.length === 0 ? [] : [...children, ...below(children)]
  }
  return below([pid])
}

const living = (pids: readonly number[]) => pids.filter((pid) => parentOf(pid) !== 0)

/** Starts the product through its launcher, both in a process group of their own, as a service manager does. */
function launch(env: Record<string, string>): void {
  const settings = {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
  }
  const handOver = `import('./scripts/lib/install.mjs').then((own) => own.handOver(['apps/server/main.ts']))`
  launcher = spawn(process.execPath, ['--eval', handOver], {
    cwd: root,
    detached: true,
    env: { ...process.env, DEMO_DATA: 'off', ...settings, ...env },
  })
  said = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
}

const signalGroup = (signal: NodeJS.Signals) => process.kill(-(launcher.pid ?? 0), signal)

async function address(): Promise<string> {
  await expect.poll(() => said, { timeout: 60_000 }).toContain('is ready at')
  return /http:\/\/\S+/.exec(said)?.[0] ?? ''
}

async function exitCode(): Promise<number | null> {
  if (launcher.exitCode === null && launcher.signalCode === null) await once(launcher, 'exit')
  return launcher.exitCode
}

/** Asks on and on, as eight clients, until an answer tells them to turn elsewhere; gives what they were answered. */
async function askUntilTurnedAway(url: string): Promise<number[]> {
  const client = async () => {
    const answers: number[] = []
    for (;;) {
      const answer = await fetch(`${url}/api/home`)
      await answer.text()
      answers.push(answer.status)
      if (answer.headers.get('connection') === 'close') return answers
    }
  }
  return (await Promise.all(Array.from({ length: 8 }, client))).flat()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basera-stop-'))
})
afterEach(async () => {
  if (launcher.exitCode === null && launcher.signalCode === null) signalGroup('SIGTERM')
  await exitCode()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

describe('stopping the product', () => {
  it('by its process group fails no request and leaves no process', async () => {
    launch({ DRAIN_SECONDS: '2' })
    const url = await address()
    const started = descendants(launcher.pid ?? 0)
    const asking = askUntilTurnedAway(url)
    await sleep(200)
    signalGroup('SIGTERM')
    signalGroup('SIGTERM')
    expect(new Set(await asking)).toEqual(new Set([200]))
    expect(await exitCode()).toBe(0)
    expect(living(started)).toEqual([])
  })

  it('by a second Ctrl-C cuts off what it waits for, and still stops the database', async () => {
    launch({ DRAIN_SECONDS: '300' })
    const url = await address()
    const started = descendants(launcher.pid ?? 0)
    signalGroup('SIGINT')
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
    signalGroup('SIGINT')
    expect(await exitCode()).toBe(1)
    await expect.poll(() => living(started)).toEqual([])
  })

  it('while it starts ends the database that it started', async () => {
    launch({})
    const isPostgres = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/bin/postgres')
    await expect
      .poll(() => descendants(launcher.pid ?? 0).some((pid) => living([pid]).length > 0 && isPostgres(pid)), {
        timeout: 60_000,
        interval: 20,
      })
      .toBe(true)
    const started = descendants(launcher.pid ?? 0)
    signalGroup('SIGTERM')
    await exitCode()
    await expect.poll(() => living(started)).toEqual([])
  })
})
