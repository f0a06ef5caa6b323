import { type ChatNumbers, type NumberChange, numberCalls } from '@basera/chats/contract'
import type { Database as Tables } from '@basera/database/types'
import { noLimits } from '@basera/platform/server/limits'
import { openDatabase } from '@basera/platform/server/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  asha,
  type ChatWorld,
  chatWorld,
  meera,
  nina,
  nowhere,
  type Person,
  rohan,
} from '../chat-world.fixture.ts'
import { chatsPersonalData } from '../personal-data.ts'
import { knownPersonSubject } from '../subjects.ts'
import { numbersFeature } from './numbers-feature.ts'

const nobody = () => undefined
const listener = {
  ...{ onRead: nobody, onVisit: nobody, onUnsent: nobody },
  onMessage: () => void told.push('message'),
  onNumber: () => void told.push('number'),
}

let world: ChatWorld
let ask: ChatWorld['call']
let chat: string
let told: string[]
let close: () => Promise<void>
beforeAll(async () => {
  world = await chatWorld()
  const app = await world.openApp([numbersFeature({ db: world.db, limits: noLimits, listener })])
  ask = world.callOf(app)
  close = () => app.close()
})
afterAll(async () => {
  await close()
  await world.close()
})
beforeEach(async () => {
  told = []
  await world.forget()
  await world.query('DELETE FROM blocks')
  await world.query('UPDATE auth_users SET banned_at = NULL')
  chat = await world.startedChat()
})

const url = (id = chat) => `/api/chats/${id}/numbers`
const numbers = async (by: Person): Promise<ChatNumbers> => (await ask({ url: url(), by: by.id })).json()
const change = (by: Person, body: NumberChange) => ask({ method: 'POST', url: url(), by: by.id, body })
/** Decided on what is there now. */
async function act(by: Person, whose: NumberChange['whose'], action: NumberChange['action']) {
  const { version } = (await numbers(by))[whose]
  return change(by, { whose, action, version })
}
const texts = async () => (await world.messages(chat)).slice(1).map(({ content }) => content)
const phoneOf = async (person: Person): Promise<string> =>
  (await world.query('SELECT phone FROM user_profiles WHERE id = $1', [person.id]))[0].phone
const suspend = (person: Person) =>
  world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [person.id])

describe('chats.number-both: a number is shown once both agreed', () => {
  it('asked for, and shared by its owner', async () => {
    expect((await numbers(asha)).theirs).toMatchObject({ state: 'none', seq: null, number: null })
    expect((await act(asha, 'theirs', 'agree')).statusCode).toBe(201)
    expect((await numbers(asha)).theirs).toMatchObject({ state: 'asked', number: null })
    const own = (await numbers(rohan)).mine
    expect(own).toMatchObject({ state: 'asked', seq: 2, number: await phoneOf(rohan) })
    expect((await act(rohan, 'mine', 'agree')).json().mine.state).toBe('shared')
    expect((await numbers(asha)).theirs.number).toBe(await phoneOf(rohan))
    // One way only.
    expect((await numbers(rohan)).theirs.number).toBeNull()
    expect(told).toEqual(['message', 'number', 'message', 'number'])
  })

  it('offered, and accepted', async () => {
    await act(rohan, 'mine', 'agree')
    expect((await numbers(asha)).theirs).toMatchObject({ state: 'offered', number: null })
    await act(asha, 'theirs', 'agree')
    expect((await numbers(asha)).theirs.number).toBe(await phoneOf(rohan))
  })

  it('chats.number-take-back: taken back it is shown no more, until both agree anew', async () => {
    await act(rohan, 'mine', 'agree')
    await act(asha, 'theirs', 'agree')
    expect((await act(asha, 'theirs', 'end')).statusCode).toBe(409)
    await act(rohan, 'mine', 'end')
    expect((await numbers(asha)).theirs).toMatchObject({ state: 'ended', number: null, seq: 4 })
    await act(rohan, 'mine', 'agree')
    expect((await numbers(asha)).theirs).toMatchObject({ state: 'offered', number: null })
  })
})

