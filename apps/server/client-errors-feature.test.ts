import { openLimits } from '@basera/platform/server/limits'
import { createTestApp, createTestDatabase } from '@basera/platform/testing'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { clientErrorLimits, clientErrorsFeature } from './client-errors-feature.ts'

const report = {
  screen: 'page',
  reference: '3f9a1c0b77e2',
  name: 'TypeError',
  frames: ['/assets/entry-a1B2_c.js:1:2345'],
}

function createReporting() {
  const lines: Record<string, unknown>[] = []
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { lines, feature: clientErrorsFeature(logger) }
}

const send = (app: Awaited<ReturnType<typeof createTestApp>>, payload: object) =>
  app.inject({ method: 'POST', url: '/api/client-errors', payload })

describe('a failure that a browser reports', () => {
  it('is logged under the reference that was shown', async () => {
    const { lines, feature } = createReporting()
    const answer = await send(await createTestApp([feature]), report)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(lines).toMatchObject([{ ...report, msg: 'a page failed in a browser', level: 40 }])
  })

  it.each([
    { message: 'asha@example.com is not valid' },
    { reference: 'x'.repeat(12) },
    { name: 'Type\nlevel=50' },
    { frames: ['/chats?q=asha'] },
    { frames: Array.from({ length: 11 }, () => '/assets/a.js:1:1') },
  ])('is refused with %j in it', async (odd) => {
    const { lines, feature } = createReporting()
    const answer = await send(await createTestApp([feature]), { ...report, ...odd })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    expect(lines).toEqual([])
  })

  it('is taken 30 times an hour from one address', async () => {
    const database = await createTestDatabase()
    const { lines, feature } = createReporting()
    const app = await createTestApp([feature], { limits: openLimits(database.pool, clientErrorLimits) })
    const answers = await Promise.all(Array.from({ length: 33 }, () => send(app, report)))
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(3)
    expect(lines.length).toBe(30)
    await database.close()
  })
})
