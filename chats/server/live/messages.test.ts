import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, kabir, meera, nowhere, rohan } from '../chat-world.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from './live-world.fixture.ts'

let world: LiveWorld
let one: LiveProcess
let two: LiveProcess
let chat: string
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan, meera, kabir]) await world.signIn(person)
  one = await world.startProcess()
  two = await world.startProcess()
  chat = await world.startedChat()
})
afterAll(() => world.close())

describe('chats.acknowledged-send: a message', () => {
  it('is acknowledged to the connection that sent it, and goes to all others of both, on every process', async () => {
    const [phone, laptop] = [await one.connect(asha), await two.connect(asha)]
    const rohans = [await one.connect(rohan), await two.connect(rohan)]
    const ack = await phone.send(chat, 'Yes, it is free.', 'first')
    expect(ack).toMatchObject({ chat_id: chat, client_id: 'first', seq: 2 })
    for (const client of [laptop, ...rohans]) {
      const message = await client.hear('message', ({ seq }) => seq === 2)
      expect(message).toEqual({
        type: 'message',
        id: ack.id,
        chat_id: chat,
        seq: 2,
        sender_id: asha.id,
        content: 'Yes, it is free.',
        created_at: ack.created_at,
        warning: null,
      })
    }
    await phone.settled()
    expect(phone.seqs(chat)).not.toContain(2)
    for (const client of [phone, laptop, ...rohans]) await client.close()
  })

  it('that came over HTTP, or as a greeting, goes to all of both', async () => {
    const [ashas, meeras] = [await one.connect(asha), await two.connect(meera)]
    const started = await two.post(meera, '/api/chats', { room_id: await world.addRoom(asha, 'By the park') })
    const { id } = started.json()
    expect(await ashas.hear('message', ({ chat_id }) => chat_id === id)).toMatchObject({
      seq: 1,
      sender_id: meera.id,
    })
    await one.post(asha, `/api/chats/${id}/messages`, { client_id: 'http', content: 'Come and see' })
    expect(await meeras.hear('message', ({ seq }) => seq === 2)).toMatchObject({ content: 'Come and see' })
    await meeras.hear('message', ({ seq }) => seq === 1)
    expect(meeras.seqs(id)).toEqual([1, 2])
    for (const client of [ashas, meeras]) await client.close()
  })

  it('sent again under its client_id is acknowledged as the one that is there, and told to nobody twice', async () => {
    const [ashas, rohans] = [await one.connect(asha), await two.connect(rohan)]
    const first = await ashas.send(chat, 'Once', 'once')
    await rohans.hear('message', ({ seq }) => seq === first.seq)
    const again = await one.connect(asha)
    expect(await again.send(chat, 'Once', 'once')).toEqual(first)
    const next = await again.send(chat, 'Twice')
    await rohans.hear('message', ({ seq }) => seq === next.seq)
    expect(rohans.seqs(chat, first.seq)).toEqual([first.seq, next.seq])
    for (const client of [ashas, rohans, again]) await client.close()
  })

  it('to a conversation of others, or to none, is not found', async () => {
    const meeras = await one.connect(meera)
    for (const chat_id of [chat, nowhere]) {
      meeras.say({ type: 'send', chat_id, content: 'Hi', client_id: `to-${chat_id}` })
      expect(await meeras.hear('error', ({ client_id }) => client_id === `to-${chat_id}`)).toEqual({
        type: 'error',
        code: 'not_found',
        detail: 'This conversation was not found.',
        client_id: `to-${chat_id}`,
        chat_id,
      })
    }
    await meeras.close()
  })

  it('chats.message-limit: of more than 120 a minute is refused, over both ways together', async () => {
    const limited = await world.startProcess({ limited: true })
    const kabirs = await limited.connect(kabir)
    const { id } = (await limited.post(kabir, '/api/chats', { room_id: await world.addRoom(asha) })).json()
    for (let n = 0; n < 121; n++)
      kabirs.say({ type: 'send', chat_id: id, content: `${n}`, client_id: `n${n}` })
    expect(await kabirs.hear('error')).toMatchObject({ code: 'too_many_requests', client_id: 'n120' })
    const answer = await limited.post(kabir, `/api/chats/${id}/messages`, { client_id: 'x', content: 'x' })
    expect(answer.statusCode).toBe(429)
    await kabirs.close()
  })

  it.each([
    ['blank', ' '],
    ['too long', 'a'.repeat(2001)],
  ])('that is %s is refused by name, and the connection stays', async (_, content) => {
    const ashas = await one.connect(asha)
    ashas.say({ type: 'send', chat_id: chat, content, client_id: 'bad' })
    expect(await ashas.hear('error')).toMatchObject({
      code: 'validation_failed',
      client_id: 'bad',
      chat_id: chat,
    })
    await ashas.send(chat, 'Good')
    await ashas.close()
  })
})

