import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../..')

/** One process of the product behind the balancer. */
export interface ClusterMember {
  readonly address: string
  /** Starts it, with these settings from now on; resolves when it is ready. */
  start(env?: Readonly<Record<string, string>>): Promise<void>
  kill(): Promise<void>
  /** Asks it to stop; fails where it does not end well. */
  stop(): Promise<void>
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

const lastWords = (log: string): string => readFileSync(log, 'utf8').split('\n').slice(-15).join('\n')

export function openClusterMember(
  port: number,
  log: string,
  settings: Readonly<Record<string, string>>,
): ClusterMember {
  const address = `http://127.0.0.1:${port}`
  let env = settings
  let child: ChildProcess | undefined
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return child.exitCode
  }
  return {
    address,
    async start(more = {}) {
      env = { ...env, ...more }
      const out = openSync(log, 'a')
      const started = spawn(process.execPath, ['apps/server/main.ts'], {
        cwd: root,
        env: { ...process.env, ...env, PORT: String(port) },
        stdio: ['ignore', out, out],
      })
      closeSync(out)
      child = started
      while (!(await isReady(address))) {
        if (started.exitCode !== null) throw new Error(`A process did not start:\n${lastWords(log)}`)
        await sleep(50)
      }
    },
    async kill() {
      await end('SIGKILL')
    },
    async stop() {
      const code = await end('SIGTERM')
      if (code !== 0)
        throw new Error(`A process that was asked to stop ended with ${code}:\n${lastWords(log)}`)
    },
  }
}
