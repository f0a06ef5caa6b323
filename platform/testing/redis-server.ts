import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Set where `npm test` found or installed Redis. */
export const redisProgram: string | undefined = (process.env.PATH ?? '')
  .split(delimiter)
  .concat('/usr/bin', '/usr/local/bin', '/opt/homebrew/bin')
  .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name)))
  .find(isProgram)

/** A test title that says why the test is skipped. */
export const withRedis = (title: string): string =>
  redisProgram ? title : `${title} (left out: there is no redis-server; Debian has a package of that name)`

export interface RedisServer {
  readonly url: string
  readonly pid: number
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })

/** Starts a Redis on a loopback port; it writes nothing to disk. */
export async function startRedisServer(password?: string): Promise<RedisServer> {
  if (!redisProgram) throw new Error('There is no redis-server on this machine.')
  const program = redisProgram
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'basera-redis-'))
  let child: ChildProcess | undefined
  const start = async () => {
    const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '']
    const secret = password ? ['--requirepass', password] : []
    const started = spawn(program, [...settings, '--appendonly', 'no', ...secret], { stdio: 'ignore' })
    child = started
    while (!(await accepts(port))) {
      if (started.exitCode !== null) throw new Error('Redis did not start.')
      await sleep(20)
    }
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`,
    get pid() {
      return child?.pid ?? 0
    },
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
