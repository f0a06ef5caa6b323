import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, meera, type Person, rohan } from './chat-world.fixture.ts'

let world: ChatWorld
let chat: string
let room: string
beforeAll(async () => {
  world = await chatWorld()
  room = await world.addRoom(asha)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  await world.query('DELETE FROM blocks')
  chat = (await world.start(rohan, { room_id: room })).json().id
  await world.send(asha, chat, 'Yes, it is free')
  await world.listed(rohan)
  await world.listed(asha)
})

const block = (by: Person, of: Person) =>
  world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [by.id, of.id])
const get = async (url: string, by: Person) => world.call({ url, by: by.id })
const post = async (url: string, body: object, by: Person) =>
  world.call({ method: 'POST', url, body, by: by.id })

/** Who blocks does not matter: both are hidden from each other. */
describe.each<[string, () => Promise<unknown>]>([
  ['asha blocked rohan', () => block(asha, rohan)],
  ['rohan blocked asha', () => block(rohan, asha)],
  ['both did', async () => [await block(asha, rohan), await block(rohan, asha)]],
])('chats.blocked-pair: when %s', (_, blocking) => {
  const sides: [string, Person, Person][] = [
    ['asha', asha, rohan],
    ['rohan', rohan, asha],
  ]
  beforeEach(blocking)

  it.each(sides)('%s finds the conversation in no list, search or count', async (_name, person, other) => {
    for (const query of ['', `?q=${other.full_name.split(' ')[0]}`, '?q=lake'])
      expect((await get(`/api/chats${query}`, person)).json()).toMatchObject({ items: [], total: 0 })
    expect((await get('/api/chats/unread', person)).json()).toEqual({ chats: 0 })
  })

  it.each(sides)('%s can neither read, write, mark nor report in it', async (_name, person) => {
    const before = await world.query(
      'SELECT * FROM chats JOIN messages m ON m.chat_id = chats.id ORDER BY m.id',
    )
    const answers = [
      await get(`/api/chats/${chat}/messages`, person),
      await get(`/api/chats/${chat}/messages?after_seq=0`, person),
      await world.send(person, chat, 'Let me in'),
      await post(`/api/chats/${chat}/read`, { seq: 2 }, person),
      await post(`/api/chats/${chat}/report`, { reason: 'spam' }, person),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array(5).fill([404, 'not_found']),
    )
    expect(
      await world.query('SELECT * FROM chats JOIN messages m ON m.chat_id = chats.id ORDER BY m.id'),
    ).toEqual(before)
    expect(await world.query('SELECT * FROM reports')).toEqual([])
  })

  it('neither starts another, from a room or a profile', async () => {
    for (const start of [{ room_id: room }, { user_id: asha.id }])
      expect((await world.start(rohan, start)).statusCode).toBe(404)
    expect((await world.start(asha, { user_id: rohan.id })).statusCode).toBe(404)
    await world.forget()
    expect((await world.start(rohan, { room_id: room })).statusCode).toBe(404)
    expect(await world.query('SELECT * FROM chats')).toEqual([])
  })

  it('others see no difference', async () => {
    const other = (await world.start(meera, { room_id: room })).json().id
    expect((await get('/api/chats', asha)).json().items.map((one: { id: string }) => one.id)).toEqual([other])
    expect((await world.send(asha, other, 'Hello')).statusCode).toBe(201)
  })

  it('all of it is back when the block is taken back', async () => {
    await world.query('DELETE FROM blocks')
    expect((await get(`/api/chats/${chat}/messages`, rohan)).json().items).toHaveLength(2)
    expect((await get('/api/chats/unread', rohan)).json()).toEqual({ chats: 1 })
    expect((await world.send(rohan, chat, 'Hello again')).json().seq).toBe(3)
  })
})

it('chats.blocked-pair: a block made while messages are sent lets none through afterwards', async () => {
  const writing = Array.from({ length: 20 }, (_, n) => world.send(rohan, chat, `Message ${n}`))
  const [answers] = await Promise.all([Promise.all(writing), block(asha, rohan)])
  for (const answer of answers) expect([201, 404]).toContain(answer.statusCode)
  expect((await world.send(rohan, chat, 'Let me in')).statusCode).toBe(404)
})

it('chats.blocked-pair: a taken block of one does not take back that of the other', async () => {
  await block(asha, rohan)
  await block(rohan, asha)
  await world.query('DELETE FROM blocks WHERE blocker_id = $1', [asha.id])
  expect((await get(`/api/chats/${chat}/messages`, asha)).statusCode).toBe(404)
})
