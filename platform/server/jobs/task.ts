import { type QueryExecutorProvider, sql } from 'kysely'
import type { z } from 'zod'

/** A kind of background job: its name in the queue, what it is given, and how often it is tried. */
export interface JobKind<Payload> {
  readonly name: string
  /** Stored as JSON and readable in the database: seal what must not be. */
  readonly payload: z.ZodType<Payload>
  /**
   * Attempts before it is given up. The pauses between them are e, e², e³ … seconds, at most 6 hours: 5 attempts take
   * 1.5 minutes, 10 take 3.5 hours, 13 take 22 hours.
   */
  readonly attempts: number
}

/** What this process does with one kind of job. */
export interface Task {
  readonly name: string
  /** Minutes between runs, for tasks that run by themselves. */
  readonly everyMinutes?: number
  /** `signal` aborts when the process has been waiting 5 s to stop. Throwing means: try again later. */
  run(payload: unknown, signal: AbortSignal): Promise<void>
}

/** Does jobs of `kind`. After a crash it may be called twice for one job: `run` must be idempotent. */
export function task<Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, signal: AbortSignal) => Promise<void>,
): Task {
  return { name: kind.name, run: async (payload, signal) => run(kind.payload.parse(payload), signal) }
}

const minutesOfDay = 1440

/**
 * Runs `run` every so many minutes, counted from midnight, once over all processes; a run that was missed because no
 * process was up is made up for once at the next start. `minutes` must divide a day evenly.
 */
export function every(minutes: number, name: string, run: () => Promise<unknown>): Task {
  if (!Number.isInteger(minutes) || minutes < 1 || minutesOfDay % minutes !== 0)
    throw new Error(`${name}: every ${minutes} minutes does not divide a day`)
  return {
    name,
    everyMinutes: minutes,
    run: async () => {
      await run()
    },
  }
}

/**
 * Adds a job through `db`: if that is a transaction, the job exists once it is committed and never otherwise. Of waiting
 * jobs with the same `key`, the last one replaces the others.
 */
export async function addJob<Payload>(
  db: QueryExecutorProvider,
  kind: JobKind<Payload>,
  payload: Payload,
  key: string | null = null,
): Promise<void> {
  await sql`
    SELECT 1 FROM graphile_worker.add_job(
      ${kind.name}::text, ${JSON.stringify(payload)}::json, max_attempts => ${kind.attempts}::int,
      job_key => ${key}::text, job_key_mode => 'preserve_run_at')
  `.execute(db)
}
