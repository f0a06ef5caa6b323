import { readFileSync } from 'node:fs'
import type { Api } from '@basera/platform/contract'
import { inProcessApi } from '@basera/platform/server/feature'
import { noLimits } from '@basera/platform/server/limits'
import { openPool } from '@basera/platform/testing/pool'
import type { RoommateCalls } from '@basera/roommates/contract'
import { roommatesFeature } from '@basera/roommates/server'
import { Kysely, PostgresDialect } from 'kysely'

export interface Took {
  readonly clock: number
  readonly processor: number
  /** Of both: the backend and this process. */
  readonly together: number
}

export interface Searcher {
  readonly api: Api<RoommateCalls>
  readonly caller: string
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** How long `work` takes, in milliseconds: by the clock, and its backend on a processor (Linux scheduler statistics), alone and with this process. */
  timed<T>(work: () => Promise<T>): Promise<Took & { readonly result: T }>
  close(): Promise<void>
}

/** Milliseconds a process has spent on a processor; nanoseconds fine, unlike `/proc/PID/stat`. */
const onProcessor = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** Opens a member's client on a connection of its own; searches run through the product's own calls, without HTTP. */
export async function openSearcher(url: string): Promise<Searcher> {
  const pool = openPool({ connectionString: url, max: 1 })
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await pool.query(text, [...values])).rows
  const [row] = await query(
    `SELECT pg_backend_pid() AS pid, (SELECT min(id::text) FROM listed_roommates
       WHERE own IS NOT NULL AND location LIKE '%mumbai%' AND public_latitude IS NOT NULL) AS caller`,
  )
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const caller = String(row?.caller)
  const feature = roommatesFeature({ db, limits: noLimits })
  const member = async () => ({ address: '127.0.0.1', session: { id: caller, userId: caller } })
  return {
    api: inProcessApi([feature], member) as unknown as Api<RoommateCalls>,
    caller,
    query,
    async timed(work) {
      const before = onProcessor(Number(row?.pid))
      const own = process.cpuUsage()
      const since = performance.now()
      const result = await work()
      const clock = performance.now() - since
      const { user, system } = process.cpuUsage(own)
      const processor = onProcessor(Number(row?.pid)) - before
      return { clock, processor, together: processor + (user + system) / 1000, result }
    },
    close: () => db.destroy(),
  }
}
