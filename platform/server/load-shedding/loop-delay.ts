/** How late the event loop is, as it is looked at every 20 ms. */
export interface LoopDelay {
  /** Mean of the milliseconds since the last call of `take`. */
  take(): number
  stop(): void
}

/** Milliseconds between two looks. */
const pace = 20

/** Watches the event loop of this process; `tell` is given every single delay, in seconds. */
export function watchLoopDelay(tell: (seconds: number) => void): LoopDelay {
  let expected = performance.now() + pace
  let sum = 0
  let looks = 0
  const look = () => {
    const now = performance.now()
    const late = Math.max(0, now - expected)
    expected = now + pace
    sum += late
    looks++
    tell(late / 1000)
  }
  const timer = setInterval(look, pace)
  timer.unref()
  return {
    take() {
      // Not looked at for long: it is late right now.
      const mean = looks > 0 ? sum / looks : Math.max(0, performance.now() - expected)
      sum = 0
      looks = 0
      return mean
    },
    stop: () => clearInterval(timer),
  }
}
