import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultyProviders } from './faulty-providers.ts'
import { jumpingClock } from './jumping-clock.ts'

let database: TestDatabase<unknown>
let data: string
beforeEach(async () => {
  database = await createTestDatabase()
  data = mkdtempSync(join(tmpdir(), 'basera-faults-'))
})
afterEach(async () => {
  await database.close()
  rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

describe('a mail server and an SMS gateway that cut, and that hang', () => {
  it('keep nobody else waiting: mails follow once, codes are told to have failed', async () => {
    const figures = await faultyProviders({
      data,
      databaseUrl: database.url,
      faults: ['cut', 'hangs'],
      each: 8,
    })
    for (const { fault, tried, arrived, again, statuses } of figures.mails)
      expect([fault, tried, arrived, again, statuses]).toEqual([fault, true, 8, 0, [200]])
    for (const { fault, answers, tried, inTransaction, slowest } of figures.codes) {
      expect([fault, answers, tried]).toEqual([fault, ['503 Failed to send OTP. Please try again.'], 8])
      expect(inTransaction).toBe(0)
      expect(slowest).toBeLessThan(25_000)
    }
    // While all of them hung.
    expect(figures.codes[1]?.searches[200]).toBeGreaterThan(20)
    expect(figures.leaks).toEqual([])
  }, 300_000)
})

describe('the clock of a process that jumps by a day', () => {
  it('signs nobody out for good, and stops neither mails, codes, rooms nor limits', async () => {
    const figures = await jumpingClock(data, database.url)
    expect(figures.map(({ jump }) => jump)).toEqual([
      'a day ahead',
      'back again',
      'a day behind',
      'right again',
    ])
    for (const { jump, refreshed, after, signIn, code, found, mailed, limit } of figures) {
      expect([jump, refreshed, after, signIn, code, found, mailed]).toEqual([
        jump,
        200,
        200,
        200,
        200,
        true,
        true,
      ])
      expect(limit).toContain(429)
    }
    // The access token of before is over a day later: the client refreshes it.
    expect(figures[0]?.before).toBe(401)
  }, 300_000)
})
