import { liveClose } from '@basera/platform/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, kabir, meera, rohan } from '../chat-world.fixture.ts'
import { LiveClient } from './live-client.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld, publicUrl } from './live-world.fixture.ts'

let world: LiveWorld
let one: LiveProcess
let two: LiveProcess
beforeAll(async () => {
  world = await liveWorld()
  one = await world.startProcess()
  two = await world.startProcess()
})
afterAll(() => world.close())
beforeEach(() => world.startAfresh([asha, rohan, meera, kabir]))

describe('frames', () => {
  it.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['of no kind', '{}'],
    ['of an unknown kind', '{"type":"subscribes"}'],
    ['of a kind that every object has', '{"type":"constructor"}'],
    ['of a kind that is none', '{"type":5}'],
    ['binary', Buffer.from('{"type":"ping"}')],
  ])('that are no frames close the connection: %s', async (_, frame) => {
    const client = await one.connect(asha)
    client.say(frame)
    expect(await client.closed).toMatchObject({ code: liveClose.badFrame })
  })

  it('of more than 16 KB close the connection', async () => {
    const client = await one.connect(asha)
    const pings = (bytes: number) => `{"type":"ping"${' '.repeat(bytes - 15)}}`
    client.say(pings(16 * 1024))
    await client.hear('pong')
    client.say(pings(16 * 1024 + 1))
    expect(await client.closed).toMatchObject({ code: 1009 })
  })

  it('that are not text close the connection', async () => {
    const client = await one.connect(asha)
    // biome-ignore lint/suspicious/noExplicitAny: bytes that no client of ours would send as text
    ;(client.socket as any)._sender.send(Buffer.from([0xff, 0xfe]), { binary: false, mask: true, fin: true })
    expect((await client.closed).code).toBe(1007)
  })

  it('with a field too many, or a wrong one, are refused, and the connection stays', async () => {
    const client = await one.connect(asha)
    client.say('{"type":"ping","more":1}')
    client.say(`{"type":"subscribe","chat_id":"${'x'.repeat(65)}","since_seq":0}`)
    client.say('{"type":"read","chat_id":"x","seq":-1}')
    await expect.poll(() => client.all('error')).toHaveLength(3)
    expect(client.all('error').map(({ code, chat_id }) => [code, chat_id])).toEqual([
      ['validation_failed', undefined],
      ['validation_failed', undefined],
      ['validation_failed', 'x'],
    ])
    await client.settled()
  })

  it('that come too fast wait for their turn; a flood closes the connection', async () => {
    const slow = await world.startProcess({ rate: { burst: 5, perSecond: 100 } })
    const client = await slow.connect(asha)
    const before = performance.now()
    for (let n = 0; n < 25; n++) client.say({ type: 'ping' })
    await expect.poll(() => client.all('pong').length).toBe(25)
    expect(performance.now() - before).toBeGreaterThan(150)
    for (let n = 0; n < 1000; n++) client.say({ type: 'ping' })
    expect(await client.closed).toMatchObject({ code: liveClose.badFrame })
    expect(client.all('error')).toEqual([])
  })

  it('are answered in the order in which they were sent', async () => {
    const chat = (await world.start(rohan, { room_id: await world.addRoom(asha) })).json().id
    const client = await one.connect(asha)
    for (let n = 0; n < 50; n++)
      client.say({ type: 'send', chat_id: chat, content: `${n}`, client_id: `${n}` })
    await client.hear('ack', ({ client_id }) => client_id === '49')
    expect(client.all('ack').map(({ client_id }) => Number(client_id))).toEqual(
      Array.from({ length: 50 }, (_, n) => n),
    )
    const contents = (await world.messages(chat)).map(({ content }) => content).slice(-50)
    expect(contents).toEqual(Array.from({ length: 50 }, (_, n) => String(n)))
  })
})

describe('signs of life', () => {
  it('clients are pinged; one that does not answer is cut off, and counts as gone', async () => {
    const strict = await world.startProcess({ times: { check: 20, ping: 50, dead: 400 } })
    const alive = await strict.connect(asha)
    const dead = new LiveClient(strict.addressOf(await strict.ticketOf(rohan)), publicUrl, {
      autoPong: false,
    })
    await dead.opened()
    expect(await dead.closed).toMatchObject({ code: 1006 })
    await alive.settled()
    expect(strict.live.connections.has(rohan.id)).toBe(false)
    expect(strict.live.connections.has(asha.id)).toBe(true)
  })

  it('one that does not read is closed when a megabyte waits for it, and nobody else waits', async () => {
    const chat = (await world.start(rohan, { room_id: await world.addRoom(asha) })).json().id
    const process = await world.startProcess({ times: { closing: 200 } })
    const [hanging, reading] = [await process.connect(rohan), await process.connect(rohan)]
    hanging.hang()
    const own = () => [...process.live.connections.of(rohan.id)]
    const writer = await process.connect(asha)
    // The operating system takes some megabytes by itself.
    for (let n = 0; n < 6000 && process.live.counts.tooSlow === 0; n += 50)
      await Promise.all(Array.from({ length: 50 }, () => writer.send(chat, 'य'.repeat(2000))))
    expect(process.live.counts.tooSlow).toBe(1)
    await expect.poll(() => own().length).toBe(1)
    await reading.settled()
    for (const client of [reading, writer]) await client.close()
  })
})

