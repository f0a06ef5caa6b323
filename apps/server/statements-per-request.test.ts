import { randomUUID } from 'node:crypto'
import { statementsOf } from '@basera/platform/testing'
import { openCase } from '@basera/trust/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
let asked: string[]
let lister: Account
let seeker: Account
let moderator: Account
const ids = { room: '', chat: '', case: '' }

beforeAll(async () => {
  world = await numberWorld()
  lister = await world.join('Asha', '98765 40001')
  seeker = await world.join('Rohan', '98765 40002')
  ids.room = (await world.listRoom(lister)).json().id
  await world.query(
    'UPDATE rooms SET latitude = 12.9352, longitude = 77.6245, review_since = NULL, review_reasons = NULL',
  )
  ids.chat = (await world.post(seeker, '/api/chats', { room_id: ids.room, message: 'Is it free?' })).json().id
  moderator = await world.join('Nazia', '98765 40003')
  await makeModerator(world, moderator)
  ids.case = await openCase(world.db, {
    ...{ kind: 'reports', subject: { kind: 'room', id: ids.room }, accountId: lister.id },
    ...{ harm: 2, because: ['scam'] },
  })
  asked = statementsOf(world.pool)
})
afterAll(() => world?.close())

const near = 'lat=12.9352&lng=77.6245&radius_km=5'
const urls: Record<string, () => string> = {
  search: () => `/api/rooms?${near}`,
  facets: () => `/api/rooms/facets?${near}`,
  room: () => `/api/rooms/${ids.room}`,
  place: () => '/api/places?q=kora',
  chats: () => '/api/chats',
  desk: () => '/api/moderate/cases',
  case: () => `/api/moderate/cases/${ids.case}`,
  messages: () => `/api/chats/${ids.chat}/messages`,
}

/** Counts that are shared and who is online are written now and then, which no request waits for. */
const isOfRequest = (text: string) =>
  !/rate_limits AS kept|^\s*(?:insert|update|delete|with gone)\b[\s\S]*live_/i.test(text)

/** Statements, and with them round trips to the database, that a request makes. */
async function costOf(name: string, by?: Account): Promise<number> {
  const before = asked.length
  const answer = await world.call(by, urls[name]?.() ?? '')
  expect(answer.statusCode, answer.body).toBe(200)
  return asked.slice(before).filter(isOfRequest).length
}

/** The least of three: work that no request waits for can only add to what one makes. */
async function leastOf(cost: () => Promise<number>): Promise<number> {
  return Math.min(await cost(), await cost(), await cost())
}

describe('statements of a request', () => {
  // Limits of an address are known after its first request. A member costs one more, for the session.
  it.each([
    ['search', 1, 0, 2],
    ['facets', 2, 0, 3],
    ['room', 1, 0, 2],
    ['place', 0, 0, 1],
  ])('%s: %i, %i when it is kept, %i for a member', async (name, anew, kept, member) => {
    await costOf(name)
    await world.query('UPDATE rooms SET rent = rent + 1')
    expect(await costOf(name)).toBeLessThanOrEqual(anew)
    // The first answer may still be dropped by the notice that follows on the change.
    await costOf(name)
    expect(await leastOf(() => costOf(name))).toBe(kept)
    expect(await leastOf(() => costOf(name, seeker))).toBe(member)
  })

  it.each([
    ['chats', 3],
    ['messages', 3],
  ])('%s: %i for a member', async (name, member) => {
    expect(await leastOf(() => costOf(name, seeker))).toBe(member)
  })

  it.each([
    ['desk', 8],
    ['case', 16],
  ])('%s: %i for a moderator', async (name, cost) => {
    expect(await leastOf(() => costOf(name, moderator))).toBe(cost)
  })

  it('a message sent', async () => {
    const send = async () => {
      const before = asked.length
      const url = `/api/chats/${ids.chat}/messages`
      const answer = await world.post(seeker, url, { client_id: randomUUID(), content: 'Hello' })
      expect(answer.statusCode, answer.body).toBe(201)
      return asked.slice(before).filter(isOfRequest).length
    }
    expect(await leastOf(send)).toBe(4)
  })
})
