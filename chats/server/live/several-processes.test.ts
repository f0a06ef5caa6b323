import { setTimeout as sleep } from 'node:timers/promises'
import type { PubSub } from '@basera/platform/server/pubsub'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type Person, rohan } from '../chat-world.fixture.ts'
import type { LiveClient } from './live-client.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from './live-world.fixture.ts'

let world: LiveWorld
let one: LiveProcess
let two: LiveProcess
let chat: string
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan]) await world.signIn(person)
  one = await world.startProcess()
  two = await world.startProcess()
  chat = await world.startedChat()
})
afterAll(() => world.close())

/** A process that tells others nothing, as one that dies between commit and telling. */
const mute = (real: PubSub): PubSub => ({ ...real, publish: () => undefined })

/** Messages that a client sends without waiting for an answer. */
const underWay = 10

/** A member as the browser has one: reconnects, follows from what it has, and sends again what was not acknowledged. */
async function member(by: Person, processes: readonly LiveProcess[], texts: readonly string[]) {
  const received = new Map<number, string>()
  const acked = new Map<string, number>()
  const state = { last: 1, isDone: false, links: 0, broken: [] as string[] }
  let client: LiveClient | undefined
  let unsent: string[] = []

  function sendNext(on: LiveClient): void {
    const text = unsent.shift()
    if (text) on.say({ type: 'send', chat_id: chat, content: text, client_id: text })
  }
  async function hold(): Promise<void> {
    while (!state.isDone) {
      const process = processes[Math.floor(Math.random() * processes.length)] as LiveProcess
      client = await process.connect(by)
      // All may have come while this was on its way.
      if (state.isDone) return client.close()
      state.links++
      unsent = texts.filter((text) => !acked.has(text))
      const inOrder = watch(client)
      const { closed } = client
      const isCut = closed.then(() => undefined)
      for (let more = true; more; ) {
        const followed = await Promise.race([client.follow(chat, state.last).catch(() => undefined), isCut])
        more = followed?.more ?? false
      }
      inOrder.begin()
      for (let n = 0; n < underWay; n++) if (client.socket.readyState === 1) sendNext(client)
      await closed
    }
  }
  /** Takes what comes, and notes what breaks the rules: after following, each number follows the one before. */
  function watch(on: LiveClient) {
    const start = state.last
    let expected = start + 1
    let following = false
    on.socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      if (frame.type !== 'message' && frame.type !== 'ack') return
      if (frame.type === 'ack') {
        acked.set(frame.client_id, frame.seq)
        sendNext(on)
      }
      if (frame.type === 'message') received.set(frame.seq, frame.content)
      else received.set(frame.seq, frame.client_id)
      if (frame.seq === expected) expected++
      else if (following && frame.seq > expected)
        state.broken.push(`${by.full_name}: ${frame.seq} before ${expected}`)
      else if (following && frame.type === 'message') state.broken.push(`${by.full_name}: ${frame.seq} twice`)
      while (received.has(state.last + 1)) state.last++
    })
    return {
      begin: () => {
        following = true
        expected = Math.max(expected, state.last + 1)
      },
    }
  }
  return { received, acked, state, hold, cut: () => client?.socket.terminate(), close: () => client?.close() }
}

