import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { openPool } from '@basera/platform/testing/pool'
import type pg from 'pg'
import { type ProductProcess, startProductProcess } from './product-process.ts'

export interface Cluster {
  readonly members: readonly ProductProcess[]
  readonly pool: pg.Pool
  /** Ends connections of the processes to PostgreSQL under way; gives how many. */
  cutDatabase(): Promise<number>
  stop(): Promise<void>
}

/** Starts `count` processes one after the other on a database of their own, with options of Node. */
export async function startCluster(
  count: number,
  env: Record<string, string> = {},
  node: readonly string[] = [],
): Promise<Cluster> {
  const data = mkdtempSync(join(tmpdir(), 'basera-cluster-'))
  const postgres = await startEmbeddedPostgres({ folder: join(data, 'postgres'), onExit: console.error })
  const url = await postgres.database('basera')
  const settings = { DATABASE_URL: url, DATA_DIR: join(data, 'shared'), ...env }
  const members: ProductProcess[] = []
  for (let n = 0; n < count; n++) {
    const onOutput = (text: string) => process.stderr.write(text)
    members.push(await startProductProcess({ env: settings, node, onOutput }))
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
