import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SearchStage, startSearchClock } from './search-clock.ts'

describe('the clock of a search', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('marketplace 4: the spinner is forced off after 10 seconds', () => {
    const stages: SearchStage[] = []
    startSearchClock((stage) => stages.push(stage))
    vi.advanceTimersByTime(149)
    expect(stages).toEqual([])
    vi.advanceTimersByTime(1)
    expect(stages).toEqual(['shown'])
    vi.advanceTimersByTime(9_849)
    expect(stages).toEqual(['shown'])
    vi.advanceTimersByTime(1)
    expect(stages).toEqual(['shown', 'overdue'])
  })

  it('says nothing about a search that ended', () => {
    const stages: SearchStage[] = []
    const stop = startSearchClock((stage) => stages.push(stage))
    vi.advanceTimersByTime(100)
    stop()
    vi.advanceTimersByTime(20_000)
    expect(stages).toEqual([])
  })
})
