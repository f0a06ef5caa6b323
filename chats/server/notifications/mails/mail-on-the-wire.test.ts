import { startJobs } from '@basera/platform/server/job-worker'
import { mailQueue, sendQueuedMails } from '@basera/platform/server/mail'
import { smtpMailer } from '@basera/platform/server/smtp'
import { eventually } from '@basera/platform/testing'
import { startMailServer } from '@basera/platform/testing/smtp'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asha, rohan } from '../../chat-world.fixture.ts'
import { notificationTasks } from '../notifications-feature.ts'
import { type NotificationsWorld, notificationsWorld, secrets, site } from '../notifications-world.fixture.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

let world: NotificationsWorld
beforeAll(async () => {
  world = await notificationsWorld()
})
afterAll(() => world.close())

it('chats.mail-preference: a message that was not read ends as a mail that can be ended by one click', async () => {
  const server = await startMailServer()
  const mailer = smtpMailer({ url: server.url, from: 'Basera <hello@basera.test>', timeout: 2000 })
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const { db } = world
  const needs = { db, mails: mailQueue(secrets), secrets, site, push: undefined }
  const tasks = [sendQueuedMails(mailer, secrets), ...notificationTasks(needs)]
  const processes = await Promise.all([1, 2].map(() => startJobs({ url: world.url, logger, tasks })))
  const chat = await world.startedChat()
  await world.send(rohan, chat, 'My number is a secret')
  await world.pass(16)
  // The minute is up, for several at once.
  for (let n = 0; n < 3; n++) await world.query("SELECT graphile_worker.add_job('mail-unread-chats')")
  await eventually(() => expect(server.received).toHaveLength(1))
  await eventually(async () => expect(await world.query('SELECT 1 FROM graphile_worker.jobs')).toEqual([]))
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  // Long headers are folded over lines.
  const flat = mail?.message.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  const address = `https://basera.test/api/chat-mails/unsubscribe?token=${unsubscribeToken(secrets, asha.id)}`
  expect(mail?.to).toEqual([asha.email])
  expect(flat).toContain(`List-Unsubscribe: <${address}>`)
  expect(flat).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(flat).not.toContain('secret')
  expect(lines.join()).not.toMatch(/secret|Rohan|@example\.test/)
  const { pathname, search } = new URL(address)
  const pressed = await world.notificationsApp.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(204)
  await Promise.all(processes.map((jobs) => jobs.stop()))
  mailer.close()
  await server.close()
})
