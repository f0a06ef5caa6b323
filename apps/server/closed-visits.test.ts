import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, type NumberWorld, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
let visitor: Account
let people = 0
const quarter = 900_000
const startsAt = new Date(Math.ceil(Date.now() / quarter) * quarter + 86_400_000).toISOString()
const join = (name: string) => world.join(name, `98765 7${String(people++).padStart(4, '0')}`)

beforeAll(async () => {
  world = await numberWorld({ works: true })
  visitor = await join('Asha')
  await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [visitor.id])
})
afterAll(() => world?.close())

/** A lister, and a chat about a room of theirs in which a visit for tomorrow is agreed. */
async function agreed() {
  const lister = await join('Vikram')
  const room = (await world.listRoom(lister)).json().id
  const chat: string = (await world.post(visitor, '/api/chats', { room_id: room })).json().id
  const proposal = { client_id: crypto.randomUUID(), slots: [startsAt] }
  const visit = (await world.post(lister, `/api/chats/${chat}/visits`, proposal)).json()
  const body = {
    action: 'accept',
    starts_at: startsAt,
    version: visit.version,
    change_id: crypto.randomUUID(),
  }
  const accepted = await world.call(visitor, `/api/visits/${visit.id}`, { method: 'PATCH', body })
  expect(accepted.statusCode, accepted.body).toBe(200)
  return { lister, chat, visitId: visit.id as string }
}
const lastMessage = async (chat: string) => {
  const { items } = (await world.call(visitor, `/api/chats/${chat}/messages`)).json()
  return items.toSorted((one: { seq: number }, other: { seq: number }) => other.seq - one.seq)[0]
}
const mailsOfIt = () =>
  world.mails.filter(({ to, subject }) => to === visitor.email.toLowerCase() && /is cancelled$/.test(subject))
    .length

it('chats.visit-called-off: who closes the account calls off the visits to come, and not where it stays open', async () => {
  const { lister, chat } = await agreed()
  const close = (confirm_email: string) =>
    world.call(lister, '/api/me', { method: 'DELETE', body: { confirm_email } })
  expect((await close('somebody@else.example')).statusCode).toBe(400)
  expect((await lastMessage(chat)).visit.said).toBe('accepted')
  const before = mailsOfIt()
  expect((await close(lister.email)).statusCode).toBe(204)
  expect(await lastMessage(chat)).toMatchObject({ visit: { said: 'cancelled', at: startsAt } })
  expect(mailsOfIt()).toBe(before + 1)
})

it('chats.visit-called-off: who blocks calls off the visits with the blocked one, and no other', async () => {
  const [one, other] = [await agreed(), await agreed()]
  const before = mailsOfIt()
  const block = () => world.call(one.lister, `/api/me/blocks/${visitor.id}`, { method: 'PUT' })
  expect((await block()).statusCode).toBe(204)
  const states = () =>
    world.query('SELECT state FROM visits WHERE id = ANY($1) ORDER BY id = $2', [
      [one.visitId, other.visitId],
      other.visitId,
    ])
  expect(await states()).toEqual([{ state: 'cancelled' }, { state: 'accepted' }])
  expect((await block()).statusCode).toBe(204)
  expect(mailsOfIt()).toBe(before + 1)
})
