import { Problem } from '@basera/platform/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asha, chat, type LiveWorld, liveWorld, refusal, rohan, until } from './live-world.fixture.ts'
import { pendingMessages } from './pending-messages.ts'

let world: LiveWorld
beforeEach(async () => {
  world = await liveWorld()
})
afterEach(() => world.close())

const waiting = () => pendingMessages.read().map(({ content }) => content)
const kept = () => world.server.kept.map(({ content }) => content)

function started() {
  const tab = world.tab()
  tab.chats.start(asha)
  return tab
}

describe('chats.connecting-state: messages on their way', () => {
  it('wait until the server has them, and are told then', async () => {
    const { chats, told } = started()
    chats.outbox.add(chat, 'Is it free?')
    expect(waiting()).toEqual(['Is it free?'])
    await world.isOpen(chats)
    await until(() => told.length === 1)
    expect(told).toMatchObject([{ seq: 1, content: 'Is it free?', isMine: true }])
    expect(waiting()).toEqual([])
  })

  it('that were written offline are sent in their order, one after the other', async () => {
    world.page.online = false
    const { chats } = started()
    for (const text of ['one', 'two', 'three']) chats.outbox.add(chat, text)
    await vi.advanceTimersByTimeAsync(5000)
    expect([waiting(), kept()]).toEqual([['one', 'two', 'three'], []])
    const answer = world.peer.onFrame
    const unanswered: number[] = []
    let open = 0
    world.peer.onFrame = (frame, socket) => {
      unanswered.push(++open)
      answer(frame, socket)
      open--
    }
    world.page.emit('online')
    await world.inTime(() => waiting().length === 0)
    expect(kept()).toEqual(['one', 'two', 'three'])
    expect(Math.max(...unanswered)).toBe(1)
  })

  it('are sent again under the same name when the answer was lost', async () => {
    const answer = world.peer.onFrame
    world.peer.onFrame = (frame, socket) => {
      // Kept, but nobody is told.
      if (frame.type === 'send') world.server.keep(String(frame.client_id), String(frame.content))
      socket.terminate()
      world.peer.onFrame = answer
    }
    const { chats, told } = started()
    await world.isOpen(chats)
    chats.outbox.add(chat, 'once')
    await world.inTime(() => waiting().length === 0)
    const names = world.peer.framesOf('send').map(({ client_id }) => client_id)
    expect([names.length, new Set(names).size]).toEqual([2, 1])
    expect(kept()).toEqual(['once'])
    expect(told).toHaveLength(1)
  })

  it('are sent again when no answer comes', async () => {
    const answer = world.peer.onFrame
    world.peer.onFrame = () => {
      world.peer.onFrame = answer
    }
    const { chats } = started()
    await world.isOpen(chats)
    chats.outbox.add(chat, 'hello')
    await world.inTime(() => waiting().length === 0)
    expect(kept()).toEqual(['hello'])
  })

  it('go by a call where no connection opens', async () => {
    world.peer.refuses = 400
    const { chats, told } = started()
    chats.outbox.add(chat, 'by call')
    await world.inTime(() => told.length === 1)
    expect(kept()).toEqual(['by call'])
    expect(world.peer.frames).toEqual([])
  })

  it('wait where the server asks for it (429), and are no failure', async () => {
    const answer = world.peer.onFrame
    let refusals = 2
    world.peer.onFrame = (frame, socket) => {
      if (frame.type !== 'send' || refusals-- <= 0) return answer(frame, socket)
      const { client_id } = frame
      socket.send(JSON.stringify({ type: 'error', code: 'too_many_requests', detail: 'Wait', client_id }))
    }
    const { chats, failed } = started()
    await world.isOpen(chats)
    for (const text of ['a', 'b']) chats.outbox.add(chat, text)
    await world.inTime(() => waiting().length === 0)
    expect([kept(), failed]).toEqual([['a', 'b'], []])
  })

  it('of somebody else at this browser are left alone', async () => {
    world.page.online = false
    const { chats } = started()
    chats.outbox.add(chat, "asha's")
    world.page.online = true
    chats.start(rohan)
    await world.isOpen(chats)
    chats.outbox.add(chat, "rohan's")
    await world.inTime(() => waiting().length === 1)
    expect([kept(), waiting()]).toEqual([["rohan's"], ["asha's"]])
  })

  it('are sent by one of two tabs', async () => {
    world.page.online = false
    const [one, two] = [started(), started()]
    for (const text of ['a', 'b', 'c', 'd']) one.chats.outbox.add(chat, text)
    world.page.emit('online')
    await Promise.all([world.isOpen(one.chats), world.isOpen(two.chats)])
    await world.inTime(() => waiting().length === 0)
    expect(kept()).toEqual(['a', 'b', 'c', 'd'])
    expect(world.peer.framesOf('send')).toHaveLength(4)
  })
})

