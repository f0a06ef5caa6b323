import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@basera/database/types'
import { localFiles } from '@basera/platform/server/files'
import { startJobs } from '@basera/platform/server/job-worker'
import { openLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import type { Mail } from '@basera/platform/server/mail'
import { openSecrets } from '@basera/platform/server/secrets'
import type { Sms } from '@basera/platform/server/sms'
import { createTestApp, createTestDatabase } from '@basera/platform/testing'
import { someListing } from '@basera/testkit/product'
import { openFeatures } from './features.ts'
import { checkSettings } from './settings/settings.ts'

interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body?: object
  /** Instead of `body`, with the headers that it needs. */
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
}

export interface Account {
  readonly id: string
  readonly email: string
  readonly token: string
  readonly password?: string
}

/**
 * Every feature over HTTP with limits that count, and accounts that sign up and prove numbers by themselves. With `works`
 * what is put into the queue is worked off.
 */
export async function numberWorld({ works = false } = {}) {
  const database = await createTestDatabase<Database>()
  const { db, pool } = database
  const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
  const limits = openLimits(pool, {})
  const mails: Mail[] = []
  const codes: string[] = []
  const shared = {
    settings: checkSettings({ DEMO_DATA: 'off', LOG_LEVEL: 'silent', CAPTCHA: 'off' }),
    logger: createLogger('silent'),
    ...{ database, limits, secrets },
    replica: undefined,
    redis: undefined,
    tracing: undefined,
    files: localFiles(mkdtempSync(join(tmpdir(), 'basera-numbers-'))),
    mails: { add: async (_: unknown, mail: Mail) => void mails.push(mail) },
    sms: { send: async ({ code }: Sms) => void codes.push(code ?? '') },
  }
  const product = await openFeatures(shared)
  const app = await createTestApp(product.features, { gate: product.gate, limits })
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

  const call = (
    account: Account | undefined,
    url: string,
    { method = 'GET', body, payload = body, headers, from }: Asking = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { ...headers, ...(account ? { authorization: `Bearer ${account.token}` } : {}) },
      ...(payload ? { payload } : {}),
      ...(from ? { remoteAddress: from } : {}),
    })
  const post = (account: Account, url: string, body: object = {}) =>
    call(account, url, { method: 'POST', body })

  let addresses = 0
  const newAddress = () => `203.0.113.${addresses++ % 250}`
  async function signUp(name: string): Promise<Account> {
    const email = `${name}-${randomUUID().slice(0, 8)}@example.test`
    const body = { email, password: randomUUID() }
    const answer = (
      await call(undefined, '/auth/v1/signup', { method: 'POST', body, from: newAddress() })
    ).json()
    await query('UPDATE user_profiles SET full_name = $2, age = 30 WHERE id = $1', [answer.user.id, name])
    return { ...body, id: answer.user.id, token: answer.access_token }
  }
  async function codeFor(account: Account, phone: string) {
    await query('DELETE FROM phone_codes WHERE user_id = $1', [account.id])
    await query("DELETE FROM rate_limits WHERE key LIKE 'phone-%'")
    await post(account, '/api/me/phone/code', { phone })
    return codes.at(-1) ?? ''
  }
  const prove = async (account: Account, phone: string) =>
    post(account, '/api/me/phone/verify', { code: await codeFor(account, phone) })
  async function join_(name: string, phone: string): Promise<Account> {
    const account = await signUp(name)
    const proof = await prove(account, phone)
    if (proof.statusCode !== 200) throw new Error(proof.body)
    return account
  }
  const recordOf = async ({ id }: Account) =>
    (await query('SELECT * FROM phone_identities WHERE holder_id = $1', [id]))[0]
  /** Makes everything known of numbers older. */
  const passDays = (days: number) =>
    query(
      `UPDATE phone_identities SET first_seen_at = first_seen_at - make_interval(days => $1),
         last_seen_at = last_seen_at - make_interval(days => $1), moved_at = moved_at - make_interval(days => $1)`,
      [days],
    )
  const listRoom = (account: Account, listing: object = {}) =>
    post(account, '/api/rooms', {
      ...someListing,
      title: 'A bright room',
      description: 'Two windows.',
      ...listing,
    })
  const tasks = product.features.flatMap((feature) => feature.tasks)
  /** Does once what the product does at intervals. */
  const runTask = async (name: string) =>
    tasks.find((task) => task.name === name)?.run({}, new AbortController().signal)
  const jobs = works ? await startJobs({ url: database.url, logger: shared.logger, tasks }) : undefined
  const close = async () => {
    await jobs?.stop()
    await app.close()
    for (const feature of product.features) await feature.close?.()
    await database.close()
  }
  return {
    db,
    pool,
    secrets,
    files: shared.files,
    mails,
    query,
    call,
    post,
    signUp,
    codeFor,
    prove,
    join: join_,
    recordOf,
    passDays,
    listRoom,
    runTask,
    close,
  }
}

export type NumberWorld = Awaited<ReturnType<typeof numberWorld>>

let used = 0
export const newPhone = () => `+9198765${String(10_000 + used++)}`

export const statusOf = async (answer: ReturnType<NumberWorld['call']>) => (await answer).statusCode

/** What a refusal says. */
export const refusal = (answer: { statusCode: number; json(): { code?: string; detail?: string } }) => {
  const { code, detail } = answer.json()
  return [answer.statusCode, code, detail]
}
