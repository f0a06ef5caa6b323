export interface LoopDelay {
  take(): number
  stop(): void
}

const interval = 20

/** Measures the event loop every 20 ms; `record` gets each delay in seconds. */
export function watchLoopDelay(record: (seconds: number) => void): LoopDelay {
  let expected = performance.now() + interval
  let sum = 0
  let count = 0
  const measure = () => {
    const now = performance.now()
    const late = Math.max(0, now - expected)
    expected = now + interval
    sum += late
    count++
    record(late / 1000)
  }
  const timer = setInterval(measure, interval)
  timer.unref()
  return {
    take() {
      const mean = count > 0 ? sum / count : Math.max(0, performance.now() - expected)
      sum = 0
      count = 0
      return mean
    },
    stop: () => clearInterval(timer),
  }
}
