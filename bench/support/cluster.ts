import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { openPool } from '@basera/platform/testing/pool'
import type pg from 'pg'
import { freePort } from './product.ts'

const root = join(import.meta.dirname, '../..')

/** One process of the product. */
export interface Member {
  readonly address: string
  /** Whether it answers now. */
  readonly isUp: boolean
  /** Of the process that runs now. */
  readonly pid: number
  start(): Promise<void>
  /** `kill -9`, and a new start. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

/** Several processes of the product on one database, which outlives them. */
export interface Cluster {
  readonly members: readonly Member[]
  readonly pool: pg.Pool
  /** Ends connections of the processes to PostgreSQL under way; gives how many. */
  cutDatabase(): Promise<number>
  stop(): Promise<void>
}

function openMember(port: number, env: Record<string, string>): Member {
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let isUp = false
  const start = async () => {
    const started = spawn(process.execPath, ['apps/server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child = started
    for (;;) {
      if (started.exitCode !== null) throw new Error('A process of the product did not start.')
      const ready = await fetch(`${address}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ready) break
      await sleep(50)
    }
    isUp = true
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    isUp = false
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
  }
  return {
    address,
    get isUp() {
      return isUp
    },
    get pid() {
      return child?.pid ?? 0
    },
    start,
    async killAndRestart() {
      await end('SIGKILL')
      await start()
    },
    stop: () => end('SIGTERM'),
  }
}

/** Starts `count` processes one after the other on a database of their own. */
export async function startCluster(count: number, env: Record<string, string> = {}): Promise<Cluster> {
  const data = mkdtempSync(join(tmpdir(), 'basera-cluster-'))
  const postgres = await startEmbeddedPostgres({ folder: join(data, 'postgres'), onExit: console.error })
  const url = await postgres.database('basera')
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: join(data, 'shared'),
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...env,
  }
  const members: Member[] = []
  for (let n = 0; n < count; n++) {
    const member = openMember(await freePort(), settings)
    await member.start()
    members.push(member)
  }
  const pool = openPool({ connectionString: url, max: 4, application_name: 'bench' })
  return {
    members,
    pool,
    async cutDatabase() {
      const { rows } = await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name LIKE 'basera%' AND random() < 0.5`,
      )
      return rows.length
    },
    async stop() {
      await Promise.all(members.map((member) => member.stop()))
      await pool.end()
      await postgres.stop()
      rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
