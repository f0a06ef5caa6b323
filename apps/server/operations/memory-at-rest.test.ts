import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveBackMemory } from './memory-at-rest.ts'

const minute = 60_000
let resident: number
let utilization: number
const collect = vi.fn(() => {
  resident = 100_000_000
})

beforeEach(() => {
  vi.useFakeTimers()
  collect.mockClear()
  resident = 200_000_000
  utilization = 0.004
  giveBackMemory({
    now: () => Date.now(),
    used: () => ({ idle: 0, active: 0, utilization }),
    resident: () => resident,
    collect,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('memory at rest', () => {
  it('is given back once the server has started, and not again for nothing', () => {
    vi.advanceTimersByTime(10 * minute)
    expect(collect).toHaveBeenCalledTimes(1)
  })

  it('is given back once work is over, never while there is work', () => {
    resident = 150_000_000
    utilization = 0.3
    vi.advanceTimersByTime(10 * minute)
    expect(collect).toHaveBeenCalledTimes(1)
    utilization = 0.004
    vi.advanceTimersByTime(minute)
    expect(collect).toHaveBeenCalledTimes(2)
  })

  it('is given back every five minutes at most', () => {
    for (let passed = 0; passed < 10; passed++) {
      resident = 150_000_000
      vi.advanceTimersByTime(minute)
    }
    expect(collect).toHaveBeenCalledTimes(3)
  })
})
