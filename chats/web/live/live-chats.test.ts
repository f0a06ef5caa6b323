import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asha, chat, type LiveWorld, liveWorld, message, rohan, until } from './live-world.fixture.ts'

let world: LiveWorld
beforeEach(async () => {
  world = await liveWorld()
})
afterEach(() => world.close())

async function openTab() {
  const tab = world.tab()
  const leave = tab.chats.start(asha)
  await world.isOpen(tab.chats)
  return { ...tab, leave }
}

describe('chats.catch-up: what is said in a conversation', () => {
  it('is told once and in its order, also where a number is left out', async () => {
    const { chats } = await openTab()
    const heard: number[] = []
    chats.subscriptions.subscribe(chat, 3, ({ seq }) => heard.push(seq))
    await until(() => world.peer.framesOf('subscribe').length === 1)
    // The server knows three; the fifth comes before the fourth was heard of.
    for (const seq of [1, 2, 3, 4, 5]) world.server.keep(`c${seq}`, `message ${seq}`, rohan)
    for (const seq of [2, 5, 5]) world.peer.send({ type: 'message', ...message(seq) })
    await until(() => world.peer.framesOf('subscribe').length === 2)
    expect(world.peer.framesOf('subscribe')[1]).toEqual({ type: 'subscribe', chat_id: chat, since_seq: 3 })
    await until(() => heard.length === 2)
    world.peer.send({ type: 'message', ...message(6) })
    await until(() => heard.length === 3)
    expect(heard.toSorted()).toEqual([4, 5, 6])
  })

  it('is caught up with from the last number after a break', async () => {
    const { chats } = await openTab()
    const heard: number[] = []
    chats.subscriptions.subscribe(chat, 0, ({ seq }) => heard.push(seq))
    for (const seq of [1, 2]) {
      world.server.keep(`c${seq}`, `message ${seq}`, rohan)
      world.peer.send({ type: 'message', ...message(seq) })
    }
    await until(() => heard.length === 2)
    for (const seq of [3, 4]) world.server.keep(`c${seq}`, `message ${seq}`, rohan)
    world.peer.last.close(1012, 'retry:700')
    await world.inTime(() => heard.length === 4)
    expect(heard).toEqual([1, 2, 3, 4])
    expect(world.peer.framesOf('subscribe').at(-1)).toMatchObject({ since_seq: 2 })
  })

  it('is asked for again when an answer leaves something out', async () => {
    const { chats } = await openTab()
    world.server.keep('c1', 'message 1', rohan)
    const answer = world.peer.onFrame
    world.peer.onFrame = (_, socket) =>
      socket.send(JSON.stringify({ type: 'subscribed', chat_id: chat, last_seq: 1, other_read_seq: 0 }))
    const heard: number[] = []
    chats.subscriptions.subscribe(chat, 0, ({ seq }) => heard.push(seq))
    await until(() => world.peer.framesOf('subscribe').length === 1)
    world.peer.onFrame = answer
    await world.inTime(() => heard.length === 1)
  })

  it('is looked for by calls where no connection opens', async () => {
    world.peer.refuses = 400
    const { chats } = world.tab()
    chats.start(asha)
    await until(() => chats.state.read().isBlocked)
    chats.subscriptions.subscribe(chat, 7, () => undefined)
    await world.inTime(() => world.calls('GET /api/chats/{id}/messages').length > 0)
    expect(world.calls('GET /api/chats/{id}/messages')[0]?.input).toEqual({
      params: { id: chat },
      query: { after_seq: '7' },
    })
  })

  it('says how far the other person has read, and marks what was read here once', async () => {
    const { chats } = await openTab()
    const marks: unknown[] = []
    chats.reads.on((mark) => marks.push(mark))
    world.peer.send({ type: 'read', chat_id: chat, user_id: rohan, seq: 4 })
    await until(() => marks.length === 1)
    for (const seq of [5, 5, 4]) chats.markRead(chat, seq)
    await until(() => world.peer.framesOf('read').length === 1)
    expect(marks).toEqual([
      { chat_id: chat, seq: 4, isMine: false },
      { chat_id: chat, seq: 5, isMine: true },
    ])
    expect(world.peer.framesOf('read')).toEqual([{ type: 'read', chat_id: chat, seq: 5 }])
  })

  it('tells of conversations that are gone', async () => {
    const { chats } = await openTab()
    const gone: string[] = []
    chats.endedChats.on((id) => gone.push(id))
    world.peer.send({ type: 'gone', chat_id: chat })
    await until(() => gone.length === 1)
    expect(gone).toEqual([chat])
  })
})

