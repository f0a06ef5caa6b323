import type { Logger } from './logger.ts'

export interface Periodic {
  readonly name: string
  readonly every: number
  run(): Promise<unknown>
  readonly rest?: Rest
}

/** When there is nothing to do, from a run after which nothing is due until it is woken. */
interface Rest {
  isDue(): boolean
  onWake(listener: () => void): void
}

export function openRest(isDue: Rest['isDue']): { readonly rest: Rest; wake(): void } {
  let wake = () => {}
  const onWake: Rest['onWake'] = (listener) => {
    wake = listener
  }
  return { rest: { isDue, onWake }, wake: () => wake() }
}

export interface RunningPeriodic {
  now(): void
  stop(): Promise<void>
}

/** Repeats work, never twice at a time; a failed run is logged. */
export function startPeriodic(
  { name, every, run, rest }: Periodic,
  logger: Pick<Logger, 'warn'>,
): RunningPeriodic {
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
    timer = undefined
    running = once().then(() => {
      running = undefined
      if (again) schedule(0)
      else scheduleIfDue()
      again = false
    })
  }
  const schedule = (after: number) => {
    if (!stopped) timer = setTimeout(now, after)
  }
  const scheduleIfDue = () => {
    if (rest?.isDue() ?? true) schedule(every)
  }
  rest?.onWake(() => {
    if (!running && !timer) schedule(every)
  })
  scheduleIfDue()
  return {
    now,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
