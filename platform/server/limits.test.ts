import { Problem } from '@basera/platform/contract'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openLimits, tooMany } from './limits.ts'

let test: TestDatabase<unknown>
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
afterEach(() => void vi.useRealTimers())

const table = { few: { points: 3, seconds: 60 } }

describe('named limits', () => {
  it('are spent over all processes, per key, and then refuse', async () => {
    const [one, two] = [openLimits(test.pool, table), openLimits(test.pool, table)]
    for (const limits of [one, two, one]) await limits.spend('few', '203.0.113.7')
    const refusal = await two.spend('few', '203.0.113.7').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({ code: 'too_many_requests', message: tooMany })
    await one.spend('few', '203.0.113.8')
  })

  it('hold exactly for requests that come at once', async () => {
    const limits = openLimits(test.pool, table)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => limits.spend('few', 'burst')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('lock nobody for a day because the clock was a day ahead', async () => {
    const limits = openLimits(test.pool, table)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 86_400_000 })
    const ahead = await Promise.allSettled(Array.from({ length: 9 }, () => limits.spend('few', 'clock')))
    expect(ahead.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    vi.useRealTimers()
    for (const process of [limits, openLimits(test.pool, table)]) {
      const back = await Promise.allSettled(Array.from({ length: 9 }, () => process.spend('few', 'clock')))
      const spent = back.filter(({ status }) => status === 'fulfilled').length
      expect(spent).toBe(process === limits ? 3 : 0)
    }
  })

  it('are all in one table: an unknown name is a fault, not a free pass', async () => {
    await expect(openLimits(test.pool, table).spend('none', 'k')).rejects.toThrow('No limit is named none')
  })

  it('are refused where two have one name', () => {
    expect(() => openLimits(test.pool, table).add(table)).toThrow('There are two limits named few')
  })
})
