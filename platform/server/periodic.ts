import type { Logger } from './logger.ts'

/** Work that a process repeats. */
export interface Periodic {
  readonly name: string
  /** Milliseconds from the end of one run to the next. */
  readonly every: number
  run(): Promise<unknown>
}

export interface RunningPeriodic {
  /** Runs it now, or once more right after the run under way. */
  now(): void
  /** Runs it no more, and waits for the run under way. */
  stop(): Promise<void>
}

/** Runs something periodically, never twice at a time; a run that fails is logged and followed by the next one. */
export function startPeriodic({ name, every, run }: Periodic, logger: Pick<Logger, 'warn'>): RunningPeriodic {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  const once = async () => {
    try {
      await run()
    } catch (err) {
      logger.warn({ err, part: name }, 'periodic work failed')
    }
  }
  const now = () => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    clearTimeout(timer)
    running = once().then(() => {
      running = undefined
      if (stopped) return
      timer = setTimeout(now, again ? 0 : every)
      again = false
    })
  }
  timer = setTimeout(now, every)
  return {
    now,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
