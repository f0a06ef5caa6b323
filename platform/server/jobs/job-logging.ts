import { EventEmitter } from 'node:events'
import { Logger as QueueLogger, type WorkerEvents } from 'graphile-worker'
import type { Logger } from '../logger.ts'

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

export function queueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    // `jobEvents` logs failures of jobs.
    if (meta?.failure !== true) logger[levels[level]]({ part: 'jobs' }, message)
  })
}

/** Logs failed jobs by name, number and error, never with their payload. */
export function jobEvents(logger: Logger): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job, error }) => {
    const { id, attempts, max_attempts, task_identifier: task } = job
    const facts = { job: id, task, attempts, err: error }
    if (attempts < max_attempts) logger.warn(facts, 'job failed, it will be tried again')
    else logger.error(facts, 'job failed for the last time, it is given up')
  })
  return events
}
