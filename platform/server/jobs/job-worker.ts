import { type ParsedCronItem, parseCronItem, type RunnerOptions, run, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from '../logger.ts'
import { recordEvent } from '../telemetry.ts'
import { jobEvents, queueLogger } from './job-logging.ts'
import { dropGivenUpJobs, freeLostJobs, holdAliveLock } from './lost-jobs.ts'
import { every, type Task } from './task.ts'

export interface JobOptions {
  readonly url: string
  readonly logger: Logger
  readonly tasks: readonly Task[]
  readonly concurrency?: number
}

export interface JobWorker {
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const connections = 4

export const jobSchema = 'graphile_worker'

type Taken = (error?: Error, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void

/** Stopping as the connection is lost releases it twice: the pool would throw, and the rejection end the process. */
function ignoreSecondRelease(pool: pg.Pool): void {
  const take = pool.connect.bind(pool) as (taken?: Taken) => Promise<pg.PoolClient>
  const takeIgnoring = (taken: Taken) => {
    let isReleased = false
    return take((error, client, release) =>
      taken(error, client, (destroy) => {
        if (!isReleased) release?.(destroy)
        isReleased = true
      }),
    )
  }
  const connect = (taken?: Taken) => (taken ? takeIgnoring(taken) : take())
  pool.connect = connect as typeof pool.connect
}

export function openJobPool(url: string, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    application_name: 'basera-jobs',
  })
  const onError = (err: Error) => logger.warn({ err }, 'a connection of the job queue was lost')
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  ignoreSecondRelease(pool)
  return pool
}

function timetable(tasks: readonly Task[]): ParsedCronItem[] {
  return tasks.flatMap(({ name, everyMinutes: minutes }) =>
    minutes === undefined
      ? []
      : parseCronItem({
          task: name,
          match: ({ hour, min }) => (hour * 60 + min) % minutes === 0,
          options: { backfillPeriod: minutes * 60_000, maxAttempts: 3, jobKey: name },
        }),
  )
}

async function runAndRecord(task: Task, payload: unknown, signal: AbortSignal): Promise<void> {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  try {
    await task.run(payload, signal)
    recordEvent('job-done', task.name, seconds())
  } catch (error) {
    recordEvent('job-failed', task.name, seconds())
    throw error
  }
}

const taskList = (tasks: readonly Task[]): TaskList =>
  Object.fromEntries(
    tasks.map((one) => [
      one.name,
      (payload: unknown, { abortSignal }: { abortSignal: AbortSignal }) =>
        runAndRecord(one, payload, abortSignal),
    ]),
  )

function settingsFor({ logger, concurrency = 4 }: JobOptions, pool: pg.Pool): RunnerOptions {
  const events = jobEvents(logger)
  events.on('pool:listen:success', ({ client, workerPool }) => {
    const onFault = (err: unknown) => logger.warn({ err }, 'a job worker could not say that it lives')
    // After it began to listen: a connection takes one statement at a time.
    client.once('drain', () => holdAliveLock(client, workerPool.id).catch(onFault))
  })
  return {
    pgPool: pool,
    schema: jobSchema,
    events,
    logger: queueLogger(logger),
    noHandleSignals: true,
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        concurrentJobs: concurrency,
      },
    },
  }
}

export async function startJobWorker(options: JobOptions): Promise<JobWorker> {
  const { url, logger } = options
  const pool = openJobPool(url, logger)
  const tasks = [
    ...options.tasks,
    every(1, 'jobs-free-lost', () => freeLostJobs(pool)),
    every(60, 'jobs-drop-given-up', () => dropGivenUpJobs(pool)),
  ]
  try {
    const runner = await run(settingsFor(options, pool), taskList(tasks), timetable(tasks))
    const ended = runner.promise
      .catch((err: unknown) => logger.error({ err }, 'the job worker failed'))
      .then(() => pool.end())
    const stop = async () => {
      await runner.stop().catch(() => undefined)
      await ended
    }
    return { ended, stop }
  } catch (error) {
    await pool.end()
    throw error
  }
}
