import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@basera/database'
import { fillBulk } from '@basera/database/testing/bulk'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import pg from 'pg'

export interface ProfileDatabase {
  readonly url: string
  remove(): Promise<void>
}

const settings = { synchronous_commit: 'off', max_wal_size: '4GB', maintenance_work_mem: '512MB' }

function stopwatch() {
  let part = 'PostgreSQL and migrations'
  let since = performance.now()
  const next = (name: string) => {
    const now = performance.now()
    console.error(`${((now - since) / 1000).toFixed(1).padStart(8)} s  ${part}`)
    part = name
    since = now
  }
  return { next, start: next, tick: () => undefined, note: next }
}

/** A real PostgreSQL in a temporary folder with `profiles` listed roommate profiles over fifty cities. */
export async function profileDatabase(profiles: number): Promise<ProfileDatabase> {
  const clock = stopwatch()
  const folder = await mkdtemp(join(tmpdir(), 'basera-bench-'))
  const onExit = (reason: unknown) => console.error(reason)
  const postgres = await startEmbeddedPostgres({ folder, onExit, settings })
  const url = await postgres.database('bench')
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillBulk(client, { rooms: 0, profiles, messages: 0 }, 'bench', clock)
  clock.next('vacuum')
  await client.query('VACUUM ANALYZE')
  await client.end()
  clock.next('')
  const remove = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url, remove }
}
