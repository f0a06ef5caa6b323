import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSearchClock, type WaitingStage } from './search-stage.ts'

describe('the clock of a search', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('rooms.search-timeout: the spinner is forced off after 10 seconds', () => {
    const stages: WaitingStage[] = []
    startSearchClock((stage) => stages.push(stage))
    vi.advanceTimersByTime(149)
    expect(stages).toEqual([])
    vi.advanceTimersByTime(1)
    expect(stages).toEqual(['loading'])
    vi.advanceTimersByTime(9_849)
    expect(stages).toEqual(['loading'])
    vi.advanceTimersByTime(1)
    expect(stages).toEqual(['loading', 'overdue'])
  })

  it('says nothing about a search that ended', () => {
    const stages: WaitingStage[] = []
    const stop = startSearchClock((stage) => stages.push(stage))
    vi.advanceTimersByTime(100)
    stop()
    vi.advanceTimersByTime(20_000)
    expect(stages).toEqual([])
  })
})