describe('chats.session-end: the end of a session', () => {
  const soon = 1000
  it.each([
    ['sign-out', 'DELETE FROM auth_sessions WHERE user_id = $1'],
    [
      'losing the phone',
      'UPDATE user_profiles SET phone_verified = false, phone_verified_at = NULL, phone = NULL WHERE id = $1',
    ],
    ['a ban', 'UPDATE auth_users SET banned_at = now() WHERE id = $1'],
    ['deleting the account', 'DELETE FROM auth_users WHERE id = $1'],
  ])('by %s closes that person’s connections on every process within a second', async (_, statement) => {
    const leaver = world.person(Math.floor(Math.random() * 1e6) + 10_000, 'Leaver')
    await world.addPeople([leaver])
    await world.signIn(leaver)
    const stays = await one.connect(asha)
    const clients = [await one.connect(leaver), await two.connect(leaver)]
    const before = performance.now()
    await world.query(statement, [leaver.id])
    for (const client of clients) expect(await client.closed).toMatchObject({ code: liveClose.signedOut })
    expect(performance.now() - before).toBeLessThan(soon)
    await stays.settled()
  })

  it('closes the connections of that session alone', async () => {
    const other = crypto.randomUUID()
    await world.query("INSERT INTO auth_sessions (id, user_id, amr) VALUES ($1, $2, '[]')", [other, asha.id])
    const ticket = await one.ticketOf(asha)
    await world.query('UPDATE live_tickets SET session_id = $1 WHERE user_id = $2', [other, asha.id])
    const phone = await new LiveClient(one.addressOf(ticket), publicUrl).opened()
    const laptop = await one.connect(asha)
    await world.query('DELETE FROM auth_sessions WHERE id = $1', [other])
    expect(await phone.closed).toMatchObject({ code: liveClose.signedOut })
    await laptop.settled()
  })

  it('that nobody told of is found when those who are connected are looked at', async () => {
    const looking = await world.startProcess({ times: { recheck: 50 } })
    const client = await looking.connect(asha)
    const stays = await looking.connect(rohan)
    await world.query('ALTER TABLE auth_sessions DISABLE TRIGGER auth_sessions_ended')
    await world.query('DELETE FROM auth_sessions WHERE user_id = $1', [asha.id])
    await world.query('ALTER TABLE auth_sessions ENABLE TRIGGER auth_sessions_ended')
    expect(await client.closed).toMatchObject({ code: liveClose.signedOut })
    await stays.settled()
  })

  it('where another server keeps sessions, comes by age', async () => {
    const foreign = await world.startProcess({ maxAge: 300, times: { recheck: 50 } })
    const client = await foreign.connect(asha)
    const { code, reason } = await client.closed
    expect([code, reason]).toEqual([liveClose.restart, expect.stringMatching(/^retry:\d{1,4}$/)])
  })
})

describe('a process that stops', () => {
  it('answers the frames under way, sends its clients elsewhere, and takes no more', async () => {
    const chat = (await world.start(rohan, { room_id: await world.addRoom(asha) })).json().id
    const process = await world.startProcess()
    const clients = [await process.connect(asha), await process.connect(rohan), await process.connect(meera)]
    const [writer] = clients as [LiveClient, LiveClient, LiveClient]
    const ticket = await process.ticketOf(kabir)
    for (let n = 0; n < 20; n++)
      writer.say({ type: 'send', chat_id: chat, content: `${n}`, client_id: `stop-${n}` })
    await writer.hear('ack', ({ client_id }) => client_id === 'stop-0')
    const closing = process.app.close()
    const refused = await process.refusal(`?ticket=${ticket}`).catch((error: NodeJS.ErrnoException) => error)
    const waits = new Set<string>()
    for (const client of clients) {
      const { code, reason } = await client.closed
      expect(code).toBe(liveClose.restart)
      expect(reason).toMatch(/^retry:\d{1,4}$/)
      waits.add(reason)
    }
    await closing
    expect(waits.size).toBeGreaterThan(1)
    // Either the door was shut already, or it said so.
    expect(refused).toSatisfy((answer) => answer.status === 503 || answer.code === 'ECONNREFUSED')
    const kept = await world.query(
      "SELECT client_id FROM messages WHERE chat_id = $1 AND client_id LIKE 'stop-%' ORDER BY seq",
      [chat],
    )
    expect(writer.all('ack').map(({ client_id }) => client_id)).toEqual(
      kept.map(({ client_id }) => client_id),
    )
    expect(kept.length).toBeGreaterThan(0)
  })
})

it('leaves no listener, timer or entry behind after 500 connections', async () => {
  const process = await world.startProcess({ perUser: 100, times: { grace: 50 } })
  const listeners = () =>
    process.app.server.eventNames().map((name) => process.app.server.listenerCount(name))
  await (await process.connect(kabir)).close()
  const before = [
    listeners(),
    globalThis.process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
  ] as const
  for (let round = 0; round < 25; round++) {
    const clients = await Promise.all(Array.from({ length: 20 }, () => process.connect(kabir)))
    await Promise.all(clients.map((client) => client.settled()))
    await Promise.all(clients.map((client) => client.close()))
  }
  await expect.poll(() => process.live.connections.all.size).toBe(0)
  expect(process.live.connections.users()).toEqual([])
  expect(process.live.connections.countFrom('127.0.0.1')).toBe(0)
  expect(process.live.counts).toMatchObject({ connections: 0, opened: 501 })
  expect(listeners()).toEqual(before[0])
  const timers = globalThis.process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  expect(timers).toBeLessThan(before[1] + 50)
  await expect
    .poll(async () => (await world.query('SELECT 1 FROM live_people WHERE user_id = $1', [kabir.id])).length)
    .toBe(0)
})
