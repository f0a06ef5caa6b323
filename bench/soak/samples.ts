import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import type { LoadProduct } from '../load/load-product.ts'
import type { Inside } from './probe.ts'

/** How the product is at one moment. Sizes in MB, delays in ms. */
export interface Sample extends Inside {
  /** All memory of the process that is in use. */
  readonly resident: number
  readonly descriptors: number
  readonly connections: number
}

export interface Sampler {
  take(): Promise<Sample>
  close(): Promise<void>
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

/** Asks the product's process, the system and the database (Linux). */
export async function openSampler({ process: child, databaseUrl }: LoadProduct): Promise<Sampler> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const pid = child.pid ?? 0
  return {
    async take() {
      const told = once(child, 'message')
      child.send('how are you')
      const [inside] = (await told) as [Inside]
      const { rows } = await client.query<{ connections: number }>(
        `SELECT count(*)::integer AS connections FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      return {
        ...inside,
        resident: residentOf(pid),
        descriptors: readdirSync(`/proc/${pid}/fd`).length,
        connections: rows[0]?.connections ?? 0,
      }
    },
    close: () => client.end(),
  }
}
