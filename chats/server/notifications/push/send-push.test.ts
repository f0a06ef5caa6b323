import type { PushMessage } from '@basera/chats/contract'
import { type Jobs, startJobs } from '@basera/platform/server/job-worker'
import { createLogger } from '@basera/platform/server/logger'
import { eventually } from '@basera/platform/testing'
import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../../chat-world.fixture.ts'
import { type NotificationsWorld, notificationsWorld } from '../notifications-world.fixture.ts'
import { openPushQueue, type PushQueue } from './push-queue.ts'
import { PushNotSent, sendPush } from './push-service.ts'
import { browserKeys, type PushService, startPushService, vapid } from './push-world.fixture.ts'
import { pushNotices, sendNotices } from './send-notice.ts'
import { sendPushes } from './send-push.ts'

let world: NotificationsWorld
let service: PushService
let chat: string
let queue: PushQueue
let jobs: Jobs
let lines: string[]
const browser = browserKeys()

beforeAll(async () => {
  world = await notificationsWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.begin()
  service = await startPushService()
  chat = await world.startedChat()
  lines = []
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  jobs = await startJobs({
    url: world.url,
    logger,
    tasks: [sendPushes(world.db, settings()), sendNotices(world.db, settings())],
  })
  queue = openPushQueue(world.db, logger)
})
afterEach(async () => {
  await queue.close()
  await jobs.stop()
  await service.close()
  await world.query('DELETE FROM graphile_worker._private_jobs')
})

const settings = () => ({ vapid, isAllowed: service.isAllowed })
const addDevice = (path = '/device', of = asha) =>
  world.query('INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)', [
    of.id,
    `${service.origin}${path}`,
    browser.p256dh,
    browser.auth,
  ])
/** Sends a message of rohan's and hands it to the queue, as whoever commits one does. */
const write = async () => {
  const { seq } = (await world.send(rohan, chat, 'The rent is a secret')).json()
  queueNotification(chat, seq)
}
const queueNotification = (chat_id: string, seq: number, by = rohan) =>
  queue.onMessage({ chat_id, seq, sender_id: by.id, other_id: asha.id })
const waiting = async () =>
  (await world.query("SELECT * FROM graphile_worker.jobs WHERE task_identifier = 'send-push'")).length
/** Everything that was handed over is done, or waits for another try. */
const done = async () => {
  await queue.close()
  await eventually(async () => {
    const open = await world.query(
      `SELECT 1 FROM graphile_worker.jobs
       WHERE task_identifier = 'send-push' AND (attempts = 0 OR locked_at IS NOT NULL)`,
    )
    expect(open).toEqual([])
  })
}
const devices = () => world.query('SELECT endpoint FROM push_subscriptions')

describe('a notification', () => {
  it('chats.push-content: says who wrote and where, and no word of what', async () => {
    await addDevice()
    await write()
    await done()
    expect(service.taken).toHaveLength(1)
    const [push] = service.taken
    expect(browser.read(push?.body ?? Buffer.of())).toEqual({
      title: 'Rohan Mehta',
      body: 'New message',
      url: `/chats/${chat}`,
      tag: chat,
      lang: 'en-IN',
    })
    expect(push?.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: chat.replaceAll('-', ''),
      'content-encoding': 'aes128gcm',
    })
  })

  it('shell.reader-language: is in the language of each receiver', async () => {
    const undo = makeUp('bn')
    await addDevice()
    await world.query("UPDATE auth_users SET language = 'bn' WHERE id = $1", [asha.id])
    await write()
    await done()
    undo()
    await world.query('UPDATE auth_users SET language = NULL')
    const push = browser.read(service.taken[0]?.body ?? Buffer.of()) as PushMessage
    expect([push.title, latinWords(push.body), push.lang]).toEqual(['Rohan Mehta', [], 'bn-IN'])
  })

  it('is signed with the key that browsers know (RFC 8292)', async () => {
    await addDevice()
    await write()
    await done()
    const [, token = '', key = ''] =
      /^vapid t=(.+), k=(.+)$/.exec(service.taken[0]?.headers.authorization ?? '') ?? []
    expect(key).toBe(vapid.publicKey)
    expect(decodeJwt(token)).toMatchObject({ aud: service.origin, sub: vapid.subject })
    const point = Buffer.from(vapid.publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    await expect(jwtVerify(token, publicKey)).resolves.toBeTruthy()
  })

  it('goes to every device of the reader, and to none of the sender', async () => {
    await addDevice('/phone')
    await addDevice('/laptop')
    await addDevice('/of-rohan', rohan)
    await write()
    await done()
    expect(service.taken.map((push) => push.path).sort()).toEqual(['/laptop', '/phone'])
  })

  it('chats.visit-called-off: goes out under no name when its writer has closed the account since', async () => {
    await addDevice()
    const { seq } = (await world.send(rohan, chat, 'The visit is off')).json()
    const former = crypto.randomUUID()
    await world.query('INSERT INTO former_members (id) VALUES ($1)', [former])
    await world.query(
      'UPDATE chats SET user1_id = least($1::uuid, $2::uuid), user2_id = greatest($1::uuid, $2::uuid) WHERE id = $3',
      [former, asha.id, chat],
    )
    queueNotification(chat, seq)
    await done()
    expect(service.taken).toHaveLength(1)
  })

  it('is one for many messages of a conversation that come together', async () => {
    await addDevice()
    const other = (await world.start(meera, { room_id: await world.addRoom(asha, 'By the park') })).json().id
    for (let seq = 1; seq <= 8; seq++) queueNotification(chat, seq)
    queueNotification(other, 1, meera)
    await done()
    expect(service.taken).toHaveLength(2)
  })
})

