import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { whenReady } from './when-ready.ts'

const root = join(import.meta.dirname, '../..')

/** A product for tests and measurements: empty, without bot check and limits, in development mode. */
const bareSettings = {
  DATABASE_URL: '',
  DEMO_DATA: 'off',
  CAPTCHA: 'off',
  LIMITS: 'off',
  ROOM_REVIEW: 'off',
  LOG_LEVEL: 'error',
}

type Environment = Readonly<Record<string, string>>

export interface ProcessOptions {
  /** Settings over {@link bareSettings}; `DATA_DIR` belongs to them. */
  readonly env: Environment
  readonly port?: number
  readonly node?: readonly string[]
  /** A command that runs what follows it, such as `prlimit`. */
  readonly within?: readonly string[]
  /** Opens a channel for messages, for what `node` preloads. */
  readonly ipc?: boolean
  readonly onOutput?: (text: string) => void
}

export interface ProductProcess {
  readonly address: string
  readonly pid: number
  readonly isUp: boolean
  readonly child: ChildProcess | undefined
  isAlive(): boolean
  /** Everything it has written to its output, also before it was started again. */
  log(): string
  /** Starts it with added settings; resolves when it is ready, throws with its last output if it ends. */
  start(more?: Environment): Promise<void>
  /** `kill -9`. An embedded database lives on until the next start finds it. */
  kill(): Promise<void>
  killAndRestart(): Promise<void>
  /** Asks it to stop; gives its exit code, 0 if none was running. */
  stop(): Promise<number | null>
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

async function end(child: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (!child) return 0
  if (!isRunning(child)) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
  return child.exitCode
}

function spawnProduct({ node = [], within = [], ipc }: ProcessOptions, env: Environment): ChildProcess {
  const [command = '', ...words] = [...within, process.execPath, ...node, 'apps/server/main.ts']
  return spawn(command, words, {
    cwd: root,
    env: { ...process.env, ...bareSettings, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
    serialization: 'advanced',
  })
}

export async function openProductProcess(options: ProcessOptions): Promise<ProductProcess> {
  const port = options.port ?? (await freePort())
  const address = `http://127.0.0.1:${port}`
  let env: Environment = { ...options.env, PORT: String(port) }
  let child: ChildProcess | undefined
  let isUp = false
  let output = ''
  const log = () => output
  const take = (text: string) => {
    output += text
    options.onOutput?.(text)
  }
  const endNow = (signal: 'SIGKILL' | 'SIGTERM') => {
    isUp = false
    return end(child, signal)
  }
  const start = async (more: Environment = {}) => {
    env = { ...env, ...more }
    child = spawnProduct(options, env)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', take)
    try {
      await whenReady(address, child, log)
    } catch (error) {
      await endNow('SIGTERM')
      throw error
    }
    isUp = true
  }
  return {
    address,
    get pid() {
      return child && isRunning(child) ? (child.pid ?? 0) : 0
    },
    get isUp() {
      return isUp
    },
    get child() {
      return child
    },
    isAlive: () => child !== undefined && isRunning(child),
    log,
    start,
    async kill() {
      await endNow('SIGKILL')
    },
    async killAndRestart() {
      await endNow('SIGKILL')
      await start()
    },
    stop: () => endNow('SIGTERM'),
  }
}

export async function startProductProcess(options: ProcessOptions): Promise<ProductProcess> {
  const product = await openProductProcess(options)
  await product.start()
  return product
}
