import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { openProductProcess } from '@basera/testkit/product'
import { readyData, type Size } from './load-data.ts'

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
  // No limits, since all of the crowd comes from one address.
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'product'),
    LIVE_PER_ADDRESS: '100000',
  }
  const product = await openProductProcess({
    env,
    node: options.nodeArguments ?? [],
    ipc: true,
    onOutput: (text) => process.stderr.write(text),
  })
  const stop = async () => {
    await product.stop()
    await postgres.stop()
    if (!options.data) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    await product.start()
  } catch (error) {
    await stop()
    throw error
  }
  if (!product.child) throw new Error('The product does not run.')
  return { address: product.address, databaseUrl, process: product.child, stop }
}
