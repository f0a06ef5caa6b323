import { createLogger } from '@basera/platform/server/logger'
import { openPool } from '@basera/platform/testing/pool'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

let whole: WholeApp
let other: pg.Pool
const logged: string[] = []
beforeAll(async () => {
  const logger = createLogger('warn', { write: (line: string) => void logged.push(line) })
  whole = await createWholeApp({}, { logger })
  other = openPool({ connectionString: whole.database.url, max: 2 })
})
afterAll(async () => {
  await other.end()
  await whole.close()
})

/** Asks for a page while the connection that reads its rooms is cut. */
async function cutAmid(url: string) {
  const client = await other.connect()
  try {
    await client.query('BEGIN; LOCK TABLE rooms IN ACCESS EXCLUSIVE MODE')
    const answer = whole.app.inject({ url, headers: { authorization: 'Bearer none' } })
    await expect
      .poll(async () => {
        const { rowCount } = await other.query(
          `SELECT pg_terminate_backend(pid) AS cut FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%rooms%'`,
        )
        return rowCount
      })
      .toBeGreaterThan(0)
    return await answer
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

describe('a page whose database is cut off amid it', () => {
  it.each([
    ['a room answers 503, not 500', '/room/018f4a6e-0000-7000-8000-000000000001', 503],
    ['the search answers, and the browser asks for the rooms', '/find-room', 200],
  ])('%s, is not kept, and the log says why', async (_, url, status) => {
    logged.length = 0
    const answer = await cutAmid(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-cache'])
    expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
      expect.arrayContaining(['the database could not serve a request']),
    )
    await expect.poll(async () => (await whole.app.inject(url)).statusCode).toBe(status === 503 ? 404 : 200)
  })
})
