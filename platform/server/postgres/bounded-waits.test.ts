import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEvent } from '../telemetry.ts'
import { openDatabase } from './open-database.ts'

let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())

describe('a pool whose connections are all in use', () => {
  it('refuses who has waited too long, serves the rest, and tells of both', async () => {
    const told: string[] = []
    const end = onEvent('connection-wait', (outcome, seconds) => {
      told.push(outcome)
      expect(seconds).toBeGreaterThan(0)
    })
    const { pool, close } = openDatabase({
      url: database.url,
      connections: 1,
      timeout: 200,
      onError: () => undefined,
    })
    const held = await pool.connect()
    const refused = pool.query('SELECT 1')
    await expect(refused).rejects.toThrow('timeout exceeded when trying to connect')
    const served = pool.query('SELECT 2 AS two')
    held.release()
    expect((await served).rows).toEqual([{ two: 2 }])
    expect(told).toEqual(['refused', 'given'])
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0])
    await close()
    end()
  })
})
