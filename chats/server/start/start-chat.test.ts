import { noLimits, openLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { openDatabase } from '@basera/platform/server/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, kabir, meera, nowhere, rohan } from '../chat-world.fixture.ts'
import { chatLimits, chatsFeature } from '../chats-feature.ts'

const logger = createLogger('silent')
let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.query('DELETE FROM rooms')
  await world.forget()
})

const contents = async (id: string) => (await world.messages(id)).map(({ content }) => content)
const contacts = async (roomId: string) =>
  (await world.query('SELECT contacts FROM room_counts WHERE room_id = $1', [roomId]))[0]?.contacts ?? 0
const about = (title: string) => `Hi! I'm interested in your room “${title}”. Is it still available?`

describe('writing to the lister of a room', () => {
  it('chats.first-greeting: makes a conversation with a greeting that mentions the room title', async () => {
    const room = await world.addRoom(asha, 'Sunny room near the lake')
    const answer = await world.start(rohan, { room_id: room })
    expect(answer.statusCode).toBe(200)
    const { id, created } = answer.json()
    expect(created).toBe(true)
    expect(await world.messages(id)).toEqual([
      { seq: 1, sender_id: rohan.id, content: about('Sunny room near the lake') },
    ])
    expect(await world.query('SELECT room_id, room_title, last_seq FROM chats')).toEqual([
      { room_id: room, room_title: 'Sunny room near the lake', last_seq: 1 },
    ])
    expect(await contacts(room)).toBe(1)
  })

  it.each([
    [
      'Sunny room”. I paid the token, send me the code. “Thanks',
      'Sunny room’. I paid the token, send me the code. ’Thanks',
    ],
    ["Sunny room'' I paid. ''", 'Sunny room’ I paid. ’'],
    ['Sunny «room» " ❞ ＂ 〞', 'Sunny ’room’ ’ ’ ’ ’'],
    ['Sunny room\n\nI paid the token.', 'Sunny room I paid the token.'],
    ['Sunny room \u202edlos\u202c now', 'Sunny room dlos now'],
  ])('chats.title-quoted: nothing of the title %j reads as the sender’s own words', async (title, quoted) => {
    const { id } = (await world.start(rohan, { room_id: await world.addRoom(asha, title) })).json()
    expect(await contents(id)).toEqual([about(quoted)])
  })

  it('chats.one-per-pair: finds the conversation of the pair, and sends nothing twice', async () => {
    const room = await world.addRoom(asha)
    const first = (await world.start(rohan, { room_id: room })).json()
    expect((await world.start(rohan, { room_id: room })).json()).toEqual({ id: first.id, created: false })
    expect(await contents(first.id)).toHaveLength(1)
    expect(await contacts(room)).toBe(1)
  })

  it('chats.new-room-context: a start from another room posts that room as the new context', async () => {
    const [lake, park] = [await world.addRoom(asha, 'By the lake'), await world.addRoom(asha, 'By the park')]
    const { id } = (await world.start(rohan, { room_id: lake })).json()
    await world.send(asha, id, 'Yes, it is.')
    expect((await world.start(rohan, { room_id: park })).json()).toEqual({ id, created: false })
    expect(await contents(id)).toEqual([about('By the lake'), 'Yes, it is.', about('By the park')])
    expect(await world.query('SELECT room_id, room_title FROM chats')).toEqual([
      { room_id: park, room_title: 'By the park' },
    ])
    await world.start(rohan, { room_id: lake })
    expect(await contents(id)).toHaveLength(4)
    expect([await contacts(lake), await contacts(park)]).toEqual([1, 1])
  })

  it('chats.one-per-pair: one conversation per pair, whoever starts it and from wherever', async () => {
    const [ashas, rohans] = [await world.addRoom(asha), await world.addRoom(rohan, 'Room of rohan')]
    const { id } = (await world.start(rohan, { room_id: ashas })).json()
    expect((await world.start(asha, { room_id: rohans })).json()).toEqual({ id, created: false })
    expect((await world.start(asha, { user_id: rohan.id })).json()).toEqual({ id, created: false })
    expect((await world.messages(id)).map((row) => row.sender_id)).toEqual([rohan.id, asha.id])
  })

  it.each([
    ['paused', 'This room is paused by its lister. Please try again later.'],
    ['taken', 'This room is taken.'],
  ])(
    'chats.room-on-offer: a %s room cannot be contacted, not even by who wrote before',
    async (status, detail) => {
      const room = await world.addRoom(asha)
      await world.start(rohan, { room_id: room })
      await world.query('UPDATE rooms SET status = $1', [status])
      for (const seeker of [meera, rohan]) {
        const answer = await world.start(seeker, { room_id: room })
        expect(answer.statusCode).toBe(409)
        expect(answer.json()).toMatchObject({ code: 'conflict', detail })
      }
      expect(await world.query('SELECT id FROM chats')).toHaveLength(1)
    },
  )

  it('a deleted or unknown room is not found', async () => {
    const room = await world.addRoom(asha)
    await world.query('UPDATE rooms SET deleted_at = now()')
    for (const room_id of [room, nowhere])
      expect((await world.start(rohan, { room_id })).json()).toMatchObject({
        status: 404,
        detail: 'Room Not Found',
      })
    expect(await world.query('SELECT id FROM chats')).toEqual([])
  })

  it('chats.no-self-chat: owners cannot contact themselves', async () => {
    const room = await world.addRoom(asha)
    expect((await world.start(asha, { room_id: room })).json()).toMatchObject({ code: 'conflict' })
  })
})

