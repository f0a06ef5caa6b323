import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, kabir, meera, type Person, rohan } from '../chat-world.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from '../live/live-world.fixture.ts'
import { chatsPersonalData } from '../personal-data.ts'
import { messageSubject } from '../subjects.ts'

const advance = 'Pay the token advance of 5000 by GPay now, only then I can show you the room.'

let world: LiveWorld
let one: LiveProcess
let two: LiveProcess
let chat: string
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan, meera, kabir]) await world.signIn(person)
  one = await world.startProcess()
  two = await world.startProcess()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  chat = await world.startedChat()
})

const act = (by: Person, action: 'unsend' | 'hide', message: string, id = chat) =>
  world.call({ method: 'POST', url: `/api/chats/${id}/messages/${message}/${action}`, by: by.id })
const read = async (by: Person, query = '') =>
  (await world.call({ url: `/api/chats/${chat}/messages${query}`, by: by.id })).json()
const last = async (by: Person) => (await read(by)).items.at(-1)
const listed = async (by: Person) => (await world.call({ url: '/api/chats', by: by.id })).json().items[0]
const sent = async (by: Person, text: string) => (await world.send(by, chat, text)).json()
const reply = (by: Person, content: string, reply_to: unknown) =>
  world.call({
    method: 'POST',
    url: `/api/chats/${chat}/messages`,
    body: { client_id: crypto.randomUUID(), content, reply_to },
    by: by.id,
  })

describe('chats.reply-quote: a reply', () => {
  it('names the message that it answers, over a call, live and when caught up with', async () => {
    const client = await one.connect(asha)
    await client.follow(chat)
    const answer = (await reply(rohan, 'At 10', 1)).json()
    expect(answer.reply_to).toBe(1)
    expect((await last(asha)).reply_to).toBe(1)
    const late = await two.connect(asha)
    await late.follow(chat)
    expect((await late.hear('message', ({ seq }) => seq === answer.seq)).reply_to).toBe(1)
    client.say({ type: 'send', chat_id: chat, content: 'Good', client_id: 'live', reply_to: answer.seq })
    await client.hear('ack')
    expect((await last(rohan)).reply_to).toBe(answer.seq)
    for (const open of [client, late]) await open.close()
  })

  it('comes with the message that it answers, where that is on another page', async () => {
    await world.send(rohan, chat, 'Is it free?')
    await reply(asha, 'Yes', 1)
    const page = await read(rohan, '?limit=1')
    expect(page.items.map(({ seq }: { seq: number }) => seq)).toEqual([3])
    expect(page.quoted.map(({ seq }: { seq: number }) => seq)).toEqual([1])
    expect((await read(rohan)).quoted).toEqual([])
  })

  it.each([3, 999, 9_007_199_254_740_991])(
    'to a message that is not there is a plain message: %i',
    async (to) => {
      const answer = await reply(rohan, 'Hi', to)
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).not.toHaveProperty('reply_to')
    },
  )

  it.each([0, -1, 1.5, '1', null])('refuses %j as a number', async (to) => {
    expect((await reply(rohan, 'Hi', to)).statusCode).toBe(400)
  })
})

