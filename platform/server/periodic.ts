import type { Logger } from './logger.ts'

export interface Periodic {
  readonly name: string
  readonly every: number
  run(): Promise<unknown>
}

export interface RunningPeriodic {
  now(): void
  stop(): Promise<void>
}

/** Repeats work, never twice at a time; a failed run is logged. */
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
