import { trustSentences, unlimited } from '@basera/trust/contract'
import { markProfessional } from '@basera/trust/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, type NumberWorld, newPhone, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
beforeAll(async () => {
  world = await numberWorld()
})
afterAll(() => world?.close())

const roomsOf = async (account: Account) => (await world.call(account, '/api/me/allowance/rooms')).json()
const chatsOf = async (account: Account, to: string) =>
  (await world.call(account, `/api/me/allowance/chats?to=${to}`)).json()

describe('trust.allowance-told: live rooms', () => {
  it('are counted down; of a new person the third is looked at first, the sixth refused in the same words', async () => {
    const lister = await world.join('lister', newPhone())
    expect(await roomsOf(lister)).toEqual({ left: 5, most: 5, note: null })
    await world.listRoom(lister)
    expect(await roomsOf(lister)).toEqual({ left: 4, most: 5, note: null })
    await world.listRoom(lister)
    expect(await roomsOf(lister)).toEqual({ left: 3, most: 5, note: trustSentences.newPersonRoom })
    expect((await world.listRoom(lister)).json().review.findings[0].reason).toBe('new_person')
    await world.listRoom(lister)
    await world.listRoom(lister)
    const spent = { left: 0, most: 5, note: trustSentences.usualRooms }
    expect(await roomsOf(lister)).toEqual(spent)
    const headers = { 'accept-language': 'hi' }
    expect((await world.call(lister, '/api/me/allowance/rooms', { headers })).json().note).toMatch(
      /\p{Script=Devanagari}/u,
    )
    expect((await world.listRoom(lister)).json().detail).toBe(spent.note)
    const [room] = await world.query('SELECT id FROM rooms WHERE user_id = $1', [lister.id])
    await world.call(lister, `/api/rooms/${room.id}`, { method: 'DELETE' })
    expect(await roomsOf(lister)).toMatchObject({ left: 1 })
  })

  it('have no limit for a professional lister, and none is asked of a visitor', async () => {
    const lister = await world.join('hostel', newPhone())
    const act = { operator: 'op', command: 'lister', reason: 'a hostel' }
    await markProfessional(world.db, act, lister.id, true)
    for (let n = 0; n < 6; n++) await world.listRoom(lister)
    expect(await roomsOf(lister)).toEqual(unlimited)
    expect((await world.call(undefined, '/api/me/allowance/rooms')).statusCode).toBe(401)
  })
})

describe('trust.allowance-told: new chats', () => {
  it('are counted down by new people alone, and a chat that is there is not counted', async () => {
    const [seeker, lister, other] = [
      await world.join('seeker', newPhone()),
      await world.join('lister', newPhone()),
      await world.join('other', newPhone()),
    ]
    expect(await chatsOf(seeker, lister.id)).toEqual({ left: 10, most: 10, note: null })
    const room = (await world.listRoom(lister)).json().id
    expect((await world.post(seeker, '/api/chats', { room_id: room })).statusCode).toBe(200)
    expect(await chatsOf(seeker, other.id)).toEqual({ left: 9, most: 10, note: null })
    await world.query("UPDATE rate_limits SET points = 10 WHERE key LIKE 'chat-start-new-person:%'")
    expect(await chatsOf(seeker, other.id)).toEqual({
      left: 0,
      most: 10,
      note: trustSentences.newPersonChats,
    })
    expect(await chatsOf(seeker, lister.id)).toEqual(unlimited)
    const refused = await world.post(seeker, '/api/chats', {
      room_id: (await world.listRoom(other)).json().id,
    })
    expect([refused.statusCode, refused.json().detail]).toEqual([429, trustSentences.newPersonChats])
    await world.passDays(8)
    expect(await chatsOf(seeker, other.id)).toEqual(unlimited)
  })

  it('need a person to write to, and nothing else', async () => {
    const seeker = await world.join('asker', newPhone())
    for (const query of ['', '?to=nobody', `?to=${seeker.id}&more=1`]) {
      const { statusCode } = await world.call(seeker, `/api/me/allowance/chats${query}`)
      expect(statusCode, query).toBe(400)
    }
  })
})

it('trust.number-left: the account is told that its number left, until it verifies another', async () => {
  const phone = newPhone()
  const left = await world.join('left', phone)
  const shown = async () => (await world.call(left, '/api/me/phone')).json()
  expect(await shown()).not.toHaveProperty('number_left')
  await world.join('taker', phone)
  expect(await shown()).toMatchObject({ phone: null, phone_verified: false, number_left: true })
  await world.prove(left, newPhone())
  expect(await shown()).not.toHaveProperty('number_left')
})
