import { chatCalls } from '@basera/chats/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, meera, nina, nowhere, rohan } from './chat-world.fixture.ts'

type Key = keyof typeof chatCalls
const keys = Object.keys(chatCalls) as Key[]

let world: ChatWorld
let chat: string
let room: string
let greeting: string
beforeAll(async () => {
  world = await chatWorld()
  room = await world.addRoom(asha)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  chat = (await world.start(rohan, { room_id: room })).json().id
  greeting = (await world.query('SELECT id FROM messages WHERE chat_id = $1', [chat]))[0].id
})

const people = {
  visitor: undefined,
  unverified: nina.id,
  stranger: meera.id,
  seeker: rohan.id,
  lister: asha.id,
}
type Who = keyof typeof people

const bodies: Partial<Record<Key, () => object>> = {
  'POST /api/chats': () => ({ room_id: room }),
  'POST /api/chats/{id}/messages': () => ({ client_id: 'a', content: 'Hi' }),
  'PUT /api/me/quick-replies': () => ({ texts: ['Which gate?'] }),
  'PATCH /api/chats/{id}/settings': () => ({ archived: true }),
  'POST /api/chats/{id}/read': () => ({ seq: 1 }),
  'POST /api/chats/{id}/report': () => ({ reason: 'spam' }),
}

const make = (key: Key, who: Who, id = chat) => {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PATCH' | 'PUT', string]
  const by = people[who]
  const body = bodies[key]?.()
  const query =
    key === 'GET /api/me/allowance/chats' ? `?to=${asha.id}` : key.endsWith('/search') ? '?q=free' : ''
  return world.call({
    method,
    url: path.replace('{id}', id).replace('{message_id}', greeting).replace('{room_id}', room) + query,
    ...(by ? { by } : {}),
    ...(body ? { body } : {}),
  })
}

/** What a call must answer, by who makes it (chats.members-only). */
function expected(key: Key, who: Who): number {
  if (chatCalls[key].access === 'room-search') return 200
  if (who === 'visitor') return 401
  if (who === 'unverified' && chatCalls[key].access !== 'signed-in') return 403
  if (key.includes('{id}') && who === 'stranger') return 404
  if (key === 'POST /api/chats' && who === 'lister') return 409
  // The other person's message.
  if (key.endsWith('/unsend') && who === 'lister') return 404
  // Their own message.
  if (key.endsWith('/fine') && who === 'seeker') return 404
  const call = chatCalls[key]
  return 'status' in call ? call.status : 200
}

const rows = () =>
  world.query(
    `SELECT (SELECT json_agg(chats ORDER BY id) FROM chats) AS chats,
       (SELECT json_agg(m ORDER BY m.id) FROM messages m) AS messages, (SELECT json_agg(r) FROM chat_reads r) AS reads,
       (SELECT json_agg(r) FROM reports r) AS reports`,
  )

describe.each(keys)('chats.members-only: %s', (key) => {
  it.each(Object.keys(people) as Who[])('by the %s', async (who) => {
    const before = await rows()
    const answer = await make(key, who)
    expect(answer.statusCode, answer.body).toBe(expected(key, who))
    if (answer.statusCode >= 400) expect(await rows()).toEqual(before)
    expect(answer.body).not.toMatch(/@|\+9198/)
  })

  it.skipIf(!key.includes('{id}'))('of no conversation at all is not found', async () => {
    expect((await make(key, 'seeker', nowhere)).statusCode).toBe(404)
  })
})

it('chats.members-only: nobody sees a conversation of two others in a list or a search', async () => {
  for (const query of ['', '?q=Rohan', '?q=lake']) {
    const answer = await world.call({ url: `/api/chats${query}`, by: meera.id })
    expect(answer.json()).toMatchObject({ items: [], total: 0 })
  }
})

it('chats.no-contact-details: no e-mail and no phone number is in anything a member is told', async () => {
  await world.send(asha, chat, 'Yes')
  for (const key of keys) expect((await make(key, 'seeker')).body).not.toMatch(/@|\+9198|email|phone/)
})
