import { type QueryExecutorProvider, sql } from 'kysely'
import type { z } from 'zod'

export interface JobKind<Payload> {
  readonly name: string
  /** Stored as readable JSON: seal secrets. */
  readonly payload: z.ZodType<Payload>
  /** With pauses of e, e², e³ … seconds, at most 6 hours: 5 take 1.5 minutes, 10 take 3.5 hours, 13 take 22 hours. */
  readonly attempts: number
}

export interface Task {
  readonly name: string
  readonly everyMinutes?: number
  /** `signal` aborts when the process has waited 5 s to stop. Throwing means: try again later. */
  run(payload: unknown, signal: AbortSignal): Promise<void>
}

/** Handles jobs of `kind`. After a crash a job may run twice: `run` must be idempotent. */
export function task<Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload, signal: AbortSignal) => Promise<void>,
): Task {
  return { name: kind.name, run: async (payload, signal) => run(kind.payload.parse(payload), signal) }
}

const minutesOfDay = 1440

/**
 * Runs every `minutes` (a divisor of a day), once over all processes. A missed run is made up for at the next start.
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

/** Adds a job in the transaction of `db`. Among waiting jobs of one `key`, the last replaces the others. */
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
