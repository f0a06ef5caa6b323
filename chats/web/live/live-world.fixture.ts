import type { ChatCalls, Message } from '@basera/chats/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { FakeLiveServer, FakePage, until } from '@basera/platform/testing/live-server'
import { vi } from 'vitest'
import { LiveChats, type NewMessage } from './live-chats.ts'
import type { FailedMessage } from './message-outbox.ts'
import { pendingMessages } from './pending-messages.ts'

export { until } from '@basera/platform/testing/live-server'

export const [asha, rohan] = ['asha', 'rohan'] as const
export const chat = 'chat-1'

export const message = (seq: number, patch: Partial<Message> = {}): Message => ({
  id: `id-${seq}`,
  chat_id: chat,
  seq,
  sender_id: rohan,
  content: `message ${seq}`,
  created_at: '2026-06-09T19:00:00.000Z',
  warning: null,
  ...patch,
})

interface Asked {
  readonly key: string
  readonly input: { readonly body?: { readonly client_id: string; readonly content: string } }
}

/** The server behind the socket and the calls: it keeps each message once, in the order in which they come. */
class KeepingServer {
  readonly kept: Message[] = []
  readonly #named = new Map<string, Message>()

  keep(client_id: string, content: string, sender_id: string = asha): Message {
    const known = this.#named.get(client_id)
    if (known) return known
    const seq = this.kept.length + 1
    const kept = message(seq, { content, sender_id })
    this.kept.push(kept)
    this.#named.set(client_id, kept)
    return kept
  }

  after = (seq: number) => this.kept.filter((one) => one.seq > seq)
}

/** Asha's page, with a live service that answers as it should unless a test has it otherwise. */
export async function liveWorld() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  pendingMessages.write([])
  const peer = new FakeLiveServer()
  const page = new FakePage()
  const server = new KeepingServer()
  await peer.open()
  const asked: Asked[] = []
  const answers = { unread: 0, trouble: undefined as unknown }
  const api = (async (key: string, input: Asked['input']) => {
    asked.push({ key, input })
    if (answers.trouble) throw answers.trouble
    if (key === 'GET /api/chats/unread') return { chats: answers.unread }
    if (key === 'POST /api/chats/{id}/messages' && input.body)
      return server.keep(input.body.client_id, input.body.content)
    return undefined
  }) as unknown as Api<ChatCalls>
  const open: LiveChats[] = []
  /** A tab of asha's browser. */
  const tab = () => {
    const chats = new LiveChats({
      api,
      ticket: async () => 'ticket',
      address: () => peer.address,
      connection: { page, random: () => 1 },
    })
    open.push(chats)
    const told: NewMessage[] = []
    const failed: FailedMessage[] = []
    chats.messages.on((one) => told.push(one))
    chats.outbox.failed.on((one) => failed.push(one))
    return { chats, told, failed }
  }
  peer.onFrame = (frame, socket) => {
    const say = (what: object) => socket.send(JSON.stringify(what))
    if (frame.type === 'send') {
      const { id, seq, created_at } = server.keep(String(frame.client_id), String(frame.content))
      say({ type: 'ack', client_id: frame.client_id, chat_id: chat, id, seq, created_at })
    }
    if (frame.type === 'subscribe') {
      for (const one of server.after(Number(frame.since_seq))) say({ type: 'message', ...one })
      say({ type: 'subscribed', chat_id: chat, last_seq: server.kept.length, other_read_seq: 0, more: false })
    }
  }
  const isOpen = (chats: LiveChats) =>
    until(() => chats.state.read().status === 'open', 'the connection of a tab')
  /** Moves the clock by twenty seconds, or until something is so. */
  const pass = async (isSo: () => boolean) => {
    for (let step = 0; step < 200 && !isSo(); step++) {
      await vi.advanceTimersByTimeAsync(100)
      for (let turn = 0; turn < 20 && !isSo(); turn++) await new Promise((done) => setImmediate(done))
    }
  }
  /** Moves the clock until something is so: what is asked again is asked after a while. */
  const inTime = async (isSo: () => boolean, what?: string) => {
    await pass(isSo)
    await until(isSo, what)
  }
  const close = async () => {
    for (const chats of open) chats.start('nobody')()
    await peer.close()
    // Whatever is still waited for ends, and with it the locks that tabs share.
    await vi.advanceTimersByTimeAsync(120_000)
    vi.useRealTimers()
  }
  const calls = (key: string) => asked.filter((one) => one.key === key)
  return { peer, page, server, answers, tab, isOpen, pass, inTime, close, calls }
}

export const refusal = new Problem('validation_failed', 'A message cannot be empty')
export type LiveWorld = Awaited<ReturnType<typeof liveWorld>>