describe('chats.send-failure: a message that cannot be sent', () => {
  const refuse = (what: string, code = 'not_found') => {
    const answer = world.peer.onFrame
    world.peer.onFrame = (frame, socket) => {
      if (frame.content !== what) return answer(frame, socket)
      const { client_id } = frame
      socket.send(JSON.stringify({ type: 'error', code, detail: 'Gone', client_id }))
    }
    return () => {
      world.peer.onFrame = answer
    }
  }

  it('is set aside, and those behind it go', async () => {
    const { chats, failed } = started()
    await world.isOpen(chats)
    refuse('bad')
    for (const text of ['bad', 'good']) chats.outbox.add(chat, text)
    await world.inTime(() => waiting().length === 1)
    expect(kept()).toEqual(['good'])
    expect(failed).toMatchObject([{ message: { content: 'bad' }, detail: '' }])
    expect(pendingMessages.read()).toMatchObject([{ content: 'bad', hasFailed: true }])
  })

  it('says why where sending is paused, in the language of the calls', async () => {
    const { chats, failed } = started()
    await world.isOpen(chats)
    refuse('bad', 'sending_paused')
    world.answers.trouble = new Problem('sending_paused', 'भेजना रोक दिया गया है।')
    chats.outbox.add(chat, 'bad')
    await until(() => failed.length === 1)
    expect(failed).toMatchObject([{ detail: 'भेजना रोक दिया गया है।' }])
  })

  it('is sent again when its writer says so, or dropped', async () => {
    const { chats, failed } = started()
    await world.isOpen(chats)
    const allow = refuse('bad')
    chats.outbox.add(chat, 'bad')
    await until(() => failed.length === 1)
    allow()
    for (const { message } of failed) chats.outbox.retry(message)
    await world.inTime(() => waiting().length === 0)
    expect(kept()).toEqual(['bad'])
    refuse('worse')
    chats.outbox.add(chat, 'worse')
    await world.inTime(() => failed.length === 2)
    const [, worse] = failed
    if (worse) chats.outbox.discard(worse.message)
    expect(waiting()).toEqual([])
  })

  it('fails by a call as well', async () => {
    world.peer.refuses = 400
    const { chats, failed } = started()
    await until(() => chats.state.read().isBlocked)
    world.answers.trouble = refusal
    chats.outbox.add(chat, 'x')
    await until(() => failed.length === 1)
  })

  it('fails after the server has been broken three times', async () => {
    world.peer.refuses = 400
    const { chats, failed } = started()
    await until(() => chats.state.read().isBlocked)
    world.answers.trouble = new Problem('internal_error', 'Something went wrong')
    chats.outbox.add(chat, 'x')
    await world.inTime(() => failed.length === 1)
    expect(world.calls('POST /api/chats/{id}/messages').length).toBe(3)
  })
})

describe('chats.no-lost-message: no message is lost, doubled or out of order', () => {
  type Fate = 'ack' | 'drop before' | 'drop after' | 'silent' | 'busy'
  const fates = fc.array(fc.constantFrom<Fate>('ack', 'ack', 'drop before', 'drop after', 'silent', 'busy'), {
    maxLength: 12,
  })

  it('whatever happens to the connection', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fates, async (count, fates) => {
        await world.close()
        world = await liveWorld()
        const answer = world.peer.onFrame
        const left = [...fates]
        world.peer.onFrame = (frame, socket) => {
          const fate = frame.type === 'send' ? (left.shift() ?? 'ack') : 'ack'
          const { client_id } = frame
          if (fate === 'drop after') world.server.keep(String(client_id), String(frame.content))
          if (fate.startsWith('drop')) socket.terminate()
          if (fate === 'busy')
            socket.send(JSON.stringify({ type: 'error', code: 'service_unavailable', detail: '', client_id }))
          if (fate === 'ack') answer(frame, socket)
        }
        const { chats } = started()
        const heard: string[] = []
        chats.subscriptions.subscribe(chat, 0, ({ seq, content }) => {
          heard[seq] = `${heard[seq] ?? ''}${content}`
        })
        const texts = Array.from({ length: count }, (_, n) => `m${n}`)
        for (const text of texts) chats.outbox.add(chat, text)
        for (let minutes = 0; waiting().length > 0 && minutes < 30; minutes++)
          await world.pass(() => waiting().length === 0)
        await world.inTime(() => heard.filter(Boolean).length === count)
        expect(kept()).toEqual(texts)
        expect(heard.filter(Boolean)).toEqual(texts)
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})
