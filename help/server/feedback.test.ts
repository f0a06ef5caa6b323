import { openLimits } from '@basera/platform/server/limits'
import { createTestApp, createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { helpFeature } from './index.ts'

let database: TestDatabase<unknown>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp([helpFeature({ db: database.db })])
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})
beforeEach(() => database.pool.query('TRUNCATE help_feedback'))

const answer = (slug: string, payload: string, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: `/api/help/${slug}/feedback`,
    payload,
    headers: { 'content-type': type },
  })
const counts = async () => {
  const { rows } = await database.pool.query(
    'SELECT slug, helpful, answers FROM help_feedback ORDER BY slug, helpful',
  )
  return rows
}

describe('help.feedback-anonymous: "Was this article helpful?"', () => {
  it('records the answer and says nothing back', async () => {
    const reply = await answer('visit-before-you-pay', '{"helpful":true}')
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(await counts()).toEqual([{ slug: 'visit-before-you-pay', helpful: true, answers: 1 }])
  })

  it('counts answers that come at the same time, each once', async () => {
    const sent = Array.from({ length: 12 }, (_, n) => answer('privacy', `{"helpful":${n % 3 === 0}}`))
    expect((await Promise.all(sent)).map((reply) => reply.statusCode)).toEqual(Array(12).fill(204))
    expect(await counts()).toEqual([
      { slug: 'privacy', helpful: false, answers: 8 },
      { slug: 'privacy', helpful: true, answers: 4 },
    ])
  })

  it('keeps the day in India and nothing about the person', async () => {
    await answer('terms', '{"helpful":false}')
    const { rows } = await database.pool.query(
      "SELECT *, day = (now() AT TIME ZONE 'Asia/Kolkata')::date AS today FROM help_feedback",
    )
    expect(Object.keys(rows[0])).toEqual(['slug', 'day', 'helpful', 'answers', 'today'])
    expect(rows[0].today).toBe(true)
  })

  it.each([
    ['no-such-article', '{"helpful":true}', 404, 'not_found'],
    ["x'%20OR%201=1", '{"helpful":true}', 404, 'not_found'],
    ['terms', '{}', 400, 'validation_failed'],
    ['terms', '{"helpful":"yes"}', 400, 'validation_failed'],
    ['terms', '{"helpful":1}', 400, 'validation_failed'],
    ['terms', '{"helpful":true,"user_id":"me"}', 400, 'validation_failed'],
    ['terms', 'null', 400, 'validation_failed'],
    ['terms', '{"helpful":', 400, 'bad_json'],
    ['terms', '', 400, 'bad_json'],
  ])('refuses %s with %s', async (slug, payload, status, code) => {
    const reply = await answer(slug, payload)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.json()).toMatchObject({ status, code })
    expect(await counts()).toEqual([])
  })

  it('takes JSON only', async () => {
    expect((await answer('terms', 'helpful=true', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  })

  it('takes 60 answers an hour from one address', async () => {
    const feature = helpFeature({ db: database.db })
    const limited = await createTestApp([feature], {
      limits: openLimits(database.pool, feature.limits),
    })
    const send = () =>
      limited.inject({ method: 'POST', url: '/api/help/safety/feedback', payload: { helpful: true } })
    const statuses = []
    for (let n = 0; n < 61; n++) statuses.push((await send()).statusCode)
    expect(statuses).toEqual([...Array(60).fill(204), 429])
    await limited.close()
  })
})
