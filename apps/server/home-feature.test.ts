import type { CallOutput } from '@basera/platform/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type HomeCalls, homeCalls } from '../web/home/contract.ts'
import { countsKeptMs, homeFeature } from './home-feature.ts'

type Answer = CallOutput<HomeCalls['GET /api/home']>

const visitor = { address: '127.0.0.1' }
const counts = { users: 1_25_000, rooms: 2000, matches: 200, cities: 50 }

async function ask(feature: ReturnType<typeof homeFeature>): Promise<Answer> {
  const handler = feature.handlers['GET /api/home']
  return homeCalls['GET /api/home'].response.parse(await handler?.({} as never, visitor))
}

const labels = ({ counters }: Answer) => counters.map(({ id, label }) => `${label} ${id}`)

describe('GET /api/home', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shell.home-counters: 10K+ users, 5K+ rooms, 2K+ matches, 50+ cities, without asking the database', async () => {
    const query = vi.fn()
    const answer = await ask(homeFeature({ homeCounters: 'documented' }, { counts: query }))
    expect(labels(answer)).toEqual(['10K+ users', '5K+ rooms', '2K+ matches', '50+ cities'])
    expect(query).not.toHaveBeenCalled()
  })

  it('shell.home-counters: HOME_COUNTERS=live shows true counts, grouped the Indian way', async () => {
    const answer = await ask(homeFeature({ homeCounters: 'live' }, { counts: async () => counts }))
    expect(labels(answer)).toEqual(['1,25,000 users', '2,000 rooms', '200 matches', '50 cities'])
  })

  it('counts at most once in the time a count is kept', async () => {
    const query = vi.fn(async () => counts)
    const feature = homeFeature({ homeCounters: 'live' }, { counts: query })
    await Promise.all([ask(feature), ask(feature)])
    vi.advanceTimersByTime(countsKeptMs - 1)
    await ask(feature)
    expect(query).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await ask(feature)
    expect(query).toHaveBeenCalledTimes(2)
  })

  it('asks again after a failure', async () => {
    const query = vi.fn(async () => counts).mockRejectedValueOnce(new Error('down'))
    const feature = homeFeature({ homeCounters: 'live' }, { counts: query })
    await expect(ask(feature)).rejects.toThrow('down')
    expect(labels(await ask(feature))).toContain('50 cities')
  })
})
