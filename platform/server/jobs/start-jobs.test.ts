import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger, type Logger } from '@basera/platform/server/logger'
import { createTestDatabase, eventually, type TestDatabase } from '@basera/platform/testing'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openJobPool } from './job-worker.ts'
import { untilWorkerListens } from './listening-worker.fixture.ts'
import { freeLostJobs } from './lost-jobs.ts'
import { type Jobs, migrateJobs, startJobs } from './start-jobs.ts'
import { addJob, every, type JobKind, type Task, task } from './task.ts'

const greet: JobKind<{ name: string }> = {
  name: 'greet',
  payload: z.strictObject({ name: z.string() }),
  attempts: 5,
}

let database: TestDatabase<unknown>
let running: Jobs[]
beforeEach(async () => {
  database = await createTestDatabase()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await database.close()
})

async function start(
  tasks: readonly Task[],
  logger: Logger = createLogger('silent'),
  concurrency = 4,
): Promise<Jobs> {
  const jobs = await startJobs({ url: database.url, logger, tasks, concurrency })
  running.push(jobs)
  return jobs
}

const jobRows = async () =>
  (await database.pool.query('SELECT * FROM graphile_worker._private_jobs ORDER BY id')).rows

/** Speaks to the server from outside the test's database, whose name it is given. */
async function onServer(work: (server: pg.Client, name: string) => Promise<void>): Promise<void> {
  const url = new URL(database.url)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const server = new pg.Client({ connectionString: url.toString() })
  await server.connect()
  try {
    await work(server, name)
  } finally {
    await server.end()
  }
}

/** A log that keeps every line. */
function keptLog() {
  const lines: string[] = []
  return { lines, logger: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }) }
}

