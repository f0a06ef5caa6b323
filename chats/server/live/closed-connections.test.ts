import { Connections, type LiveConnection } from '@basera/platform/server/live'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChatWorld, chatWorld, rohan } from '../chat-world.fixture.ts'
import { ChatChannels } from './chat-channels.ts'
import { frameHandlers } from './client-frames.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())

it('a connection that closes while its chat is looked up leaves no channel', async () => {
  const chat_id = await world.startedChat()
  const channels = new ChatChannels(new Connections())
  const needs = { db: world.db, channels } as unknown as Parameters<typeof frameHandlers>[0]
  const closed = { userId: rohan.id, isOpen: false } as LiveConnection
  await frameHandlers(needs).subscribe(closed, { type: 'subscribe', chat_id, since_seq: 0 })
  expect(channels.get(chat_id)).toBeUndefined()
})
