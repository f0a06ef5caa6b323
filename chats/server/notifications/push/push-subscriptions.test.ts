import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, nina, rohan } from '../../chat-world.fixture.ts'
import { type NotificationsWorld, notificationsWorld } from '../notifications-world.fixture.ts'
import { browserKeys, vapid } from './push-world.fixture.ts'

let world: NotificationsWorld
beforeAll(async () => {
  world = await notificationsWorld({ vapid })
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const { p256dh, auth } = browserKeys()
const keys = { p256dh, auth }
const addressOf = (device: number | string) => `https://fcm.googleapis.com/fcm/send/device-${device}`
const put = (body: unknown, by: string = asha.id) =>
  world.ask({ method: 'PUT', url: '/api/me/push', body, by })
const add = (device: number | string, by = asha) => put({ endpoint: addressOf(device), keys }, by.id)
const remove = (device: number | string, by = asha) =>
  world.ask({ method: 'DELETE', url: '/api/me/push', body: { endpoint: addressOf(device) }, by: by.id })
const devices = async (of = asha): Promise<string[]> =>
  (
    await world.query('SELECT endpoint FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at', [
      of.id,
    ])
  ).map(({ endpoint }) => endpoint)

describe('browsers that are notified', () => {
  it('are added and removed, each as often as one likes', async () => {
    for (let n = 0; n < 3; n++) expect((await add(1)).statusCode).toBe(204)
    expect(await devices()).toEqual([addressOf(1)])
    for (let n = 0; n < 2; n++) expect((await remove(1)).statusCode).toBe(204)
    expect(await devices()).toEqual([])
  })

  it('are one row each, also when they are added many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(1)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(204))
    expect(await devices()).toEqual([addressOf(1)])
  })

  it('are ten of a member at most: the oldest go', async () => {
    for (let n = 0; n < 12; n++) await add(n)
    expect(await devices()).toEqual(Array.from({ length: 10 }, (_, n) => addressOf(n + 2)))
    await Promise.all(Array.from({ length: 15 }, (_, n) => add(`more-${n}`)))
    expect(await devices()).toHaveLength(10)
  })

  it('belong to whoever signed in there last', async () => {
    await add(1, asha)
    await add(1, rohan)
    expect(await devices(asha)).toEqual([])
    expect(await devices(rohan)).toEqual([addressOf(1)])
  })

  it('chats.push-devices: are removed by their owner alone', async () => {
    await add(1, asha)
    expect((await remove(1, rohan)).statusCode).toBe(204)
    expect(await devices(asha)).toEqual([addressOf(1)])
  })

  it('chats.session-end: are forgotten when the session ends', async () => {
    await add(1)
    await add(2, rohan)
    await world.query('DELETE FROM auth_sessions WHERE id = $1', [asha.id])
    expect(await devices(asha)).toEqual([])
    expect(await devices(rohan)).toEqual([addressOf(2)])
    await world.signIn(asha)
  })

  it('DPDP 6: are a consent with the first, which is taken back with the last', async () => {
    await world.query('TRUNCATE consents')
    const acts = async () =>
      (await world.query("SELECT act FROM consents WHERE purpose = 'push' ORDER BY id")).map(({ act }) => act)
    await Promise.all([add(1), add(2), add(1)])
    await remove(1)
    expect(await acts()).toEqual(['given'])
    await Promise.all([remove(2), remove(2)])
    expect(await acts()).toEqual(['given', 'withdrawn'])
  })

  it('are given the public key, without which they could not be added', async () => {
    const answer = await world.ask({ url: '/api/me/chat-notices', by: asha.id })
    expect(answer.json()).toEqual({ mails: true, push_public_key: vapid.publicKey })
  })
})

describe('what is no browser of a member', () => {
  const good = { endpoint: addressOf(1), keys }
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
  it.each<[string, unknown]>([
    ['another server', { ...good, endpoint: 'https://evil.example/push' }],
    ['this server', { ...good, endpoint: 'https://127.0.0.1/push' }],
    ['no https', { ...good, endpoint: 'http://fcm.googleapis.com/push' }],
    ['no address', { ...good, endpoint: 'https://' }],
    ['an endless address', { ...good, endpoint: addressOf('x'.repeat(1000)) }],
    ['no keys', { endpoint: good.endpoint }],
    ['a short key', { ...good, keys: { p256dh: 'AAAA', auth } }],
    ['a key that is no point of the curve', { ...good, keys: { p256dh: offCurve, auth } }],
    ['a short secret', { ...good, keys: { p256dh, auth: 'AAAA' } }],
    ['further fields', { ...good, expirationTime: null }],
  ])('is refused: %s', async (_, body) => {
    const answer = await put(body)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    expect(await devices()).toEqual([])
  })

  it('chats.verified-members: is for members, to add for verified ones', async () => {
    expect((await world.ask({ method: 'PUT', url: '/api/me/push', body: good })).statusCode).toBe(401)
    expect((await put(good, nina.id)).statusCode).toBe(403)
    expect((await world.ask({ method: 'DELETE', url: '/api/me/push', body: good })).statusCode).toBe(401)
  })
})

it('browsers cannot be added where the operator has set no keys', async () => {
  const without = await notificationsWorld()
  const body = { endpoint: addressOf(1), keys }
  const answer = await without.ask({ method: 'PUT', url: '/api/me/push', body, by: asha.id })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  await without.close()
})
