import { createTestDatabase, eventually, statementsOf, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openLimits } from './limits.ts'

let test: TestDatabase<unknown>
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

const table = { many: { points: 5, seconds: 60, near: true } } as const
const rowOf = async (key: string) =>
  (await test.pool.query('SELECT points FROM rate_limits WHERE key = $1', [`many:${key}`])).rows[0]?.points

async function spendAll(limits: ReturnType<typeof openLimits>, key: string, times: number): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, () => limits.spend('many', key)))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

describe('limits that are counted near', () => {
  it('hold exactly in one process, also at once', async () => {
    const limits = openLimits(test.pool, table)
    expect(await spendAll(limits, 'burst', 20)).toBe(5)
    expect(await spendAll(limits, 'burst', 3)).toBe(0)
    await eventually(async () => expect(await rowOf('burst')).toBe(5))
  })

  it('know from the first use what other processes counted, and soon what they count', async () => {
    const [one, two] = [openLimits(test.pool, table), openLimits(test.pool, table)]
    expect(await spendAll(one, 'both', 3)).toBe(3)
    await eventually(async () => expect(await rowOf('both')).toBe(3))
    expect(await spendAll(two, 'both', 1)).toBe(1)
    await eventually(async () => expect(await rowOf('both')).toBe(4))
    await one.spend('many', 'both')
    await eventually(async () => expect(await spendAll(two, 'both', 1)).toBe(0))
  })

  it('cost one statement for many uses', async () => {
    const asked = statementsOf(test.pool)
    const wide = openLimits(test.pool, { many: { points: 1000, seconds: 60, near: true } })
    for (let n = 0; n < 100; n++) await wide.spend('many', 'often')
    await eventually(async () => expect(await rowOf('often')).toBe(100))
    expect(asked.filter((text) => text.includes('INSERT')).length).toBeLessThan(20)
  })

  it('count alone while the table cannot be reached', async () => {
    const pool = { query: async () => Promise.reject(new Error('away')), connect: () => undefined } as never
    expect(await spendAll(openLimits(pool, table), 'alone', 9)).toBe(5)
  })

  it('begin anew when their time is over, and where a clock was a day ahead', async () => {
    const limits = openLimits(test.pool, { many: { points: 2, seconds: 1, near: true } })
    expect(await spendAll(limits, 'short', 3)).toBe(2)
    await eventually(async () => expect(await spendAll(limits, 'short', 1)).toBe(1))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    expect(await spendAll(limits, 'clock', 3)).toBe(2)
    vi.useRealTimers()
    expect(await spendAll(openLimits(test.pool, table), 'clock', 9)).toBe(5)
  })
})