describe('chats.no-lost-message: no acknowledged message is lost, doubled or out of order', () => {
  it('600 messages of both, over two processes, while links are cut at random', async () => {
    const texts = (who: string) => Array.from({ length: 300 }, (_, n) => `${who}-${n}`)
    const members = [
      await member(asha, [one, two], texts('asha')),
      await member(rohan, [one, two], texts('rohan')),
    ]
    const held = members.map((person) => person.hold())
    const isAll = () => members.every(({ acked, state }) => acked.size === 300 && state.last === 601)
    for (let cuts = 0; !isAll(); cuts++) {
      await sleep(30 + Math.random() * 120)
      if (cuts < 30) members[cuts % 2]?.cut()
      if (cuts > 600) throw new Error(members.map(({ acked, state }) => `${acked.size} ${state.last}`).join())
    }
    for (const { state, close } of members) {
      state.isDone = true
      await close()
    }
    await Promise.all(held)
    const kept = await world.query(
      'SELECT seq, content FROM messages WHERE chat_id = $1 AND seq > 1 ORDER BY seq',
      [chat],
    )
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 600 }, (_, n) => n + 2))
    expect(new Set(kept.map(({ content }) => content)).size).toBe(600)
    for (const { received, acked, state } of members) {
      expect(state.broken).toEqual([])
      expect(state.links).toBeGreaterThan(5)
      // The greeting is new to a link that is opened at once after it, and told before that one follows.
      const later = [...received].filter(([seq]) => seq > 1).sort(([a], [b]) => a - b)
      expect(later).toEqual(kept.map(({ seq, content }) => [seq, content]))
      for (const [text, seq] of acked) expect(kept[seq - 2]).toEqual({ seq, content: text })
    }
  })

  it('200 starts from both sides over two processes: one conversation, one greeting, told once to each', async () => {
    await world.query('DELETE FROM chats')
    await Promise.all([world.listed(asha), world.listed(rohan)])
    const clients = [
      await one.connect(asha),
      await two.connect(asha),
      await one.connect(rohan),
      await two.connect(rohan),
    ]
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const [from, to] = n % 2 === 0 ? [asha, rohan] : [rohan, asha]
        return (n % 4 < 2 ? one : two).post(from, '/api/chats', { user_id: to.id })
      }),
    )
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    chat = answers[0]?.json().id
    for (const client of clients) {
      await client.hear('message')
      await client.settled()
      expect(client.seqs(chat)).toEqual([1])
      await client.close()
    }
  })
})

describe('messages that nobody told of', () => {
  it('by a process that died after the commit are found by the others, for followers and for all else', async () => {
    const dying = await world.startProcess({ pubSub: mute })
    const finding = await world.startProcess({ missedEvery: 50 })
    const clients = [await finding.connect(rohan), await finding.connect(rohan)]
    const [following, other] = clients as [LiveClient, LiveClient]
    await following.follow(chat, 1_000_000)
    const { seq } = (
      await dying.post(asha, `/api/chats/${chat}/messages`, { client_id: 'lost', content: 'Lost?' })
    ).json()
    for (const client of [following, other])
      expect(await client.hear('message')).toMatchObject({ seq, content: 'Lost?' })
    const again = (
      await dying.post(asha, `/api/chats/${chat}/messages`, { client_id: 'lost2', content: 'Again?' })
    ).json()
    for (const client of [following, other]) {
      await client.hear('message', (frame) => frame.seq === again.seq)
      // What came just before they connected may be told to them with it.
      expect(client.seqs(chat, seq)).toEqual([seq, again.seq])
      await client.close()
    }
  })

  it('are told when they are sent again', async () => {
    const dying = await world.startProcess({ pubSub: mute })
    const rohans = await two.connect(rohan)
    const message = { client_id: 'again', content: 'Again' }
    const { seq } = (await dying.post(asha, `/api/chats/${chat}/messages`, message)).json()
    await rohans.settled()
    expect(rohans.seqs(chat)).not.toContain(seq)
    await one.post(asha, `/api/chats/${chat}/messages`, message)
    expect(await rohans.hear('message', (frame) => frame.seq === seq)).toMatchObject({ content: 'Again' })
    await rohans.close()
  })

  it('while the connection to the others was lost are found once it is there again', async () => {
    const cutOff = await world.startProcess()
    const rohans = await cutOff.connect(rohan)
    await rohans.follow(chat, 1_000_000)
    const cut = () =>
      world.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'basera-live'`,
      )
    await cut()
    const seqs: number[] = []
    for (let n = 0; n < 3; n++)
      seqs.push(
        (
          await one.post(asha, `/api/chats/${chat}/messages`, { client_id: `cut-${n}`, content: `${n}` })
        ).json().seq,
      )
    await rohans.hear('message', (frame) => frame.seq === seqs[2])
    // And from then on it hears again.
    const next = (
      await one.post(asha, `/api/chats/${chat}/messages`, { client_id: 'heard', content: 'x' })
    ).json()
    await rohans.hear('message', (frame) => frame.seq === next.seq)
    expect(rohans.seqs(chat)).toEqual([...seqs, next.seq])
    await rohans.close()
  })
})
