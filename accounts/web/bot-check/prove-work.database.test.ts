import type { Api } from '@basera/platform/contract'
import { altchaBotCheck, altchaChallenge } from '@basera/platform/server/bot-check'
import { openSecrets } from '@basera/platform/server/secrets'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BotCheckCalls } from '../../contract/bot-check-calls.ts'
import { proveWork } from './prove-work.ts'

const secrets = openSecrets('a secret of one installation, long enough')
let database: TestDatabase<unknown>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())

/** A worker that searches in this very thread, as the browser's does in one of its own. */
class LocalWorker extends EventTarget {
  readonly controller = new AbortController()
  postMessage(message: { type: string } & Parameters<typeof solveChallenge>[0]) {
    if (message.type === 'abort') return this.controller.abort()
    const say = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }))
    void solveChallenge({ ...message, deriveKey, controller: this.controller }).then(say)
  }
  terminate() {
    this.controller.abort()
  }
}
const workers: LocalWorker[] = []
const createWorker = () => {
  workers.push(new LocalWorker())
  return workers.at(-1) as unknown as Worker
}
const api: Api<BotCheckCalls> = (async () => altchaChallenge(secrets)) as never
const never = new AbortController().signal

describe('the proof of work in the browser', () => {
  it('makes a token the server passes, and knows how long it is good', async () => {
    const { token, lifetime } = await proveWork(api, createWorker, never)
    expect(lifetime).toBeGreaterThan(540_000)
    expect(lifetime).toBeLessThanOrEqual(600_000)
    expect(await altchaBotCheck({ db: database.db, secrets }).passes(token, '::1')).toBe(true)
  })

  it('throws when aborted, and leaves no worker searching', async () => {
    const controller = new AbortController()
    const proof = proveWork(api, createWorker, controller.signal)
    setTimeout(() => controller.abort())
    await expect(proof).rejects.toThrow(/abort/i)
    expect(workers.every((worker) => worker.controller.signal.aborted)).toBe(true)
  })

  it('throws when a worker cannot be loaded', async () => {
    const broken = () => {
      const worker = new LocalWorker()
      worker.postMessage = () => setTimeout(() => worker.dispatchEvent(new Event('error')))
      return worker as unknown as Worker
    }
    await expect(proveWork(api, broken, never)).rejects.toBeInstanceOf(Event)
  })
})
