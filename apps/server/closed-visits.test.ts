import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, type NumberWorld, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
let visitor: Account
let lister: Account
let chat: string
const startsAt = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 86_400_000)

beforeAll(async () => {
  world = await numberWorld({ works: true })
  visitor = await world.join('Asha', '98765 70001')
  lister = await world.join('Vikram', '98765 70002')
  const room = (await world.listRoom(lister)).json().id
  chat = (await world.post(visitor, '/api/chats', { room_id: room })).json().id
  const proposal = { client_id: crypto.randomUUID(), slots: [startsAt.toISOString()] }
  const visit = (await world.post(lister, `/api/chats/${chat}/visits`, proposal)).json()
  const accepted = await world.call(visitor, `/api/visits/${visit.id}`, {
    method: 'PATCH',
    body: {
      ...{ action: 'accept', starts_at: startsAt.toISOString() },
      ...{ version: visit.version, change_id: crypto.randomUUID() },
    },
  })
  expect(accepted.statusCode, accepted.body).toBe(200)
})
afterAll(() => world?.close())

const lastMessage = async () => {
  const { items } = (await world.call(visitor, `/api/chats/${chat}/messages`)).json()
  return items.toSorted((one: { seq: number }, other: { seq: number }) => other.seq - one.seq)[0]
}
const close = (address: string) =>
  world.call(lister, '/api/me', { method: 'DELETE', body: { confirm_email: address } })

it('chats.visit-leaver: who closes the account calls off the visits that are to come, and not where it stays open', async () => {
  expect((await close('somebody@else.example')).statusCode).toBe(400)
  expect((await lastMessage()).visit.said).toBe('accepted')
  const unread = async () => (await world.call(visitor, '/api/chats')).json().items[0].unread
  const before = await unread()
  expect((await close(lister.email)).statusCode).toBe(204)
  expect(await lastMessage()).toMatchObject({ visit: { said: 'cancelled', at: startsAt.toISOString() } })
  expect(await unread()).toBe(before + 1)
})
