import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../postgres/open-database.ts'
import { createHttpApp } from './create-http-app.ts'
import { isDatabaseTrouble } from './database-trouble.ts'

let database: TestDatabase<unknown>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())

/** An app whose one route does `work`; what its log said at which level. */
async function answerTo(work: () => Promise<unknown>) {
  const levels: number[] = []
  const logger = pino({}, { write: (line: string) => void levels.push(JSON.parse(line).level) })
  const app = createHttpApp({ logger, trustProxy: false })
  app.get('/', work)
  return { answer: await app.inject('/'), levels }
}

const busy = { status: 503, code: 'service_unavailable' }

describe('a request that the database cannot serve now', () => {
  it('is answered with 503 and a time to come back when its statement takes too long', async () => {
    const client = await database.pool.connect()
    await client.query(`SET statement_timeout = '50ms'`)
    const { answer, levels } = await answerTo(() => client.query('SELECT pg_sleep(30)'))
    client.release(true)
    expect(answer.json()).toMatchObject(busy)
    expect(answer.headers['retry-after']).toBe('5')
    expect(levels).toEqual([40])
  })

  it('is answered with 503 when its connection is cut', async () => {
    const { answer } = await answerTo(() =>
      database.pool.query('SELECT pg_terminate_backend(pg_backend_pid())'),
    )
    expect(answer.json()).toMatchObject(busy)
  })

  it('is answered with 503 when no server listens', async () => {
    const away = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
    const { answer } = await answerTo(() => away.query('SELECT 1'))
    expect(answer.json()).toMatchObject(busy)
    await away.end()
  })

  it('is answered with 503 when no connection becomes free', async () => {
    const small = openDatabase({
      url: database.url,
      connections: 1,
      onError: () => undefined,
      timeout: 50,
    })
    const held = await small.pool.connect()
    const { answer } = await answerTo(() => small.pool.query('SELECT 1'))
    expect(answer.json()).toMatchObject(busy)
    held.release()
    // Whoever gave up holds nothing.
    expect((await small.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await small.close()
  })

  it('still fails with 500 when the statement is wrong', async () => {
    const { answer, levels } = await answerTo(() => database.pool.query('SELECT * FROM nothing'))
    expect(answer.statusCode).toBe(500)
    expect(levels).toEqual([50])
    expect(isDatabaseTrouble('text')).toBe(false)
  })
})
