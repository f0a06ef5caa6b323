import { startJobs } from '@basera/platform/server/job-worker'
import { every } from '@basera/platform/server/jobs'
import { createLogger } from '@basera/platform/server/logger'
import { eventually } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from '../../whole-app.fixture.ts'

const email = 'planted.person@secret-mailbox.example'
const password = 'planted-password-8841'
const phone = '+919812345670'

let whole: WholeApp
beforeAll(async () => {
  whole = await createWholeApp({ CAPTCHA: 'off' }, { maxLag: 60_000 })
})
afterAll(() => whole?.close())

const metrics = async () => (await whole.app.inject('/metrics')).body

/** The value of a series; a series that is not there has none. */
async function value(series: string): Promise<number | undefined> {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

/** By how much `work` raises each of the series. */
async function raised(series: readonly string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(series.map(value))
  await work()
  const after = await Promise.all(series.map(value))
  return after.map((now, n) => (now ?? 0) - (before[n] ?? 0))
}

function post(url: string, payload: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return whole.app.inject({ method: 'POST', url, headers, payload })
}

describe('metrics', () => {
  it('count requests by the pattern of their route, never by their address', async () => {
    const page = 'http_request_duration_seconds_count{method="GET",route="page",status="404"}'
    const call = 'http_request_duration_seconds_count{method="GET",route="/api/rooms/:id",status="404"}'
    const urls = [
      '/room/6e9bdf19-fcac-4e8d-ac6c-1230fcde071f',
      '/api/rooms/6e9bdf19-fcac-4e8d-ac6c-1230fcde071f',
    ]
    const open = () => Promise.all(urls.map((url) => whole.app.inject(url)))
    expect(await raised([page, call], open)).toEqual([1, 1])
    expect(await metrics()).not.toContain('6e9bdf19')
    expect(await value('http_requests_in_flight')).toBe(1)
  })

  it('tell pages that were rendered from those that were at hand', async () => {
    const series = ['pages_total{outcome="rendered"}', 'pages_total{outcome="cached"}']
    const open = () => whole.app.inject('/help')
    expect(await raised(series, open)).toEqual([1, 0])
    expect(await raised(series, open)).toEqual([0, 1])
  })

  it('count sign-ins and phone codes by how they came out, with nothing of the person', async () => {
    const series = [
      'sign_ins_total{way="sign-up",outcome="ok"}',
      'sign_ins_total{way="password",outcome="invalid_credentials"}',
      'phone_codes_total{outcome="sent"}',
      'phone_codes_total{outcome="wrong"}',
      'phone_codes_total{outcome="verified"}',
    ]
    const change = await raised(series, async () => {
      const { access_token: token } = (await post('/auth/v1/signup', { email, password })).json()
      await post('/auth/v1/token?grant_type=password', { email, password: 'wrong-password' })
      await post('/api/me/phone/code', { phone }, token)
      const [{ code }] = (
        await whole.app.inject(`/dev/outbox.json?to=${encodeURIComponent(phone)}`)
      ).json() as [{ code: string }]
      const wrong = code === '000000' ? '111111' : '000000'
      await post('/api/me/phone/verify', { phone, code: wrong }, token)
      await post('/api/me/phone/verify', { phone, code }, token)
    })
    expect(change).toEqual([1, 1, 1, 1, 1])
    expect(await metrics()).not.toMatch(/planted|secret-mailbox|9812345670/)
  })

  it('count what the bot check refuses', async () => {
    const guarded = await createWholeApp()
    const body = { email, password, gotrue_meta_security: { captcha_token: 'junk' } }
    await guarded.app.inject({ method: 'POST', url: '/auth/v1/signup', payload: body })
    expect((await guarded.app.inject('/metrics')).body).toContain('bot_checks_total{outcome="refused"} 1')
    await guarded.close()
  })

  it('show jobs that are done and fail, and the queue', async () => {
    const done = 'job_duration_seconds_count{job="sweep-nothing"}'
    const failed = 'jobs_failed_total{job="fail-always"}'
    const jobs = await startJobs({
      url: whole.database.url,
      logger: createLogger('silent'),
      tasks: [
        every(1, 'sweep-nothing', async () => undefined),
        every(1, 'fail-always', () => Promise.reject(new Error('no'))),
      ],
    })
    for (const name of ['sweep-nothing', 'fail-always'])
      await whole.database.pool.query(`SELECT graphile_worker.add_job($1, job_key => $1 || '-now')`, [name])
    await eventually(async () => expect([await value(done), await value(failed)]).toEqual([1, 1]))
    await jobs.stop()
  })

  it('show how many connections to the database are allowed', async () => {
    expect(await value('database_connections{state="allowed"}')).toBe(10)
    expect(await value('admission_requests{state="allowed"}')).toBeGreaterThan(0)
  })
})

describe('the queue of jobs, which all processes share', () => {
  it('is read, and told to be unknown where it cannot be', async () => {
    const other = await createWholeApp()
    const { url } = other.database
    const jobs = await startJobs({ url, logger: createLogger('silent'), tasks: [] })
    // A worker that runs adds jobs of its own each minute.
    await jobs.stop()
    const queue = async () =>
      /job_queue_jobs\{state="waiting"\} (\S+)/.exec((await other.app.inject('/metrics')).body)?.[1]
    await other.database.pool.query(
      `SELECT graphile_worker.add_job('nobody-does-this') FROM generate_series(1, 3)`,
    )
    expect(await queue()).toBe('3')
    await other.database.pool.query(`SELECT graphile_worker.add_job('nobody-does-this')`)
    // Read at most every ten seconds.
    expect(await queue()).toBe('3')
    await other.close()
  })
})
