import { chatSentences } from '@basera/chats/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, rohan } from './chat-world.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from './live/live-world.fixture.ts'

let world: LiveWorld
let process: LiveProcess
let chat: string
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan]) await world.signIn(person)
  process = await world.startProcess()
  chat = await world.startedChat()
})
afterAll(() => world.close())
beforeEach(() => world.query('UPDATE auth_users SET banned_at = NULL'))

const ban = (at: string) => world.query(`UPDATE auth_users SET banned_at = ${at} WHERE id = $1`, [rohan.id])
const other = async () => (await world.call({ url: '/api/chats', by: asha.id })).json().items[0].other
const post = (client_id: string) =>
  world.call({
    method: 'POST',
    url: `/api/chats/${chat}/messages`,
    body: { client_id, content: 'Are you there?' },
    by: asha.id,
  })
const count = async () => (await world.query('SELECT count(*) AS n FROM messages'))[0].n

describe('a conversation whose other person is suspended', () => {
  it('says so in the list and at its head, without the picture, and stays readable', async () => {
    await world.query(
      `UPDATE user_profiles SET avatar_url = 'https://pictures.example/rohan.webp',
        profile_picture_url = 'https://pictures.example/rohan.webp' WHERE id = $1`,
      [rohan.id],
    )
    expect(await other()).toMatchObject({
      suspended: false,
      avatar_url: 'https://pictures.example/rohan.webp',
    })
    await ban('now()')
    expect(await other()).toMatchObject({ id: rohan.id, suspended: true, avatar_url: null })
    const read = await world.call({ url: `/api/chats/${chat}/messages`, by: asha.id })
    expect(read.json().chat.other.suspended).toBe(true)
    expect(read.json().items.length).toBeGreaterThan(0)
    await ban('NULL')
    expect(await other()).toMatchObject({ suspended: false })
  })

  it('takes no message, by a call or live, says why, and writes nothing', async () => {
    await ban('now()')
    const before = await count()
    const refused = await post('after')
    expect([refused.statusCode, refused.json().detail]).toEqual([409, chatSentences.suspended])
    const client = await process.connect(asha)
    client.say({ type: 'send', client_id: 'live', chat_id: chat, content: 'Hello?' })
    expect(await client.hear('error')).toMatchObject({
      code: 'conflict',
      detail: chatSentences.suspended,
      client_id: 'live',
    })
    expect(await count()).toBe(before)
    await client.close()
    await ban('NULL')
    expect((await post('back')).statusCode).toBe(201)
  })

  it('chats.suspended-member: a message taken before answers as before when it is sent again', async () => {
    const first = await post('taken')
    await ban('now()')
    const again = await post('taken')
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
  })

  it('is told live to who follows it, both ways', async () => {
    const client = await process.connect(asha)
    await client.follow(chat)
    await ban('now()')
    await client.hear('standing', ({ suspended }) => suspended)
    await ban('NULL')
    expect(await client.hear('standing', ({ suspended }) => !suspended)).toEqual({
      type: 'standing',
      user_id: rohan.id,
      suspended: false,
    })
    await client.close()
  })
})
