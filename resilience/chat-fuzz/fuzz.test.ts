import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { createLogger } from '@basera/platform/server/logger'
import { createWholeApp, type WholeApp } from '@basera/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'
import { openFindings } from './findings.ts'
import { fuzz } from './fuzz.ts'
import { setStage } from './stage.ts'

let whole: WholeApp
const logged: string[] = []
beforeAll(async () => {
  const lines = new Writable({
    write(line, _, done) {
      logged.push(String(line))
      done()
    },
  })
  whole = await createWholeApp({ CAPTCHA: 'off', LIMITS: 'off' }, { logger: createLogger('warn', lines) })
  await whole.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => whole.close())

it('chats.members-only, chats.blocked-pair: 2,000 generated frames and requests of members, a stranger and a blocked person', async () => {
  const { port } = whole.app.server.address() as AddressInfo
  const stage = await setStage(`http://127.0.0.1:${port}`)
  const findings = openFindings()
  await fuzz(stage, { count: 2000, seed: 20_261_121, findings, rests: 1, onRest: async () => undefined })
  expect(findings.faults).toEqual([])
  expect(await checkRows(whole.database.pool, stage, findings.acked)).toEqual([])
  expect(logged).toEqual([])
  expect(findings.acked.length).toBeGreaterThan(50)
  for (const what of ['message', 'typing', 'read', 'subscribed', 'gone', 'error not_found'])
    expect(findings.counts.get(`frame: ${what}`), what).toBeGreaterThan(0)
})
