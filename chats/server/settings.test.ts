import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, kabir, meera, type Person, rohan } from './chat-world.fixture.ts'
import { findDevicesToNotify } from './notifications/push/push-subscriptions.queries.ts'

let world: ChatWorld
let chat: string
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  chat = await world.startedChat()
})

const change = (by: Person, body: object, id = chat) =>
  world.call({ method: 'PATCH', url: `/api/chats/${id}/settings`, body, by: by.id })
const listed = async (by: Person, query = '') => {
  const { items, total } = (await world.call({ url: `/api/chats${query}`, by: by.id })).json()
  expect(total).toBe(items.length)
  return items.map(({ id }: { id: string }) => id)
}

describe('chats.archived-chat: an archived chat', () => {
  it('leaves one’s own list for that of archived ones, and a search finds it', async () => {
    expect((await change(asha, { archived: true })).json()).toEqual({ archived: true, muted: false })
    expect(await listed(asha)).toEqual([])
    expect(await listed(asha, '?archived=true')).toEqual([chat])
    expect(await listed(asha, '?q=rohan')).toEqual([chat])
    expect(await listed(asha, '?archived=true&q=nobody')).toEqual([])
    expect(await listed(rohan)).toEqual([chat])
    expect(await listed(rohan, '?archived=true')).toEqual([])
  })

  it.each([
    ['the other person', rohan],
    ['oneself', asha],
  ])('comes back with a message of %s', async (_, by) => {
    await change(asha, { archived: true })
    await world.send(by, chat, 'Are you there?')
    expect(await listed(asha)).toEqual([chat])
    expect(await listed(asha, '?archived=true')).toEqual([])
    await change(asha, { archived: true })
    expect(await listed(asha)).toEqual([])
  })

  it('comes back when asked for, and stays muted', async () => {
    await change(asha, { archived: true, muted: true })
    expect((await change(asha, { archived: false })).json()).toEqual({ archived: false, muted: true })
    expect(await listed(asha)).toEqual([chat])
  })

  it('has pages that meet without gap or double', async () => {
    for (const by of [meera, kabir]) await world.start(by, { room_id: await world.addRoom(asha) })
    const all = await listed(asha)
    for (const id of all) await change(asha, { archived: true }, id)
    const found: string[] = []
    let cursor = ''
    do {
      const url = `/api/chats?archived=true&limit=1${cursor}`
      const page = (await world.call({ url, by: asha.id })).json()
      found.push(...page.items.map(({ id }: { id: string }) => id))
      cursor = page.next_cursor && `&cursor=${page.next_cursor}`
    } while (cursor)
    expect(found).toEqual(all)
  })
})

describe('chats.muted-chat: a muted chat', () => {
  it('is unread as before, says that it is muted, and notifies no device of that member', async () => {
    await world.query(
      "INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth) VALUES ($1, 'https://push.example/1', 'a', 'b')",
      [asha.id],
    )
    await world.send(rohan, chat, 'Hello')
    const message = { chat_id: chat, seq: 2, sender_id: rohan.id, other_id: asha.id }
    expect(await findDevicesToNotify(world.db, [message])).toHaveLength(1)
    await change(asha, { muted: true })
    expect(await findDevicesToNotify(world.db, [message])).toEqual([])
    const [item] = (await world.call({ url: '/api/chats', by: asha.id })).json().items
    expect(item).toMatchObject({ muted: true, unread: 2 })
    const [other] = (await world.call({ url: '/api/chats', by: rohan.id })).json().items
    expect(other).not.toHaveProperty('muted')
    await change(asha, { muted: false })
    expect(await findDevicesToNotify(world.db, [message])).toHaveLength(1)
  })
})

it('chats.members-only: nobody changes what is not theirs, or blocked', async () => {
  expect((await change(meera, { archived: true })).statusCode).toBe(404)
  await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [rohan.id, asha.id])
  expect((await change(asha, { archived: true })).statusCode).toBe(404)
  await world.query('DELETE FROM blocks')
  expect(await world.query('SELECT 1 FROM chat_settings')).toEqual([])
})