describe('chats.typing-state: typing and presence', () => {
  it('shows somebody as typing for 5 s, or until the message comes', async () => {
    const { chats, told } = await openTab()
    const isTyping = () => chats.typing.chats.read().has(chat)
    world.peer.send({ type: 'typing', chat_id: chat, user_id: rohan })
    await until(isTyping)
    await vi.advanceTimersByTimeAsync(4999)
    expect(isTyping()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(isTyping()).toBe(false)
    world.peer.send({ type: 'typing', chat_id: chat, user_id: rohan })
    await until(isTyping)
    world.peer.send({ type: 'message', ...message(1) })
    await until(() => told.length === 1)
    expect(isTyping()).toBe(false)
  })

  it('tells of typing every 2.5 s at most', async () => {
    const { chats } = await openTab()
    for (let key = 0; key < 6; key++) {
      chats.sendTyping(chat)
      await vi.advanceTimersByTimeAsync(500)
    }
    await until(() => world.peer.framesOf('typing').length === 2)
  })

  it('knows who is there, and forgets it with the person who left', async () => {
    const { chats, leave } = await openTab()
    world.peer.send({ type: 'presence', user_id: rohan, online: true })
    await until(() => chats.presence.online.read().get(rohan) === true)
    leave()
    expect(chats.presence.online.read().size).toBe(0)
    expect(chats.state.read().status).toBe('stopped')
  })
})

describe('chats.unread-count: unread counts', () => {
  it('are asked for at the start, and when they may have changed', async () => {
    world.answers.unread = 3
    const { chats } = await openTab()
    const count = () => chats.unread.count.read()
    await until(() => count() === 3)
    await until(() => world.calls('GET /api/chats/unread').length === 2)
    world.answers.unread = 4
    world.peer.send({ type: 'message', ...message(1) })
    await world.inTime(() => count() === 4)
    // Further messages of the same conversation change nothing.
    const before = world.calls('GET /api/chats/unread').length
    world.peer.send({ type: 'message', ...message(2) })
    await vi.advanceTimersByTimeAsync(2000)
    expect(world.calls('GET /api/chats/unread')).toHaveLength(before)
    world.answers.unread = 3
    chats.markRead(chat, 2)
    await world.inTime(() => count() === 3)
  })

  it('are not changed by what one writes oneself', async () => {
    const { told } = await openTab()
    await until(() => world.calls('GET /api/chats/unread').length === 2)
    world.peer.send({ type: 'message', ...message(1, { sender_id: asha }) })
    await until(() => told.length === 1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(told[0]?.isMine).toBe(true)
    expect(world.calls('GET /api/chats/unread')).toHaveLength(2)
  })
})

describe('the connection of a page', () => {
  it('is one for all who ask for it, and ends with the last of them', async () => {
    const { chats, leave } = await openTab()
    const leaveToo = chats.start(asha)
    leave()
    leave()
    expect(chats.state.read().status).toBe('open')
    leaveToo()
    expect(chats.state.read().status).toBe('stopped')
    expect(world.peer.sockets).toHaveLength(1)
  })

  it('is another one for another person', async () => {
    const { chats } = await openTab()
    chats.start(rohan)
    await world.peer.connections(2)
    await world.isOpen(chats)
    expect(chats.person.read()).toBe(rohan)
    await until(() => world.peer.sockets[0]?.readyState === 3)
  })

  it("chats.connecting-state: is 'Connecting...' only while the first one comes up", async () => {
    const { chats } = world.tab()
    expect(chats.state.read().isStarting).toBe(true)
    chats.start(asha)
    expect(chats.state.read()).toMatchObject({ status: 'connecting', isStarting: true })
    await world.isOpen(chats)
    world.peer.last.terminate()
    await until(() => chats.state.read().status === 'waiting')
    await vi.advanceTimersByTimeAsync(500)
    expect(chats.state.read().isStarting).toBe(false)
    await world.isOpen(chats)
  })
})
