export interface LoopDelay {
  take(): number
  /** Measures often, or rarely: often would keep an idle process awake. */
  pace(isBusy: boolean): void
  stop(): void
}

const intervals = { busy: 20, idle: 1000 }

/** Measures the event loop every 20 ms while it is busy; `record` gets each delay in seconds. */
export function watchLoopDelay(record: (seconds: number) => void): LoopDelay {
  let interval = intervals.idle
  let expected = 0
  let sum = 0
  let count = 0
  let timer: NodeJS.Timeout | undefined
  const measure = () => {
    const now = performance.now()
    const late = Math.max(0, now - expected)
    expected = now + interval
    sum += late
    count++
    record(late / 1000)
  }
  const pace = (isBusy: boolean) => {
    clearInterval(timer)
    interval = isBusy ? intervals.busy : intervals.idle
    expected = performance.now() + interval
    timer = setInterval(measure, interval)
    timer.unref()
  }
  pace(false)
  return {
    take() {
      const mean = count > 0 ? sum / count : Math.max(0, performance.now() - expected)
      sum = 0
      count = 0
      return mean
    },
    pace,
    stop: () => clearInterval(timer),
  }
}
