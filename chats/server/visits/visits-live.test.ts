import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../chat-world.fixture.ts'
import { type LiveWorld, liveWorld } from '../live/live-world.fixture.ts'

let world: LiveWorld
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan, meera]) await world.signIn(person)
})
afterAll(() => world.close())

describe.each([
  ['chats.visit-card: a change of a visit', 'visit', 'onVisit'],
  ['chats.number-card: a step of sharing a number', 'number', 'onNumber'],
] as const)('%s', (_, type, on) => {
  it('is told to both on every process, whatever they look at, and to nobody else', async () => {
    const [one, two] = [await world.startProcess(), await world.startProcess()]
    const chat = await world.startedChat()
    const [near, far, other] = [await one.connect(asha), await two.connect(rohan), await two.connect(meera)]
    one.chats.listener[on]?.({ chatId: chat, members: [asha.id, rohan.id] })
    for (const client of [near, far]) expect(await client.hear(type)).toEqual({ type, chat_id: chat })
    await other.settled()
    expect(other.all(type)).toEqual([])
  })
})