describe('no notification', () => {
  it('goes to somebody who has the product open', async () => {
    await addDevice()
    await world.query(
      "INSERT INTO live_processes (id, alive_until) VALUES ($1, now() + interval '1 minute')",
      [chat],
    )
    await world.query('INSERT INTO live_people (process_id, user_id) VALUES ($1, $2)', [chat, asha.id])
    await write()
    await done()
    await world.query('DELETE FROM live_processes')
    expect(service.taken).toEqual([])
    expect(await waiting()).toBe(0)
  })

  it.each<[string, string]>([
    ['tells of what was read meanwhile', 'INSERT INTO chat_reads SELECT id, $1, 2 FROM chats'],
    [
      'goes between people who are blocked',
      'INSERT INTO blocks SELECT user1_id, user2_id FROM chats, (SELECT $1::uuid) x',
    ],
    ['goes to an account that is barred', 'UPDATE auth_users SET banned_at = now() WHERE id = $1'],
    [
      'goes to somebody who could not come in',
      'UPDATE user_profiles SET phone_verified = false WHERE id = $1',
    ],
    ['goes to a browser that was signed out', 'DELETE FROM push_subscriptions WHERE user_id = $1'],
  ])('%s', async (_, statement) => {
    await addDevice()
    await world.send(rohan, chat, 'Hello')
    await world.query(statement, [asha.id])
    queueNotification(chat, 2)
    await done()
    await world.query('UPDATE auth_users SET banned_at = NULL')
    await world.query('UPDATE user_profiles SET phone_verified = true')
    expect(service.taken).toEqual([])
  })
})

describe('a push service', () => {
  it.each([404, 410])('that answers %i has lost the browser, and we forget it', async (status) => {
    service.status = status
    await addDevice()
    await write()
    await done()
    expect(await devices()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  it.each([429, 500, 503, 403])('that answers %i is asked again later', async (status) => {
    service.status = status
    await addDevice()
    await write()
    await done()
    expect(await waiting()).toBe(1)
    service.status = 201
    await world.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
    await eventually(async () => expect(await waiting()).toBe(0))
    expect(service.taken).toHaveLength(2)
    expect(await devices()).toHaveLength(1)
  })

  it('cannot lead us elsewhere', async () => {
    service.status = 307
    service.location = `${service.origin}/elsewhere`
    await addDevice()
    await write()
    await done()
    expect(service.taken.map((push) => push.path)).toEqual(['/device'])
  })

  it('that is none of the browsers’ is not called, also when it stands in the database', async () => {
    const to = { endpoint: `${service.origin}/device`, ...browser }
    expect(await sendPush({ vapid }, to, '{}', { topic: 'topic' })).toBe('gone')
    expect(service.taken).toEqual([])
  })

  it('is named in no log, nor are its secrets and who was notified', async () => {
    service.status = 500
    await addDevice('/a-secret-of-the-browser')
    await write()
    await done()
    expect(lines.join()).toContain('Notification not sent: 500')
    expect(lines.join()).not.toMatch(/a-secret-of-the-browser|Rohan|The rent/)
  })

  it('that nobody reaches fails by name alone', async () => {
    await service.close()
    const to = { endpoint: `${service.origin}/device`, ...browser }
    const failing = sendPush(settings(), to, '{}', { topic: 'topic' })
    await expect(failing).rejects.toThrow(PushNotSent)
    service = await startPushService()
  })
})

describe('a notice of another feature that ends', () => {
  const notice = { title: 'A room', body: 'New', url: '/alerts', tag: 'alerts', lang: 'en-IN' }
  const inSeconds = (count: number) => new Date(Date.now() + count * 1000)

  it('is kept by the push service no longer than that, and not sent after it', async () => {
    await addDevice()
    await pushNotices.notify(world.db, asha.id, { ...notice, until: inSeconds(-1) })
    await pushNotices.notify(world.db, asha.id, { ...notice, until: inSeconds(600) })
    await eventually(async () => expect(service.taken).toHaveLength(1))
    await eventually(async () => expect(await world.query('SELECT FROM graphile_worker.jobs')).toEqual([]))
    expect(service.taken).toHaveLength(1)
    expect(Number(service.taken[0]?.headers.ttl)).toSatisfy((ttl: number) => ttl > 500 && ttl <= 600)
  })
})

it('a queue that cannot reach the database fails no send', async () => {
  const broken = openPushQueue(
    {
      getExecutor: () => {
        throw new Error('gone')
      },
    } as never,
    createLogger('silent'),
  )
  broken.onMessage({ chat_id: chat, seq: 1, sender_id: rohan.id, other_id: asha.id })
  await expect(broken.close()).resolves.toBeUndefined()
})
