import { describe, expect, it } from 'vitest'
import { basera } from './figures.ts'
import { type Model, needOf } from './model.ts'

const small: Model = {
  habits: { shareComingADay: 0.1, shareInBusiestHour: 0.1, burst: 2, timesADay: { look: 36, write: 18 } },
  costs: {
    look: { server: 1, database: 2, reads: true },
    write: { server: 2, database: 4, reads: false, growsFrom: 20_000 },
  },
  kept: {
    note: { perAccount: 2, bytes: 100, where: 'database', warm: 0.5 },
    picture: { perAccount: 1, bytes: 1000, where: 'files', warm: 0 },
  },
  busyUpTo: 0.5,
  largestMachine: 10,
}

describe('what so many accounts need', () => {
  it('follows from how often what is done, and what it costs', () => {
    // 1,000 come; 36,000 looks and 18,000 writes a day, a tenth of them in an hour, twice as many in its busiest second.
    const need = needOf(small, 10_000)
    expect(need.perSecond).toBeCloseTo(3)
    expect(need.serverCores).toBeCloseTo((2 * 1 + 1 * 2) / 1000 / 0.5)
    expect(need.readCores).toBeCloseTo(0.008)
    expect(need.writeCores).toBeCloseTo(0.008)
    expect(need.writeShare).toBeCloseTo(0.0008)
    expect(need).toMatchObject({ databaseBytes: 2_000_000, warmBytes: 1_000_000, fileBytes: 10_000_000 })
  })

  it('grows faster than the accounts where a cost grows with them', () => {
    expect(needOf(small, 40_000).writeCores).toBeCloseTo(4 * 2 * needOf(small, 10_000).writeCores)
    expect(needOf(small, 40_000).readCores).toBeCloseTo(4 * needOf(small, 10_000).readCores)
  })

  it('knows what everything costs that people do', () => {
    expect(needOf(basera, 1_000_000).perSecond).toBeGreaterThan(100)
    const unknown = { ...small, habits: { ...small.habits, timesADay: { sing: 1 } } }
    expect(() => needOf(unknown, 1)).toThrow('sing')
  })
})
