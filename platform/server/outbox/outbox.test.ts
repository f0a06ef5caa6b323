import { createTestApp, createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outboxMailer, outboxSms } from './outbox-messages.ts'
import { registerOutboxRoutes } from './outbox-routes.ts'

let database: TestDatabase<unknown>
let app: FastifyInstance
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp([], { before: (one) => registerOutboxRoutes(one, database.db) })
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})
beforeEach(() => database.pool.query('TRUNCATE outbox_messages'))

const link = 'https://basera.test/auth/open-link?token=abc&type=magiclink'
const mail = (to: string, subject = 'Your link') => ({
  to,
  subject,
  text: `Open this:\n${link}\n`,
  html: `<p><a href="${link.replace('&', '&amp;')}">Sign in</a> <a href="https://basera.test/help">Help</a></p>`,
})
const sendMail = (to: string, subject?: string) => outboxMailer(database.db).send(mail(to, subject))
const sendSms = (to: string, code: string) =>
  outboxSms(database.db).send({ to, text: `${code} is your code for Basera.`, code })
const json = async (query = '') => (await app.inject(`/dev/outbox.json${query}`)).json()
const page = async (query = '') => (await app.inject(`/dev/outbox${query}`)).body

describe('shell.outbox-kept: GET /dev/outbox.json', () => {
  it('shows mails and text messages with their links and codes, newest first', async () => {
    await sendMail('asha@example.com')
    await sendSms('+919876543210', '482913')
    const messages = await json()
    expect(messages).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        channel: 'sms',
        to: '+919876543210',
        subject: null,
        text: '482913 is your code for Basera.',
        html: null,
        links: [],
        code: '482913',
        sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      {
        id: expect.any(String),
        channel: 'email',
        to: 'asha@example.com',
        subject: 'Your link',
        text: mail('').text,
        html: mail('').html,
        links: [link, 'https://basera.test/help'],
        code: null,
        sent_at: expect.any(String),
      },
    ])
    expect(Object.keys(messages[0])).toEqual([
      'id',
      'channel',
      'to',
      'subject',
      'text',
      'html',
      'links',
      'code',
      'sent_at',
    ])
  })

  it.each([
    ['?to=asha@example.com', ['asha@example.com']],
    ['?to=ASHA@Example.com', ['asha@example.com']],
    ['?to=asha+home@example.com', ['asha+home@example.com']],
    ['?to=asha%2Bhome@example.com', ['asha+home@example.com']],
    ['?to=+919876543210', ['+919876543210']],
    ['?to=%2B91%2098765%2043210', ['+919876543210']],
    ['?to=9876543210', ['+919876543210']],
    ['?to=919876543210', ['+919876543210']],
    ['?to=876543210', []],
    ['?to=nobody@example.com', []],
    ['?to=asha', []],
    ["?to=%25' OR '1'='1", []],
    ['?to=', ['+919876543210', 'asha+home@example.com', 'asha@example.com']],
  ])('with %s gives %j', async (query, recipients) => {
    await sendMail('Asha@example.com')
    await sendMail('asha+home@example.com')
    await sendSms('+919876543210', '482913')
    const messages: { to: string }[] = await json(query.replaceAll(' ', '%20'))
    expect(messages.map(({ to }) => to)).toEqual(recipients)
  })

  it('gives at most 50, the newest', async () => {
    for (let n = 0; n < 55; n++) await sendMail('asha@example.com', `Mail ${n}`)
    const messages: { subject: string }[] = await json()
    expect(messages.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 50 }, (_, n) => `Mail ${54 - n}`),
    )
  })

  it('keeps the newest 1,000', async () => {
    await database.pool.query(
      `INSERT INTO outbox_messages (channel, recipient, subject, body_text, sent_at)
       SELECT 'email', 'rohan@example.com', 'Mail ' || n, 'text', now() - n * interval '1 second'
       FROM generate_series(1, 1200) n`,
    )
    await sendMail('asha@example.com')
    const { rows } = await database.pool.query(
      `SELECT count(*), bool_or(subject = 'Mail 1000') AS oldest, bool_or(recipient = 'asha@example.com') AS newest FROM outbox_messages`,
    )
    expect(rows).toEqual([{ count: 1000, oldest: false, newest: true }])
  })

  it.each(['?to=a&to=b', '?from=asha', '?to=%00', `?to=${'a'.repeat(400)}`])('refuses %s', async (query) => {
    for (const path of ['/dev/outbox.json', '/dev/outbox']) {
      const reply = await app.inject(path + query)
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed'])
    }
  })

  it('is not there unless it is registered', async () => {
    const production = await createTestApp([])
    expect((await production.inject('/dev/outbox.json')).statusCode).toBe(404)
    await production.close()
  })
})

describe('shell.outbox-kept: GET /dev/outbox', () => {
  it('shows codes and links of what was sent', async () => {
    await sendMail('asha@example.com')
    await sendSms('+919876543210', '482913')
    const html = await page()
    expect(html).toContain('<div class="code">482913</div>')
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
    expect(await page('?to=asha@example.com')).not.toContain('482913')
  })

  it('says so when there is nothing', async () => {
    expect(await page()).toContain('Nothing was sent yet')
    expect(await page('?to=meera@example.com')).toContain('Nothing was sent to meera@example.com')
  })

  it('runs nothing that a message or the address holds', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>`
    await outboxMailer(database.db).send({
      to: `${evil}@example.com`,
      subject: evil,
      text: `${evil} https://a.test/"onmouseover="alert(1)`,
      html: `${evil}<a href="https://a.test/&quot;x">x</a>`,
    })
    const html = `${await page()}${await page(`?to=${encodeURIComponent(evil)}`)}`
    expect(html).not.toMatch(/<script|<img/i)
    const tags = html.replaceAll(/"[^"]*"/g, '""').match(/<[^>]+>/g) ?? []
    expect(tags.filter((tag) => /\son\w+=/i.test(tag))).toEqual([])
  })

  it('forbids scripts, framing and caching', async () => {
    const { headers } = await app.inject('/dev/outbox')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })
})
