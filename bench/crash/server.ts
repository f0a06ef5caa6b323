import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { whenReady } from '../support/when-ready.ts'

const root = join(import.meta.dirname, '../..')

/** The product in a process that is killed again and again, always on the same data. */
export interface Victim {
  readonly address: string
  start(): Promise<void>
  /** `kill -9`. The database goes on until the next start finds it. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export function openVictim(port: number, data: string): Victim {
  const address = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: '',
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    // Longer than any run: the listers sign in once.
    ACCESS_TOKEN_TTL_S: '86400',
  }
  let child: ChildProcess | undefined
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    child = undefined
  }
  return {
    address,
    async start() {
      child = spawn(process.execPath, ['apps/server/main.ts'], {
        cwd: root,
        env: { ...process.env, ...settings },
        stdio: 'ignore',
      })
      await whenReady(address, child)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