/** A gate that a running job waits at. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open: () => open() }
}

describe('background jobs', () => {
  it('are done at once after their transaction, and not at all when it is rolled back', async () => {
    const done: string[] = []
    await start([task(greet, async ({ name }) => void done.push(name))])
    await untilWorkerListens(database.pool)
    const refused = database.db.transaction().execute(async (trx) => {
      await addJob(trx, greet, { name: 'rohan' })
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    await database.db.transaction().execute((trx) => addJob(trx, greet, { name: 'asha' }))
    const committed = Date.now()
    await eventually(() => expect(done).toEqual(['asha']))
    expect(Date.now() - committed).toBeLessThan(1000)
    await eventually(async () => expect(await jobRows()).toEqual([]))
    expect(done).toEqual(['asha'])
  })

  it('are done once by several processes that start together', async () => {
    const done: string[] = []
    const greeting = task(greet, async ({ name }) => void done.push(name))
    await Promise.all([start([greeting]), start([greeting]), start([greeting])])
    const names = Array.from({ length: 60 }, (_, n) => `person ${n}`)
    await Promise.all(names.map((name) => addJob(database.db, greet, { name })))
    await eventually(async () => expect(await jobRows()).toEqual([]))
    expect(done.toSorted()).toEqual(names.toSorted())
  })

  it('that fail are tried again later, and logged without what they were given', async () => {
    const { lines, logger } = keptLog()
    let attempts = 0
    await start(
      [
        task(greet, async () => {
          attempts += 1
          if (attempts === 1) throw new Error('the door was closed')
        }),
      ],
      logger,
    )
    await addJob(database.db, greet, { name: 'meera-secret' })
    await eventually(() => expect(attempts).toBe(1))
    await eventually(async () => expect((await jobRows())[0]?.last_error).toBe('the door was closed'))
    expect((await jobRows())[0].run_at.getTime()).toBeGreaterThan(Date.now())
    await database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
    await eventually(() => expect(attempts).toBe(2))
    expect(lines.some((line) => line.includes('the door was closed') && line.includes('tried again'))).toBe(
      true,
    )
    expect(lines.join('\n')).not.toContain('meera-secret')
  })

  it('given what they do not understand are never run', async () => {
    const ran = vi.fn()
    await start([task(greet, async () => ran())])
    await database.pool.query(`SELECT graphile_worker.add_job('greet', '{"nome":"asha"}')`)
    await eventually(async () => expect((await jobRows())[0]?.last_error).toContain('name'))
    expect(ran).not.toHaveBeenCalled()
  })

  it('under way are let end when the process stops, and no new ones are begun', async () => {
    const { opened, open } = gate()
    const steps: string[] = []
    const greeting = task(greet, async ({ name }) => {
      steps.push(`${name} begun`)
      await opened
      steps.push(`${name} done`)
    })
    // One at a time: else the second could begin before word of the end gets round.
    const jobs = await start([greeting], createLogger('silent'), 1)
    await addJob(database.db, greet, { name: 'asha' })
    await eventually(() => expect(steps).toEqual(['asha begun']))
    const stopped = jobs.stop().then(() => steps.push('stopped'))
    await addJob(database.db, greet, { name: 'rohan' })
    open()
    await stopped
    running = []
    expect(steps).toEqual(['asha begun', 'asha done', 'stopped'])
    expect((await jobRows()).map((row) => row.payload)).toEqual([{ name: 'rohan' }])
  })

  it('go on after the database was away', async () => {
    const { opened, open } = gate()
    const done: string[] = []
    const { lines, logger } = keptLog()
    const greeting = task(greet, async ({ name }) => {
      if (name === 'asha') await opened
      done.push(name)
    })
    await start([greeting], logger)
    await addJob(database.db, greet, { name: 'asha' })
    await eventually(async () => expect((await jobRows())[0]?.attempts).toBe(1))
    await onServer(async (server, name) => {
      await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
      await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
      open()
      await eventually(() => expect(lines.join()).toContain('did not start'))
      await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
    })
    await addJob(database.db, greet, { name: 'rohan' })
    await eventually(() => expect(done).toEqual(['asha', 'rohan']))
  })
})

describe("the queue's tables", () => {
  it('are made while other processes add jobs, and lose none', async () => {
    const { lines, logger } = keptLog()
    const made = migrateJobs({ url: database.url, logger })
    let isMade = false
    let added = 0
    const add = () => addJob(database.db, greet, { name: 'asha' })
    const adders = Array.from({ length: 4 }, async () => {
      while (!isMade)
        await add().then(
          () => added++,
          () => sleep(1),
        )
    })
    await made.finally(() => {
      isMade = true
    })
    await Promise.all(adders)
    await add()
    expect(await jobRows()).toHaveLength(added + 1)
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

describe('jobs of a worker that died', () => {
  const locked = (by: string, age: string) =>
    database.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - $2::interval, attempts = 1`,
      [by, age],
    )

  it('are given back within minutes', async () => {
    const first = await start([])
    await addJob(database.db, greet, { name: 'asha' })
    await locked('pool-of-a-dead-process', '2 minutes')
    await freeLostJobs(database.pool)
    expect(await jobRows()).toMatchObject([{ locked_by: null, attempts: 1 }])
    await locked('pool-that-just-began', '5 seconds')
    await freeLostJobs(database.pool)
    expect(await jobRows()).toMatchObject([{ locked_by: 'pool-that-just-began' }])
    await first.stop()
    running = []
  })

  it('are left alone while the worker lives', async () => {
    const { opened, open } = gate()
    const begun = vi.fn()
    await start([
      task(greet, async () => {
        begun()
        await opened
      }),
    ])
    await untilWorkerListens(database.pool)
    await addJob(database.db, greet, { name: 'asha' })
    await eventually(() => expect(begun).toHaveBeenCalled())
    await database.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'`,
    )
    await freeLostJobs(database.pool)
    expect((await jobRows())[0].locked_by).not.toBeNull()
    open()
    await eventually(async () => expect(await jobRows()).toEqual([]))
    expect(begun).toHaveBeenCalledTimes(1)
  })
})

it('the connection that listens may be let go of twice', async () => {
  const pool = openJobPool(database.url, createLogger('silent'))
  const taken = Promise.withResolvers<() => void>()
  pool.connect((_, __, release) => taken.resolve(release))
  const release = await taken.promise
  release()
  expect(release).not.toThrow()
  expect(pool.idleCount).toBe(1)
  await pool.end()
})

describe('recurring jobs', () => {
  it('that were missed are made up for once, over all processes', async () => {
    const swept = vi.fn()
    const sweeping = every(60, 'sweep', async () => swept())
    const first = await start([sweeping])
    await first.stop()
    running = []
    await database.pool.query(
      `UPDATE graphile_worker._private_known_crontabs SET known_since = now() - interval '5 hours' WHERE identifier = 'sweep'`,
    )
    await Promise.all([start([sweeping]), start([sweeping])])
    await eventually(() => expect(swept).toHaveBeenCalled())
    await eventually(async () => expect((await jobRows()).filter((row) => row.key === 'sweep')).toEqual([]))
    expect(swept).toHaveBeenCalledTimes(1)
  })

  it.each([0, 7, 1.5, 2000])('refuse %s minutes, which do not divide a day', (minutes) => {
    expect(() => every(minutes, 'sweep', async () => undefined)).toThrow('sweep')
  })
})

it('listens for nothing but its own stop: no signal handler is added', async () => {
  const before = process.listenerCount('SIGTERM') + process.listenerCount('SIGINT')
  await start([])
  expect(process.listenerCount('SIGTERM') + process.listenerCount('SIGINT')).toBe(before)
})