describe('chats.catch-up: subscribe', () => {
  it('gives what came after a number, in order, then goes on live without gap and double', async () => {
    const { last_seq } = (await world.call({ url: `/api/chats/${chat}/messages`, by: asha.id })).json()
    const [ashas, rohans] = [await one.connect(asha), await two.connect(rohan)]
    // While messages pour in on both processes.
    const sending = Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 ? ashas : rohans).send(chat, `Message ${n}`)),
    )
    const follower = await two.connect(asha)
    const { last_seq: caughtUp, more } = await follower.follow(chat, last_seq - 1)
    expect(more).toBe(false)
    expect(caughtUp).toBeGreaterThanOrEqual(last_seq)
    await sending
    await follower.hear('message', ({ seq }) => seq === last_seq + 60)
    // Before it followed, it was told of new messages as every connection is, and perhaps late of the last one.
    const seqs = follower.seqs(chat)
    expect(seqs.slice(seqs.lastIndexOf(last_seq))).toEqual(Array.from({ length: 61 }, (_, n) => last_seq + n))
    for (const client of [ashas, rohans, follower]) await client.close()
  })

  it('gives 200 at most, and more when asked again; nothing comes live in between', async () => {
    const own = (await world.start(meera, { room_id: await world.addRoom(rohan) })).json().id
    await world.query(
      `INSERT INTO messages (chat_id, seq, sender_id, client_id, content)
       SELECT $1, s, $2, s::text, 'Message ' || s FROM generate_series(2, 450) s`,
      [own, meera.id],
    )
    await world.query('UPDATE chats SET last_seq = 450 WHERE id = $1', [own])
    const rohans = await one.connect(rohan)
    expect(await rohans.follow(own)).toMatchObject({ last_seq: 450, more: true })
    await two.post(meera, `/api/chats/${own}/messages`, { client_id: 'live', content: 'Live' })
    await rohans.settled()
    expect(rohans.seqs(own)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1))
    expect(await rohans.follow(own, 200)).toMatchObject({ more: true })
    expect(await rohans.follow(own, 400)).toMatchObject({ last_seq: 451, more: false })
    await two.post(meera, `/api/chats/${own}/messages`, { client_id: 'last', content: 'Last' })
    await rohans.hear('message', ({ seq }) => seq === 452)
    expect(rohans.seqs(own)).toEqual(Array.from({ length: 452 }, (_, n) => n + 1))
    await rohans.close()
  })

  it('to a conversation of others, or to none, is not found', async () => {
    const meeras = await one.connect(meera)
    for (const chat_id of [chat, nowhere]) {
      meeras.say({ type: 'subscribe', chat_id, since_seq: 0 })
      expect(await meeras.hear('error', (frame) => frame.chat_id === chat_id)).toMatchObject({
        code: 'not_found',
      })
    }
    expect(meeras.all('message')).toEqual([])
    await meeras.close()
  })

  it('chats.live-subscriptions: to a 21st conversation ends the oldest', async () => {
    const chats: string[] = []
    const kabirs = await one.connect(kabir)
    const writers = Array.from({ length: 21 }, (_, n) => world.person(500 + n, `Writer ${n}`))
    await world.addPeople(writers)
    for (const writer of writers) {
      const room = await world.addRoom(kabir)
      chats.push((await one.post(writer, '/api/chats', { room_id: room })).json().id)
    }
    for (const id of chats) await kabirs.follow(id)
    kabirs.say({ type: 'typing', chat_id: chats[0] ?? '' })
    expect(await kabirs.hear('error')).toMatchObject({ code: 'not_found', chat_id: chats[0] })
    kabirs.say({ type: 'typing', chat_id: chats[1] ?? '' })
    await kabirs.settled()
    expect(kabirs.all('error')).toHaveLength(1)
    await kabirs.close()
  })

  it('by one who claims to have more than there is goes on from what there is', async () => {
    const [ashas, rohans] = [await one.connect(asha), await two.connect(rohan)]
    const { last_seq } = await rohans.follow(chat, 1_000_000)
    await ashas.send(chat, 'Next')
    expect(await rohans.hear('message')).toMatchObject({ seq: last_seq + 1 })
    for (const client of [ashas, rohans]) await client.close()
  })
})

