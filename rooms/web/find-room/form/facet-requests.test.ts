import type { RoomFacets } from '@basera/rooms/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { facetRequests, typingMs } from './facet-requests.ts'

const facets = (total: number): RoomFacets => ({
  ...{ total, total_is_exact: true, unlocated_total: 0, unknown_total: 0 },
  ...{ counts_are_exact: true, rent_histogram: [], counts: {} },
})

/** A form whose server takes `answerMs` for each count. */
function openForm(answerMs: number) {
  const sent: { query: number; at: number; signal: AbortSignal }[] = []
  const shown: string[] = []
  const count = facetRequests<number>(
    (query, signal) => {
      sent.push({ query, at: performance.now(), signal })
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        setTimeout(() => resolve(facets(query)), answerMs)
      })
    },
    (stage, found) => void shown.push(found ? `${stage} ${found.total}` : stage),
  )
  let stop = () => {}
  /** Changes the search, as an effect does: the last one is cleaned up first. */
  const change = (query: number) => {
    stop()
    stop = count(query)
    return performance.now()
  }
  return { sent, shown, change, close: () => stop() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('rooms.search-show', () => {
  it('a tap is sent at once, and its count is there within 300 ms of an answer in 250', async () => {
    const { sent, shown, change } = openForm(250)
    const tapped = change(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(sent.map(({ at }) => at - tapped)).toEqual([0])
    expect(shown).toEqual(['busy', 'done 1'])
  })

  it('of taps in a row the last is sent within 100 ms, and those under way are aborted', async () => {
    const { sent, shown, change } = openForm(200)
    change(1)
    await vi.advanceTimersByTimeAsync(150)
    change(2)
    await vi.advanceTimersByTimeAsync(40)
    const last = change(3)
    await vi.advanceTimersByTimeAsync(300)
    expect(sent.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
    expect((sent.at(-1)?.at ?? Number.NaN) - last).toBe(typingMs)
    expect(typingMs).toBeLessThanOrEqual(100)
    expect(shown).toEqual(['busy', 'busy', 'busy', 'done 3'])
  })

  it('typing sends its first letter and its last', async () => {
    const { sent, change } = openForm(10)
    for (let letter = 1; letter <= 8; letter++) {
      change(letter)
      await vi.advanceTimersByTimeAsync(50)
    }
    await vi.advanceTimersByTimeAsync(300)
    expect(sent.map(({ query }) => query)).toEqual([1, 8])
  })

  it('says after 300 ms that it is slow, then the count; nothing once the form is closed', async () => {
    const { shown, change, close } = openForm(500)
    change(1)
    await vi.advanceTimersByTimeAsync(600)
    expect(shown).toEqual(['busy', 'slow', 'done 1'])
    change(2)
    await vi.advanceTimersByTimeAsync(100)
    close()
    await vi.advanceTimersByTimeAsync(900)
    expect(shown).toEqual(['busy', 'slow', 'done 1', 'busy'])
  })
})
