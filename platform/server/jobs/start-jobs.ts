import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import { queueLogger } from './job-logging.ts'
import { type JobOptions, type JobWorker, jobSchema, openJobPool, startJobWorker } from './job-worker.ts'

export interface Jobs {
  stop(): Promise<void>
}

// Arbitrary, but the same in every process.
const schemaLock = 727_004

const pause = 1000

const migrationAttempts = 30

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'

/** The queue's migrations lock whole tables and can deadlock with a process that adds a job: then they are retried. */
async function runMissing(pool: pg.Pool, logger: Logger): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await runMigrations({ pgPool: pool, schema: jobSchema, logger: queueLogger(logger) })
    } catch (error) {
      if (!isDeadlock(error) || attempts === migrationAttempts) throw error
      logger.warn({ attempts }, 'a migration of the job queue met a deadlock, it is run again')
    }
  }
}

/** Creates or migrates the queue's tables; processes that start together take turns. */
export async function migrateJobs({ url, logger }: Pick<JobOptions, 'url' | 'logger'>): Promise<void> {
  const pool = openJobPool(url, logger)
  try {
    const turn = await pool.connect()
    try {
      await turn.query('SELECT pg_advisory_lock($1)', [schemaLock])
      await runMissing(pool, logger)
      await turn.query('SELECT pg_advisory_unlock($1)', [schemaLock])
    } finally {
      turn.release()
    }
  } finally {
    await pool.end()
  }
}

/** Replaces the worker whenever it ends by itself, as when the database is lost at a bad moment. */
async function keepWorking(options: JobOptions, first: JobWorker, stopped: AbortSignal): Promise<void> {
  const asked = new Promise<void>((done) => stopped.addEventListener('abort', () => done(), { once: true }))
  const onFault = (err: unknown) => {
    options.logger.error({ err }, 'the job worker did not start')
    return undefined
  }
  let worker: JobWorker | undefined = first
  while (!stopped.aborted) {
    if (worker) await Promise.race([worker.ended, asked])
    if (stopped.aborted) break
    if (worker) options.logger.error('the job worker ended by itself, another one takes over')
    await sleep(pause, undefined, { signal: stopped }).catch(() => undefined)
    worker = stopped.aborted ? undefined : await startJobWorker(options).catch(onFault)
  }
  await worker?.stop()
}

/** Runs jobs until stopped. Rejects when the database cannot be reached at the start; survives losing it later. */
export async function startJobs(options: JobOptions): Promise<Jobs> {
  await migrateJobs(options)
  const first = await startJobWorker(options)
  const stopped = new AbortController()
  const working = keepWorking(options, first, stopped.signal)
  return {
    async stop() {
      stopped.abort()
      await working
    },
  }
}
