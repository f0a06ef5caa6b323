import type { ChatCalls, ChatHead } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { Unreachable } from '@basera/platform/web'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChatHistory } from '../kept/chat-history.ts'
import type { KeptThread } from '../kept/kept-store.ts'
import { asha, chat, type LiveWorld, liveWorld, message, rohan, until } from '../live/live-world.fixture.ts'
import { OpenThread } from './open-thread.ts'

const head: ChatHead = {
  id: chat,
  other: {
    id: rohan,
    full_name: 'Rohan Mehta',
    avatar_url: null,
    online: false,
    suspended: false,
    former: false,
  },
  room_id: null,
  room_title: null,
  room_gone: false,
}

let world: LiveWorld
let trouble: unknown
let asked: unknown[]
let kept: Map<string, Omit<KeptThread, 'person'>>
beforeEach(async () => {
  world = await liveWorld()
  trouble = undefined
  asked = []
  kept = new Map()
})
afterEach(() => world.close())

/** Ten messages a page, of those that the server keeps. */
const api = (async (_: string, { query = {} }: { query?: Record<string, string> }) => {
  asked.push(query)
  if (trouble) throw trouble
  const { kept } = world.server
  const before = query.before_seq === undefined ? kept.length + 1 : Number(query.before_seq)
  const items = kept.filter(({ seq }) => seq < before).slice(-10)
  return { chat: head, items, last_seq: kept.length, own_read_seq: 0, other_read_seq: 2 }
}) as unknown as Api<ChatCalls>

const history: ChatHistory = {
  keepThread: (thread) => void kept.set(thread.chat_id, thread),
  keptThread: async (id) => {
    const thread = kept.get(id)
    return thread && { ...thread, person: asha }
  },
  forgetThread: (id) => void kept.delete(id),
}

async function opened(count: number) {
  for (let seq = 1; seq <= count; seq++) world.server.keep(`c${seq}`, `message ${seq}`, rohan)
  const { chats } = world.tab()
  chats.start(asha)
  await world.isOpen(chats)
  const thread = new OpenThread(chat, api, chats, history)
  const close = thread.open()
  const state = () => thread.state.read()
  await until(() => state().status !== 'loading')
  return { thread, chats, close, state, seqs: () => state().messages.map(({ seq }) => seq) }
}

describe('a conversation that is shown', () => {
  it('has its last messages, and goes on', async () => {
    const { state, seqs } = await opened(12)
    expect(seqs()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    await until(() => world.peer.framesOf('subscribe').length === 1)
    expect(world.peer.framesOf('subscribe')[0]).toMatchObject({ since_seq: 12 })
    world.peer.send({ type: 'message', ...message(13) })
    await until(() => seqs().length === 11)
    expect(state().chat).toBe(head)
  })

  it('does not follow the chat again once it was left, whatever is still being loaded', async () => {
    const { thread, chats, close } = await opened(3)
    const loading = thread.load()
    close()
    await loading
    expect(chats.subscriptions.positions()).toEqual([])
  })

  it('shows earlier messages once, however often they are asked for', async () => {
    const { thread, seqs } = await opened(12)
    await Promise.all([thread.loadEarlier(), thread.loadEarlier()])
    expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(asked).toEqual([{}, { before_seq: '3' }])
  })

  it('chats.read-mark: knows how far the other person has read, which never goes back', async () => {
    const { state } = await opened(3)
    expect(state().otherRead).toBe(2)
    for (const seq of [3, 1]) world.peer.send({ type: 'read', chat_id: chat, user_id: rohan, seq })
    await until(() => state().otherRead === 3)
  })

  it.each([
    ['not_found', 'missing'],
    ['service_unavailable', 'failed'],
  ] as const)('chats.members-only: %s is shown as %s', async (code, status) => {
    trouble = new Problem(code, 'x')
    const { thread, state } = await opened(1)
    expect(state().status).toBe(status)
    trouble = undefined
    await thread.load()
    expect(state().status).toBe('ready')
  })

  it('chats.former-member: says so when the other closes the account while it is shown', async () => {
    const { state } = await opened(2)
    world.peer.send({ type: 'standing', user_id: asha, suspended: false, former: true })
    world.peer.send({ type: 'standing', user_id: rohan, suspended: false, former: true })
    await until(() => state().chat?.other.former === true)
    expect(state().chat?.other).toMatchObject({ id: rohan, full_name: null, avatar_url: null })
    expect([state().status, state().messages.length]).toEqual(['ready', 2])
  })

  it('chats.suspended-member: their picture goes at once when the other is suspended while it is shown', async () => {
    const { state } = await opened(2)
    world.peer.send({ type: 'standing', user_id: rohan, suspended: true, former: false })
    await until(() => state().chat?.other.suspended === true)
    expect(state().chat?.other).toMatchObject({ id: rohan, avatar_url: null, online: false })
  })

  it('says so when it goes while it is shown', async () => {
    const { state } = await opened(1)
    world.peer.send({ type: 'gone', chat_id: chat })
    await until(() => state().status === 'gone')
  })

  it('chats.kept-history: without a network it is as the device kept it, until the connection is back', async () => {
    const before = await opened(3)
    before.chats.accept(message(4, { content: 'kept too' }))
    before.close()
    trouble = new Unreachable()
    const { state, seqs } = await opened(0)
    expect([state().status, state().isKept, seqs()]).toEqual(['ready', true, [1, 2, 3, 4]])
    expect([state().chat, state().messages.at(-1)?.content]).toEqual([head, 'kept too'])

    trouble = undefined
    world.server.keep('c5', 'said meanwhile', rohan)
    world.peer.last.terminate()
    await world.inTime(() => !state().isKept)
    expect(state().messages.at(-1)?.content).toBe('said meanwhile')
  })

  it('chats.kept-history: what is not there any more is forgotten, a server in trouble is said', async () => {
    await opened(1)
    trouble = new Problem('service_unavailable', 'x')
    expect((await opened(0)).state().status).toBe('failed')
    expect(kept.size).toBe(1)
    trouble = new Problem('not_found', 'x')
    expect((await opened(0)).state().status).toBe('missing')
    expect(kept.size).toBe(0)
  })

  it('hears nothing any more once it is left', async () => {
    const { chats, close, seqs } = await opened(1)
    close()
    chats.accept(message(2))
    expect([seqs(), chats.subscriptions.positions()]).toEqual([[1], []])
  })
})
