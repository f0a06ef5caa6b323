import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import { queueLogger } from './job-logging.ts'
import { type JobOptions, type JobWorker, jobSchema, openJobPool, startJobWorker } from './job-worker.ts'

export interface Jobs {
  /** Takes no more jobs and lets those under way end. */
  stop(): Promise<void>
}

// Any number will do; every process that starts asks for the same.
const schemaLock = 727_004

/** Milliseconds until a worker that failed is replaced. */
const pause = 1000

/** How often the queue's migrations are tried at most; PostgreSQL notices a deadlock after a second. */
const migrationAttempts = 30

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'

/**
 * Runs the queue's migrations that are missing. They lock whole tables, and so can deadlock with a process that adds a
 * job meanwhile. PostgreSQL then ends one of the two; what had run before stays, and the rest is tried again.
 */
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

/**
 * Brings the queue's tables up to date, or makes them, while other processes may be at work. Those that start together
 * take turns.
 */
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

/** Replaces the worker whenever it ends by itself, as it does when the database goes away at a bad moment. */
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

/**
 * Does background jobs in this process until it is stopped. Needs PostgreSQL; makes the queue's tables there if they
 * are missing. Rejects when the database cannot be reached at the start, and keeps trying when it is lost later.
 */
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