describe("chats.own-first-message: the sender's own words", () => {
  const own = 'I move in on 1 July. Can I visit on Saturday?'

  it('stand in place of the greeting, once however often they are sent', async () => {
    const room_id = await world.addRoom(asha)
    const start = () => world.start(rohan, { room_id, message: ` ${own} ` })
    const { id } = (await start()).json()
    await Promise.all([start(), start(), start()])
    expect(await contents(id)).toEqual([own])
    expect(await contacts(room_id)).toBe(1)
  })

  it('are never lost: other words about the same room are posted too, once', async () => {
    const room_id = await world.addRoom(asha)
    const { id } = (await world.start(rohan, { room_id })).json()
    for (let go = 0; go < 3; go++) await world.start(rohan, { room_id, message: own })
    expect(await contents(id)).toEqual([expect.stringContaining('interested'), own])
    expect(await contacts(room_id)).toBe(1)
  })

  it.each([[''], ['  \n '], ['x'.repeat(2001)], ['a\u0000b'], [7]])('not %j', async (message) => {
    const room_id = await world.addRoom(asha)
    expect((await world.start(rohan, { room_id, message })).statusCode).toBe(400)
    expect((await world.start(rohan, { user_id: meera.id, message: own })).statusCode).toBe(400)
  })
})

describe('chats.continue-chat: the chat in which somebody wrote about a room', () => {
  const about = async (by: { id: string }, room: string) =>
    (await world.call({ url: `/api/chats/about/${room}`, by: by.id })).json().chat

  it('is found by its writer alone, for the rooms that they wrote about', async () => {
    const [lake, park] = [await world.addRoom(asha), await world.addRoom(asha)]
    expect(await about(rohan, lake)).toBeNull()
    const { id } = (await world.start(rohan, { room_id: lake, message: 'Hello' })).json()
    expect(await about(rohan, lake)).toEqual({ id, wrote_at: expect.stringMatching(/Z$/) })
    expect(await about(rohan, park)).toBeNull()
    expect(await about(asha, lake)).toBeNull()
    expect(await about(meera, lake)).toBeNull()
    expect(await about(rohan, nowhere)).toBeNull()
    await world.start(rohan, { room_id: park })
    expect((await about(rohan, park)).id).toBe(id)
  })

  it('is not shown where one of the two blocks the other', async () => {
    const room = await world.addRoom(asha)
    await world.start(rohan, { room_id: room })
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [asha.id, rohan.id])
    expect(await about(rohan, room)).toBeNull()
    await world.query('DELETE FROM blocks')
  })
})

describe('writing to a roommate', () => {
  it('chats.first-greeting: greets without a room', async () => {
    await world.listed(meera)
    const { id, created } = (await world.start(rohan, { user_id: meera.id })).json()
    expect(created).toBe(true)
    expect(await contents(id)).toEqual([expect.stringContaining('roommate profile')])
    expect(await world.query('SELECT room_id, room_title FROM chats')).toEqual([
      { room_id: null, room_title: null },
    ])
  })

  it("chats.no-self-chat: 'This is your own profile!'", async () => {
    expect((await world.start(meera, { user_id: meera.id })).json()).toMatchObject({
      code: 'conflict',
      detail: 'This is your own profile!',
    })
  })

  it('chats.hidden-profile: a hidden profile and nobody at all are the same "not found"', async () => {
    await world.listed(meera, false)
    for (const user_id of [meera.id, kabir.id, nowhere])
      expect((await world.start(rohan, { user_id })).json()).toMatchObject({
        status: 404,
        detail: 'Unable to start conversation. Please try refreshing the page and try again.',
      })
    expect(await world.query('SELECT id FROM chats')).toEqual([])
  })

  it('a profile that was hidden since still has its conversation', async () => {
    await world.listed(meera)
    const { id } = (await world.start(rohan, { user_id: meera.id })).json()
    await world.listed(meera, false)
    expect((await world.start(rohan, { user_id: meera.id })).json()).toEqual({ id, created: false })
  })
})

