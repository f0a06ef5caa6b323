import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemoData } from '@basera/database/seed'
import type { Database } from '@basera/database/types'
import { localFiles } from '@basera/platform/server/files'
import { noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { readOutbox } from '@basera/platform/server/outbox'
import { openSecrets } from '@basera/platform/server/secrets'
import { createTestApp, createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { numberHash } from '@basera/trust/server'
import type { FastifyInstance } from 'fastify'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoDesk } from './demo-desk.ts'
import { openFeatures } from './features.ts'
import { checkSettings } from './settings/settings.ts'

const email = 'moderator@demo.basera.test'
let database: TestDatabase<Database>
let folder: string
let app: FastifyInstance
let openAgain: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase<Database>()
  folder = mkdtempSync(join(tmpdir(), 'basera-desk-'))
  const logger = createLogger('silent')
  const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
  const shared = {
    settings: checkSettings({ DEMO_DATA: 'on', LOG_LEVEL: 'silent', CAPTCHA: 'off' }),
    ...{
      logger,
      database,
      secrets,
      limits: noLimits,
      replica: undefined,
      redis: undefined,
      tracing: undefined,
    },
    files: localFiles(folder),
    mails: { add: async () => undefined },
    sms: { send: async () => undefined },
  }
  await fillDemoData({
    ...{ pool: database.pool, files: folder, logger },
    numberHash: (phone) => numberHash(secrets, phone),
  })
  const product = await openFeatures(shared)
  app = await createTestApp(product.features, { gate: product.gate })
  openAgain = () => openDemoDesk(shared, product)
  // Two processes that start together.
  await Promise.all([openAgain(), openAgain()])
})
afterAll(async () => {
  await app?.close()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function enter() {
  const [told] = await readOutbox(database.db, email)
  const secret = /^Key for an authenticator app: (\w+)$/m.exec(told?.text ?? '')?.[1] ?? ''
  const signedIn = await app.inject({
    ...{ method: 'POST', url: '/auth/v1/token?grant_type=password' },
    payload: { email, password: 'basera-demo-1' },
  })
  const headers = { authorization: `Bearer ${signedIn.json().access_token}` }
  const code = new TOTP({ secret }).generate()
  const entered = await app.inject({
    ...{ method: 'POST', url: '/api/moderate/code', headers },
    payload: { code },
  })
  expect(entered.statusCode).toBe(204)
  return async (url: string) => (await app.inject({ url, headers })).json()
}

const counted = async () => {
  const { rows } = await database.pool.query(
    `SELECT (SELECT count(*) FROM moderators) AS moderators, (SELECT count(*) FROM report_evidence) AS evidence,
       (SELECT count(*) FROM outbox_messages) AS told, (SELECT count(*) FROM cases WHERE decided_at IS NULL) AS open`,
  )
  return rows[0]
}

describe('shell.demo-desk', () => {
  it('has an enrolled moderator, whose key waits in the outbox, and three open cases', async () => {
    const get = await enter()
    const { items } = await get('/api/moderate/cases')
    expect(items.map(({ kind, reports }: Record<string, unknown>) => [kind, reports])).toEqual([
      ['review', 0],
      ['reports', 3],
      ['review', 0],
    ])
    const shown = await get(`/api/moderate/cases/${items[1].id}`)
    expect(shown.because).toEqual(['money_first', 'not_real'])
    expect(shown.reported).toHaveLength(3)
  })

  it('is made once, and stays decided', async () => {
    expect(await counted()).toEqual({ moderators: 1, evidence: 3, told: 1, open: 3 })
    await database.pool.query("UPDATE cases SET decided_at = now() WHERE kind = 'reports'")
    await database.pool.query('DELETE FROM outbox_messages')
    await openAgain()
    expect(await counted()).toEqual({ moderators: 1, evidence: 3, told: 1, open: 2 })
  })

  it('copies photos, and leaves the room in sight: two persons reported it', async () => {
    const { rows } = await database.pool.query(
      `SELECT rooms.searchable, min(cardinality(files)) AS files FROM report_evidence e JOIN cases c ON c.id = e.case_id
       JOIN rooms ON rooms.id = c.subject_id GROUP BY 1`,
    )
    expect(rows).toEqual([{ searchable: true, files: expect.any(Number) }])
    expect(rows[0].files).toBeGreaterThanOrEqual(3)
  })
})
