import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { freePort } from '../support/product.ts'
import { whenReady } from '../support/when-ready.ts'
import { readyData, type Size } from './load-data.ts'

const root = join(import.meta.dirname, '../..')

/** One process of the product, on a PostgreSQL as `npm start` has it, with a large amount of data. */
export interface LoadProduct {
  readonly address: string
  readonly databaseUrl: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

export interface LoadProductOptions {
  readonly size: Size
  /** Where the data is kept between runs; a temporary folder if not given. */
  readonly data?: string | undefined
  /** Arguments of Node for the product's process. */
  readonly nodeArguments?: readonly string[]
}

/** The settings of a product under load: no limits, since all of the crowd comes from one address. */
const settings = (folder: string, url: string, port: number) => ({
  ...process.env,
  PORT: String(port),
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'product'),
  DEMO_DATA: 'off',
  CAPTCHA: 'off',
  LIMITS: 'off',
  LIVE_PER_ADDRESS: '100000',
  LOG_LEVEL: 'error',
})

/** Fills the database if that is still to be done, and starts the product on it. */
export async function startLoadProduct(options: LoadProductOptions): Promise<LoadProduct> {
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'basera-load-'))
  mkdirSync(folder, { recursive: true })
  await readyData(folder, options.size)
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    onExit: console.error,
  })
  const databaseUrl = await postgres.database('basera')
  const port = await freePort()
  const child = spawn(process.execPath, [...(options.nodeArguments ?? []), 'apps/server/main.ts'], {
    cwd: root,
    env: settings(folder, databaseUrl, port),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const address = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    await postgres.stop()
    if (!options.data) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    await whenReady(address, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, databaseUrl, process: child, stop }
}
