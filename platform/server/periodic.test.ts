import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from './logger.ts'
import { openRest, startPeriodic } from './periodic.ts'

describe('periodic work', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('rests while nothing is due, and goes on when it is woken', async () => {
    let due = 0
    const run = vi.fn(async () => {
      due--
    })
    const { rest, wake } = openRest(() => due > 0)
    const work = startPeriodic({ name: 'work', every: 100, run, rest }, createLogger('silent'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(0)
    due = 2
    wake()
    wake()
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
    await work.stop()
    due = 1
    wake()
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(2)
  })
})
