import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SolvedCheck } from './prove-work.ts'
import { type CheckState, startCheck } from './start-check.ts'

const lifetime = 600_000
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

/** A check that the test solves or fails by hand. */
function begin() {
  const searches: { give: (solved: SolvedCheck) => void; fail: () => void; signal: AbortSignal }[] = []
  const states: CheckState[] = []
  const check = startCheck({
    solve: (signal) =>
      new Promise((give, reject) => searches.push({ give, fail: () => reject(new Error('no')), signal })),
    onState: (state) => states.push(state),
  })
  const kinds = () => states.map((state) => (state.kind === 'done' ? state.token : state.kind))
  const search = async (act: (last: NonNullable<(typeof searches)[number]>) => void) => {
    const last = searches.at(-1)
    if (!last) throw new Error('Nothing was searched for')
    act(last)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { check, searches, kinds, search }
}

describe('the bot check of an open form', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('starts by itself and gives its token', async () => {
    const { kinds, search } = begin()
    expect(kinds()).toEqual(['waiting'])
    await search((last) => last.give({ token: 'one', lifetime }))
    expect(kinds()).toEqual(['waiting', 'one'])
  })

  it('silently replaces the token a minute before it expires', async () => {
    const { kinds, search, searches } = begin()
    await search((last) => last.give({ token: 'one', lifetime }))
    await minutes(8.9)
    expect(searches).toHaveLength(1)
    await minutes(0.2)
    expect(searches).toHaveLength(2)
    await search((last) => last.give({ token: 'two', lifetime }))
    expect(kinds()).toEqual(['waiting', 'one', 'two'])
    await minutes(9.1)
    expect(searches).toHaveLength(3)
  })

  it('fails when the network does, and tries again on retry', async () => {
    const { check, kinds, search, searches } = begin()
    await search((last) => last.fail())
    await minutes(30)
    expect([kinds(), searches.length]).toEqual([['waiting', 'failed'], 1])
    check.retry()
    check.retry()
    check.wake()
    expect(searches).toHaveLength(2)
    await search((last) => last.give({ token: 'one', lifetime }))
    expect(kinds()).toEqual(['waiting', 'failed', 'waiting', 'one'])
    check.retry()
    expect(searches).toHaveLength(2)
  })

  it('keeps a good token while its replacement fails, and withdraws it when it expires', async () => {
    const { kinds, search, searches } = begin()
    await search((last) => last.give({ token: 'one', lifetime }))
    await minutes(9)
    await search((last) => last.fail())
    expect(kinds()).toEqual(['waiting', 'one'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(searches).toHaveLength(3)
    await minutes(1)
    expect(kinds()).toEqual(['waiting', 'one', 'waiting'])
    await search((last) => last.fail())
    expect(kinds()).toEqual(['waiting', 'one', 'waiting', 'expired'])
    await minutes(30)
    expect(searches).toHaveLength(3)
  })

  it('withdraws an expired token when the device wakes up, before any timer', async () => {
    const { check, kinds, search, searches } = begin()
    await search((last) => last.give({ token: 'one', lifetime }))
    vi.setSystemTime(Date.now() + 2 * lifetime)
    check.wake()
    expect([kinds(), searches.length]).toEqual([['waiting', 'one', 'waiting'], 2])
    await search((last) => last.give({ token: 'two', lifetime }))
    expect(kinds().at(-1)).toBe('two')
  })

  it('waits between searches even for tokens with a short lifetime', async () => {
    const { search, searches } = begin()
    await search((last) => last.give({ token: 'one', lifetime: 4000 }))
    await vi.advanceTimersByTimeAsync(1900)
    expect(searches).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(searches).toHaveLength(2)
  })

  it('reports nothing after it is stopped', async () => {
    const { check, kinds, search, searches } = begin()
    check.stop()
    expect(searches[0]?.signal.aborted).toBe(true)
    await search((last) => last.give({ token: 'late', lifetime }))
    await minutes(30)
    expect([kinds(), searches.length]).toEqual([['waiting'], 1])
  })
})
