import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Database } from '@basera/database/types'
import { migrateJobs } from '@basera/platform/server/job-worker'
import { createLogger } from '@basera/platform/server/logger'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { type MailServer, startMailServer } from '@basera/platform/testing/smtp'
import { addPeople, asha, meera, numbered, rohan } from '@basera/testkit/world'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A Wednesday, half past ten in the morning in India, and the next morning. */
const wednesday = '2026-12-02T05:00:00Z'
const thursday = '2026-12-03T02:30:00Z'
/** As many as a mail shows. */
const rooms = [1, 2, 3, 4, 5].map((n) => numbered('b', n))

/** Workers start slowly on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 90_000, interval: 20 })

let database: TestDatabase<Database>
let mails: MailServer
let workers: ChildProcess[]
beforeEach(async () => {
  database = await createTestDatabase<Database>()
  mails = await startMailServer()
  workers = []
})
afterEach(async () => {
  await kill()
  await mails.close()
  await database.close()
})

function start(count: number, now: string): void {
  const env = { ...process.env, DATABASE: database.url, SMTP: mails.url, NOW: now }
  for (let n = 0; n < count; n++)
    workers.push(spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], { env, stdio: 'inherit' }))
}

/** `kill -9` of all workers. */
async function kill(): Promise<void> {
  for (const worker of workers.splice(0)) {
    const exited = worker.exitCode === null && worker.signalCode === null && once(worker, 'exit')
    worker.kill('SIGKILL')
    await exited
  }
}

/** As a job does it every minute. */
const freeLostJobs = () =>
  database.pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
     WHERE locked_by IS NOT NULL`,
  )

const count = async (text: string): Promise<number> => (await database.pool.query(text)).rowCount ?? 0

/** Alerts of three kinds, and rooms that all of them find. */
async function fill(): Promise<void> {
  const { pool } = database
  await migrateJobs({ url: database.url, logger: createLogger('silent') })
  await addPeople(pool, [asha, rohan, meera])
  await pool.query(
    `INSERT INTO alerts (user_id, name, query, by_mail, by_push, frequency, created_at, south, west, north, east, min_rent,
       max_rent, max_total, facets, exact)
     SELECT person, kind, 'max_rent=' || rent, true, false, frequency, '2026-11-01', -90, -180, 90, 180, 0, rent, 30000000,
       (1 << 24) - 1, true
     FROM unnest($1::uuid[]) AS person,
       (VALUES ('At once', 20000, 'at_once'), ('Also at once', 21000, 'at_once'), ('Daily', 22000, 'daily'))
         AS kinds (kind, rent, frequency)`,
    [[asha.id, meera.id]],
  )
  await pool.query(
    `INSERT INTO rooms (id, user_id, title, address, rent, available_from, latitude, longitude)
     SELECT id, $1, 'A room', 'Koramangala', 9000, '2026-12-01', 12.93, 77.62 FROM unnest($2::uuid[]) AS id`,
    [rohan.id, rooms],
  )
}

/** Kills workers once one that has written to `written` waits for what `lock` holds. */
async function killWaiting(many: number, written: string, lock: string, now: string): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(lock)
    start(many, now)
    const waits = `SELECT FROM pg_locks AS waits JOIN pg_locks AS holds USING (pid)
      WHERE NOT waits.granted AND holds.relation = '${written}'::regclass AND holds.mode = 'RowExclusiveLock'`
    await eventually(async () => expect(await count(waits)).toBeGreaterThan(0))
    await kill()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
  await freeLostJobs()
}

/** Kills a worker whose mail the mail server has read and not accepted. */
async function killSending(now: string): Promise<void> {
  let hasBegun = false
  mails.deliver = () => {
    hasBegun = true
    return new Promise(() => undefined)
  }
  start(1, now)
  await eventually(() => expect(hasBegun).toBe(true))
  await kill()
  mails.deliver = async () => undefined
  await freeLostJobs()
}

const unfinished = `SELECT 1 FROM alert_rooms UNION ALL SELECT 1 FROM alert_dues WHERE due_at <= $1
  UNION ALL SELECT 1 FROM graphile_worker._private_jobs`
const finished = (now: string) =>
  eventually(async () => expect((await database.pool.query(unfinished, [now])).rowCount).toBe(0))

/** The rooms that each mail to somebody shows. */
const mailsTo = (email: string) =>
  mails.received
    .filter(({ to }) => to.includes(email))
    .map(({ message }) => [...new Set(message.match(/b0000000-0000-4000-8000-\d{12}/g))].sort())

const jobs = 'LOCK TABLE graphile_worker._private_jobs IN SHARE ROW EXCLUSIVE MODE'

it('alerts.told-once: workers killed while they compare, collect and send lose and double nothing', async () => {
  await fill()
  await killWaiting(2, 'alert_rooms', "SELECT pg_advisory_xact_lock(hashtext('alert matches'))", wednesday)
  expect(await count('SELECT FROM alert_rooms')).toBe(rooms.length)
  await killSending(wednesday)
  start(2, wednesday)
  await finished(wednesday)
  await kill()
  // Alerts that find a room together tell of it in one mail.
  for (const { email } of [asha, meera]) expect(mailsTo(email).flat().sort()).toEqual(rooms)

  mails.received.length = 0
  await killWaiting(1, 'alert_days', jobs, thursday)
  expect(await count('SELECT FROM alert_matches WHERE sent_at IS NULL')).toBe(2 * rooms.length)
  start(1, thursday)
  await finished(thursday)
  for (const { email } of [asha, meera]) expect(mailsTo(email)).toEqual([rooms])
  expect(await count('SELECT FROM alert_matches WHERE sent_at IS NOT NULL')).toBe(6 * rooms.length)
})