describe('chats.unsend-message: a message that is taken back', () => {
  it('leaves a mark for both, live on every process, and nothing of its text', async () => {
    const { id, seq } = await sent(rohan, advance)
    const clients = [await one.connect(asha), await two.connect(asha), await two.connect(rohan)]
    await Promise.all(clients.map((client) => client.follow(chat)))
    const answer = await one.post(rohan, `/api/chats/${chat}/messages/${id}/unsend`, {})
    expect(answer.statusCode).toBe(204)
    for (const client of clients)
      expect(await client.hear('unsent')).toEqual({ type: 'unsent', chat_id: chat, seq })
    for (const by of [asha, rohan]) {
      expect(await last(by)).toMatchObject({ seq, content: '', unsent: true, warning: null })
      expect(await listed(by)).toMatchObject({
        latest_message_content: '',
        latest_message_unsent: true,
        latest_message_warning: null,
      })
      const copy = JSON.stringify(await chatsPersonalData(world.db).export(by.id))
      expect(copy).not.toContain('token advance')
      expect(copy).toContain('"taken_back":true')
    }
    for (const client of clients) await client.close()
  })

  it('is neither unread nor counted', async () => {
    const { id } = await sent(rohan, 'Wrong chat, sorry')
    const before = (await listed(asha)).unread
    await act(rohan, 'unsend', id)
    expect((await listed(asha)).unread).toBe(before - 1)
  })

  it('is taken back once: done again, or by two at once, it is the same and told once', async () => {
    const { id, seq } = await sent(rohan, 'Hello')
    const client = await one.connect(asha)
    await client.follow(chat)
    const path = `/api/chats/${chat}/messages/${id}/unsend`
    const answers = await Promise.all([1, 2, 3].map(() => one.post(rohan, path, {})))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect((await one.post(rohan, path, {})).statusCode).toBe(204)
    await client.hear('unsent', (frame) => frame.seq === seq)
    await client.settled()
    expect(client.all('unsent')).toHaveLength(1)
    await client.close()
  })

  it('stays gone when it is sent again under its client_id', async () => {
    const { id, seq } = (await world.send(rohan, chat, 'Hello', 'again')).json()
    await act(rohan, 'unsend', id)
    const again = (await world.send(rohan, chat, 'Hello', 'again')).json()
    expect(again).toMatchObject({ seq, content: '', unsent: true })
  })

  it('cannot be one of the other person, of others, or older than 15 minutes', async () => {
    const { id } = await sent(rohan, 'Hello')
    for (const by of [asha, meera]) expect((await act(by, 'unsend', id)).statusCode).toBe(404)
    await world.query("UPDATE messages SET created_at = created_at - interval '15 minutes'")
    const late = await act(rohan, 'unsend', id)
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      'A message can be taken back for 15 minutes only.',
    ])
    expect((await last(asha)).content).toBe('Hello')
  })

  it('stays as evidence where it was reported before, and can be reported after', async () => {
    const { id } = await sent(rohan, advance)
    const reported = await messageSubject.snapshot(world.db, id, asha.id)
    expect(JSON.stringify(reported?.content)).toContain('token advance')
    await act(rohan, 'unsend', id)
    const after = await messageSubject.snapshot(world.db, id, asha.id)
    expect(after?.title).toBe('A message that was taken back')
    expect(JSON.stringify(after?.content)).not.toContain('token advance')
  })

  it('counts on towards a pause of its sender (trust.danger-pause)', async () => {
    const { id } = await sent(rohan, advance)
    await act(rohan, 'unsend', id)
    expect(await world.query("SELECT 1 AS found FROM messages WHERE warning_level = 'danger'")).toHaveLength(
      1,
    )
  })
})

describe('chats.delete-for-me: a message that one member deleted', () => {
  it('is gone for them, in the thread, the list and live, and stays for the other', async () => {
    const { id, seq } = await sent(rohan, 'Come at 10')
    expect((await act(asha, 'hide', id)).statusCode).toBe(204)
    expect((await act(asha, 'hide', id)).statusCode).toBe(204)
    expect(await last(asha)).toMatchObject({ seq, content: '', hidden: true })
    expect((await listed(asha)).latest_message_content).toMatch(/^Hi! I'm interested/)
    expect(await last(rohan)).toMatchObject({ seq, content: 'Come at 10' })
    expect((await listed(rohan)).latest_message_content).toBe('Come at 10')
    const client = await one.connect(asha)
    await client.follow(chat)
    expect(await client.hear('message', (frame) => frame.seq === seq)).toMatchObject({
      content: '',
      hidden: true,
    })
    await client.close()
  })

  it('is not found by others', async () => {
    const { id } = await sent(rohan, 'Come at 10')
    expect((await act(meera, 'hide', id)).statusCode).toBe(404)
    expect((await act(asha, 'hide', crypto.randomUUID())).statusCode).toBe(404)
  })
})