describe('chats.typing-state: signs', () => {
  it('typing is shown to the other side that follows the conversation, on every process, now and then', async () => {
    const [ashas, rohans, second] = [
      await one.connect(asha),
      await two.connect(rohan),
      await one.connect(rohan),
    ]
    for (const client of [ashas, rohans, second]) await client.follow(chat, 1_000_000)
    for (let n = 0; n < 5; n++) ashas.say({ type: 'typing', chat_id: chat })
    for (const client of [rohans, second]) {
      expect(await client.hear('typing')).toEqual({ type: 'typing', chat_id: chat, user_id: asha.id })
    }
    await ashas.settled()
    await rohans.settled()
    expect([ashas, rohans, second].map((client) => client.all('typing').length)).toEqual([0, 1, 1])
    for (const client of [ashas, rohans, second]) await client.close()
  })

  it('read marks are shown to followers, and to the reader’s other windows; over HTTP too', async () => {
    const [ashas, list, rohans] = [await one.connect(asha), await two.connect(asha), await two.connect(rohan)]
    const sent = await rohans.send(chat, 'Read me')
    await rohans.follow(chat, sent.seq)
    ashas.say({ type: 'read', chat_id: chat, seq: sent.seq })
    for (const client of [rohans, list])
      expect(await client.hear('read')).toEqual({
        type: 'read',
        chat_id: chat,
        user_id: asha.id,
        seq: sent.seq,
      })
    await ashas.settled()
    expect(ashas.all('read')).toEqual([])
    const next = await ashas.send(chat, 'And me')
    await one.post(rohan, `/api/chats/${chat}/read`, { seq: next.seq + 7 })
    expect(await rohans.hear('read', ({ user_id }) => user_id === rohan.id)).toMatchObject({ seq: next.seq })
    await one.post(rohan, `/api/chats/${chat}/read`, { seq: 1 })
    await rohans.settled()
    expect(rohans.all('read')).toHaveLength(2)
    const late = await two.connect(asha)
    expect(await late.follow(chat, next.seq)).toMatchObject({ other_read_seq: next.seq })
    for (const client of [ashas, list, rohans, late]) await client.close()
  })

  it('a stranger’s typing and reading is not found, and shown to nobody', async () => {
    const [meeras, rohans] = [await one.connect(meera), await one.connect(rohan)]
    await rohans.follow(chat, 1_000_000)
    meeras.say({ type: 'typing', chat_id: chat })
    meeras.say({ type: 'read', chat_id: chat, seq: 1 })
    await expect.poll(() => meeras.all('error').map(({ code }) => code)).toEqual(['not_found', 'not_found'])
    await rohans.settled()
    expect([rohans.all('typing'), rohans.all('read')]).toEqual([[], []])
    for (const client of [meeras, rohans]) await client.close()
  })
})