describe('chats.number-not-now', () => {
  it('is told to nobody, and can be thought over', async () => {
    await act(asha, 'theirs', 'agree')
    const before = await numbers(asha)
    expect((await act(rohan, 'mine', 'not_now')).json().mine).toMatchObject({
      state: 'asked',
      declined: true,
    })
    const after = await numbers(asha)
    expect({ ...after.theirs, version: 0 }).toEqual({ ...before.theirs, version: 0 })
    expect(await texts()).toHaveLength(1)
    expect((await act(rohan, 'mine', 'agree')).json().mine).toMatchObject({
      state: 'shared',
      declined: false,
    })
  })

  it('needs a question', async () => {
    expect((await act(rohan, 'mine', 'not_now')).statusCode).toBe(409)
    expect((await act(rohan, 'theirs', 'not_now')).statusCode).toBe(409)
    await act(asha, 'theirs', 'agree')
    expect((await act(asha, 'theirs', 'not_now')).statusCode).toBe(409)
    expect((await act(rohan, 'mine', 'end')).statusCode).toBe(409)
  })
})

describe('chats.number-once', () => {
  it('pressed twice at once, and again later, it is one step with one message', async () => {
    const body = { whose: 'mine', action: 'agree', version: 0 } as const
    const answers = await Promise.all([1, 2, 3].map(() => change(rohan, body)))
    answers.push(await change(rohan, body))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(await texts()).toHaveLength(1)
    // A retry that comes after the other accepted, and one after it was taken back.
    await act(asha, 'theirs', 'agree')
    expect((await change(rohan, body)).json().mine.state).toBe('shared')
    await act(rohan, 'mine', 'end')
    expect((await change(rohan, body)).statusCode).toBe(409)
    expect((await numbers(rohan)).mine.state).toBe('ended')
  })

  it('of two steps at once one wins', async () => {
    await act(asha, 'theirs', 'agree')
    const version = 1
    const answers = await Promise.all([
      change(rohan, { whose: 'mine', action: 'agree', version }),
      change(asha, { whose: 'theirs', action: 'end', version }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(await texts()).toHaveLength(2)
  })
})

describe('chats.number-nowhere-else', () => {
  it('no message, list, push or copy of data has the number', async () => {
    await act(rohan, 'mine', 'agree')
    await act(asha, 'theirs', 'agree')
    await act(rohan, 'mine', 'end')
    await act(rohan, 'mine', 'agree')
    await act(asha, 'theirs', 'agree')
    const digits = (await phoneOf(rohan)).slice(-10)
    const seen = [
      await world.messages(chat),
      (await world.call({ url: `/api/chats/${chat}/messages`, by: asha.id })).json(),
      (await world.call({ url: '/api/chats', by: asha.id })).json(),
      await chatsPersonalData(world.db).export(asha.id),
      await world.query('SELECT * FROM number_shares'),
    ]
    for (const one of seen) expect(JSON.stringify(one)).not.toContain(digits)
    expect(await chatsPersonalData(world.db).export(asha.id)).toMatchObject({
      phone_numbers: [{ whose: "the other person's", state: 'shared', you_said_not_now: false }],
    })
  })

  it('trust.report-evidence: a report keeps that it was shared, even once the messages are gone', async () => {
    await act(rohan, 'mine', 'agree')
    await act(asha, 'theirs', 'agree')
    await world.query(`UPDATE messages SET content = '', unsent_at = now() WHERE chat_id = $1`, [chat])
    const kept = await knownPersonSubject.snapshot(world.db, rohan.id, asha.id)
    expect(kept?.content).toMatchObject({ numbers: [{ owner_id: rohan.id, state: 'shared' }] })
    expect(JSON.stringify(kept)).not.toContain((await phoneOf(rohan)).slice(-10))
  })
})

describe('chats.number-same: what was agreed on is the number of that day', () => {
  it('another number, or none, is not shown', async () => {
    await act(rohan, 'mine', 'agree')
    await act(asha, 'theirs', 'agree')
    const phone = await phoneOf(rohan)
    const verify = (at: string) =>
      world.query(`UPDATE user_profiles SET phone_verified_at = ${at} WHERE id = $1`, [rohan.id])
    await verify("now() + interval '1 second'")
    expect((await numbers(asha)).theirs).toMatchObject({ state: 'ended', number: null })
    expect((await numbers(rohan)).mine.state).toBe('ended')
    await verify("now() - interval '1 day'")
    expect((await numbers(asha)).theirs.number).toBe(phone)
  })
})

describe('who may', () => {
  const agree = { whose: 'mine', action: 'agree', version: 0 }

  it.each([
    ['a visitor', undefined, 401],
    ['an unverified member', nina.id, 403],
    ['somebody else', meera.id, 404],
  ])('chats.members-only: not %s', async (_, by, status) => {
    const caller = by ? { by } : {}
    for (const key of Object.keys(numberCalls)) {
      const method = key.startsWith('POST') ? 'POST' : 'GET'
      const body = method === 'POST' ? { body: agree } : {}
      expect((await ask({ method, url: url(), ...caller, ...body })).statusCode).toBe(status)
    }
    expect(await world.query('SELECT * FROM number_shares')).toEqual([])
  })

  it('no chat at all is not found, and odd bodies are refused', async () => {
    expect((await ask({ url: url(nowhere), by: rohan.id })).statusCode).toBe(404)
    for (const body of [{}, { ...agree, whose: rohan.id }, { ...agree, number: '+919876543210' }])
      expect((await ask({ method: 'POST', url: url(), by: rohan.id, body })).statusCode).toBe(400)
  })

  it('chats.blocked-pair: nobody while one blocks the other', async () => {
    await act(rohan, 'mine', 'agree')
    await act(asha, 'theirs', 'agree')
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [rohan.id, asha.id])
    expect((await ask({ url: url(), by: asha.id })).statusCode).toBe(404)
    expect((await change(asha, { whose: 'theirs', action: 'end', version: 2 })).statusCode).toBe(404)
  })

  it('chats.suspended-member: theirs is not shown, and one’s own can still be taken back', async () => {
    for (const person of [rohan, asha]) await act(person, 'mine', 'agree')
    for (const person of [rohan, asha]) await act(person, 'theirs', 'agree')
    await suspend(rohan)
    expect((await numbers(asha)).theirs).toMatchObject({ state: 'shared', number: null })
    expect((await act(asha, 'mine', 'end')).json().mine.state).toBe('ended')
    expect((await act(asha, 'mine', 'agree')).statusCode).toBe(409)
  })

  it('chats.suspended-member: a refusal needs no second connection to the database', async () => {
    const single = openDatabase<Tables>({ ...{ url: world.url, connections: 1 }, onError: nobody })
    const app = await world.openApp([numbersFeature({ db: single.db, limits: noLimits, listener })])
    await suspend(rohan)
    const asked = { method: 'POST', url: url(), by: asha.id, body: agree } as const
    expect((await world.callOf(app)(asked)).statusCode).toBe(409)
    await app.close()
    await single.close()
  })

  it('chats.former-member: nothing is left once one of the two closed the account', async () => {
    const other = (await world.start(meera, { room_id: await world.addRoom(asha) })).json().id
    await ask({ method: 'POST', url: url(other), by: asha.id, body: agree })
    await world.query('DELETE FROM auth_users WHERE id = $1', [meera.id])
    expect(await world.query('SELECT * FROM number_shares')).toEqual([])
    expect((await ask({ url: url(other), by: asha.id })).json().mine.state).toBe('none')
    expect((await ask({ method: 'POST', url: url(other), by: asha.id, body: agree })).statusCode).toBe(409)
  })
})
