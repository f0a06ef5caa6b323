import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createTestDatabase, eventually, type TestDatabase } from '@basera/platform/testing'
import { type Logger, pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { untilWorkerListens } from '../jobs/listening-worker.fixture.ts'
import { freeLostJobs } from '../jobs/lost-jobs.ts'
import { type Jobs, migrateJobs, startJobs } from '../jobs/start-jobs.ts'
import { outboxMailer, readOutbox } from '../outbox/outbox-messages.ts'
import { openSecrets } from '../secrets/secrets.ts'
import type { Mailer } from './mailer.ts'
import { mailQueue, sendQueuedMails } from './queued-mail.ts'
import { type SmtpMailer, smtpMailer } from './smtp-mailer.ts'
import { type MailServer, startMailServer } from './smtp-server.fixture.ts'

const secret = 'a secret of at least thirty-two characters'
const secrets = openSecrets(secret)
const queue = mailQueue(secrets)
const mailTo = (to: string) => ({
  to,
  subject: 'Your link',
  text: 'https://basera.test/auth/open-link?token=PLANTED-TOKEN',
  html: '<a href="https://basera.test/auth/open-link?token=PLANTED-TOKEN">Sign in</a>',
})

let database: TestDatabase<unknown>
let server: MailServer
let mailer: SmtpMailer
let running: Jobs[]
let lines: string[]
let logger: Logger
beforeEach(async () => {
  database = await createTestDatabase()
  server = await startMailServer()
  mailer = smtpMailer({ url: server.url, from: 'Basera <hello@basera.test>', timeout: 1000 })
  running = []
  lines = []
  logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  mailer.close()
  await server.close()
  await database.close()
})

async function startSending(mails: Mailer = mailer): Promise<void> {
  running.push(await startJobs({ url: database.url, logger, tasks: [sendQueuedMails(mails, secrets)] }))
}

/** Everything the queue's tables hold, as text. */
async function queueContent(): Promise<string> {
  const { rows } = await database.pool.query(
    'SELECT to_jsonb(j)::text AS row FROM graphile_worker._private_jobs j',
  )
  return rows.map(({ row }) => row).join('\n')
}
const emptied = () => eventually(async () => expect(await queueContent()).toBe(''))
const recipients = () => server.received.flatMap(({ to }) => to)
const again = () => database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')

describe('shell.mail-queued: queued mail', () => {
  it('is sent once its transaction is committed, and never when it is rolled back', async () => {
    await startSending()
    const refused = database.db.transaction().execute(async (trx) => {
      await queue.add(trx, mailTo('rohan@example.com'))
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    await database.db.transaction().execute((trx) => queue.add(trx, mailTo('asha@example.com')))
    await eventually(() => expect(recipients()).toEqual(['asha@example.com']))
    await emptied()
  })

  it('is sent once each by two processes that share the queue', async () => {
    await Promise.all([startSending(), startSending()])
    const people = Array.from({ length: 40 }, (_, n) => `person${n}@example.com`)
    await Promise.all(people.map((to) => queue.add(database.db, mailTo(to))))
    await emptied()
    expect(recipients().toSorted()).toEqual(people.toSorted())
  })

  it('is tried again when the server refuses it', async () => {
    server.accept = () => {
      throw new Error('Try later')
    }
    await startSending()
    await queue.add(database.db, mailTo('meera@example.com'))
    await eventually(async () => expect(await queueContent()).toContain('Mail not sent'))
    expect(recipients()).toEqual([])
    server.accept = () => undefined
    await again()
    await eventually(() => expect(recipients()).toEqual(['meera@example.com']))
    await emptied()
  })

  it('is nowhere to be read: not in the queue, not in the log, not even when it is given up', async () => {
    server.accept = (address) => {
      throw new Error(`No mailbox ${address} for PLANTED-TOKEN`)
    }
    await startSending()
    await queue.add(database.db, mailTo('asha@example.com'))
    await eventually(async () => expect(await queueContent()).toContain('Mail not sent'))
    const kept = [await queueContent()]
    await database.pool.query(
      'UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1, run_at = now()',
    )
    await eventually(() => expect(lines.join()).toContain('it is given up'))
    kept.push(await queueContent(), lines.join('\n'))
    expect(lines.find((line) => line.includes('given up'))).toContain('"level":50')
    for (const secretText of ['PLANTED-TOKEN', 'asha@example.com', 'Your link'])
      expect(kept.join('\n')).not.toContain(secretText)
  })

  it('is tried for about a day', async () => {
    await startSending()
    await running.pop()?.stop()
    await queue.add(database.db, mailTo('asha@example.com'))
    const { rows } = await database.pool.query('SELECT max_attempts FROM graphile_worker._private_jobs')
    const pauses = Array.from({ length: rows[0].max_attempts - 1 }, (_, n) => Math.exp(Math.min(10, n + 1)))
    const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3600
    expect(hours).toBeGreaterThan(20)
    expect(hours).toBeLessThan(28)
  })

  it('reaches the outbox within a second of its transaction', async () => {
    await startSending(outboxMailer(database.db))
    await untilWorkerListens(database.pool)
    await queue.add(database.db, mailTo('asha@example.com'))
    const committed = Date.now()
    await eventually(async () => expect(await readOutbox(database.db, 'asha@example.com')).toHaveLength(1))
    expect(Date.now() - committed).toBeLessThan(1000)
  })
})

describe('a process that is killed while it sends', () => {
  let child: ChildProcess | undefined
  afterEach(() => {
    child?.kill('SIGKILL')
    child = undefined
  })

  it('loses no mail', async () => {
    let begun = false
    server.deliver = () => {
      begun = true
      return new Promise(() => undefined)
    }
    await migrateJobs({ url: database.url, logger })
    await queue.add(database.db, mailTo('asha@example.com'))
    const script = join(import.meta.dirname, 'send-mails.fixture.ts')
    const env = { ...process.env, DATABASE: database.url, SMTP: server.url, SECRET: secret }
    child = spawn(process.execPath, [script], { env, stdio: 'inherit' })
    await eventually(() => expect({ begun, exit: child?.exitCode }).toEqual({ begun: true, exit: null }))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await queueContent()).not.toBe('')

    server.deliver = async () => undefined
    await startSending()
    await database.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '2 minutes'`,
    )
    await eventually(async () => {
      await freeLostJobs(database.pool)
      expect(recipients()).toEqual(['asha@example.com'])
    })
    await emptied()
  })
})