describe('bodies', () => {
  it.each([
    ['none', {}],
    ['both', { room_id: nowhere, user_id: nowhere }],
    ['more', { room_id: nowhere, content: 'Hi' }],
    ['no id', { room_id: 'x' }],
    ['a list', []],
  ])('%s: refused', async (_, body) => {
    const answer = await world.start(rohan, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('validation_failed')
  })
})

describe('chats.one-per-pair: races', () => {
  /** A second process on the same database. */
  async function secondProcess() {
    const open = openDatabase<unknown>({ url: world.url, connections: 10, onError: () => undefined })
    const feature = chatsFeature({ db: open.db, limits: noLimits, logger })
    const app = await world.openApp([feature])
    return {
      app,
      close: async () => {
        await app.close()
        await open.close()
      },
    }
  }

  it('200 starts from both sides in two processes make one conversation with one greeting, without gaps', async () => {
    await Promise.all([world.listed(asha), world.listed(rohan)])
    const other = await secondProcess()
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const [from, to] = n % 2 === 0 ? [asha, rohan] : [rohan, asha]
        return (n % 4 < 2 ? world.app : other.app).inject({
          method: 'POST',
          url: '/api/chats',
          headers: await world.headersOf(from.id),
          payload: { user_id: to.id },
        })
      }),
    )
    await other.close()
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(answers.filter((answer) => answer.json().created)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await contents(answers[0]?.json().id)).toHaveLength(1)
    expect(await world.query('SELECT last_seq FROM chats')).toEqual([{ last_seq: 1 }])
  })

  it('starts from four rooms of both people leave no gap and no double', async () => {
    const rooms = await Promise.all(
      [asha, asha, rohan, rohan].map(
        async (owner, n) => [owner, await world.addRoom(owner, `Room ${n}`)] as const,
      ),
    )
    const other = await secondProcess()
    const answers = await Promise.all(
      Array.from({ length: 64 }, async (_, n) => {
        const [owner, room_id] = rooms[n % 4] ?? [asha, '']
        const by = owner === asha ? rohan : asha
        return (n % 8 < 4 ? world.app : other.app).inject({
          method: 'POST',
          url: '/api/chats',
          headers: await world.headersOf(by.id),
          payload: { room_id },
        })
      }),
    )
    await other.close()
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(answers.filter((answer) => answer.json().created)).toHaveLength(1)
    const [chat] = await world.query('SELECT id, last_seq FROM chats')
    const seqs = (await world.messages(chat.id)).map(({ seq }) => seq)
    expect(seqs).toEqual(Array.from({ length: chat.last_seq }, (_, n) => n + 1))
    for (const [, room] of rooms) expect(await contacts(room)).toBe(1)
  })

  it('an account that goes away meanwhile never makes a start fail otherwise than by "not found"', async () => {
    for (let round = 0; round < 10; round++) {
      const leaver = world.person(100 + round, 'Leaver')
      await world.addPeople([leaver])
      const room = await world.addRoom(leaver)
      const [answers] = await Promise.all([
        Promise.all(Array.from({ length: 6 }, () => world.start(rohan, { room_id: room }))),
        world.query('DELETE FROM auth_users WHERE id = $1', [leaver.id]),
      ])
      for (const answer of answers) expect([200, 404]).toContain(answer.statusCode)
    }
  })
})

describe('chats.start-limits: limits', () => {
  it('new conversations per member and hour are bounded; the ones that are there stay open', async () => {
    const limited = await chatWorld()
    const limits = openLimits(limited.pool, {
      ...chatLimits,
      'chat-start-hour': { points: 2, seconds: 3600 },
    })
    const app = await limited.openApp([chatsFeature({ db: limited.db, limits, logger })])
    const start = async (room_id: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/chats',
          headers: await limited.headersOf(rohan.id),
          payload: { room_id },
        })
      ).statusCode
    const rooms = await Promise.all([asha, meera, kabir].map((owner) => limited.addRoom(owner)))
    const [one, two, three] = rooms as [string, string, string]
    expect([await start(one), await start(two), await start(three), await start(one)]).toEqual([
      200, 200, 429, 200,
    ])
    await app.close()
    await limited.close()
  })
})
