import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientFrame, ServerFrame } from '@basera/chats/contract'
import WebSocket from 'ws'
import type { ChatEvent, MemberHistory } from './history.ts'

interface Unanswered {
  readonly chat: string
  readonly clientId: string
  readonly content: string
}

/** A member's client, which records what it sends and sees, and reconnects. */
export interface Chatter {
  readonly history: MemberHistory
  readonly underWay: number
  /** Names of those that are on their way over the link there is now. */
  onLink(): string[]
  readonly via: string | undefined
  /** How often the message was sent. */
  attemptsOf(clientId: string): number
  send(chat: string): void
  /** Last number without a gap before it. */
  lastOf(chat: string): number
  cut(): void
  close(): Promise<void>
}

export interface ChatterNeeds {
  readonly member: string
  readonly token: string
  readonly chats: readonly string[]
  /** Where the product answers now. */
  readonly address: () => string
}

/** Milliseconds between two attempts to connect. */
const pause = () => 50 + Math.random() * 200

async function takeTicket(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}/api/live/ticket`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(5000),
  })
  if (!answer.ok) throw new Error(`A ticket was answered with ${answer.status}.`)
  return ((await answer.json()) as { ticket: string }).ticket
}

interface Listeners {
  readonly onOpen: () => void
  readonly onFrame: (frame: ServerFrame) => void
}

/** One link, from its ticket to its end. Fails where none could be made. */
async function holdLink(
  address: string,
  token: string,
  { onOpen, onFrame }: Listeners,
  hold: (socket: WebSocket) => void,
): Promise<void> {
  const ticket = await takeTicket(address, token)
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?ticket=${ticket}`, {
    origin: address,
    perMessageDeflate: false,
    handshakeTimeout: 5000,
  })
  hold(socket)
  socket.on('open', onOpen)
  socket.on('message', (data) => onFrame(JSON.parse(String(data)) as ServerFrame))
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('close', resolve))
}

interface Line {
  /** The address of the link there is now. */
  readonly via: string | undefined
  send(frame: ClientFrame): void
  cut(): void
  close(): Promise<void>
}

/** Holds a link, and another after each that ends, until it is closed. */
function keepLinked({ token, address }: ChatterNeeds, { onOpen, onFrame }: Listeners): Line {
  let via: string | undefined
  let socket: WebSocket | undefined
  let isOver = false
  const hold = (next: WebSocket) => {
    socket = next
    // It was on its way when all was over.
    if (isOver) next.terminate()
  }
  async function live(): Promise<void> {
    while (!isOver) {
      // The server may be away: come back later.
      const there = address()
      const begin = () => {
        via = there
        onOpen()
      }
      await holdLink(there, token, { onOpen: begin, onFrame }, hold).catch(() => undefined)
      socket = undefined
      via = undefined
      if (!isOver) await sleep(pause())
    }
  }
  const living = live()
  return {
    get via() {
      return via
    },
    send: (frame) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame)),
    cut: () => socket?.terminate(),
    async close() {
      isOver = true
      socket?.close()
      await living
    },
  }
}

/** The numbers of messages that are here, by conversation. */
function openNumbers(chats: readonly string[]) {
  /** Beyond those without a gap. */
  const ahead = new Map<string, Set<number>>(chats.map((chat) => [chat, new Set()]))
  const last = new Map<string, number>(chats.map((chat) => [chat, 0]))
  return {
    lastOf: (chat: string) => last.get(chat) ?? 0,
    withGaps: () => chats.filter((chat) => (ahead.get(chat)?.size ?? 0) > 0),
    arrive(chat: string, seq: number): void {
      const waiting = ahead.get(chat) ?? new Set()
      waiting.add(seq)
      for (let next = (last.get(chat) ?? 0) + 1; waiting.delete(next); next++) last.set(chat, next)
    },
  }
}

/** The messages that were not acknowledged yet. */
function openUnanswered(transmit: (one: Unanswered) => boolean) {
  const unanswered = new Map<string, Unanswered>()
  const attempts = new Map<string, number>()
  const attempt = (one: Unanswered) => {
    if (transmit(one)) attempts.set(one.clientId, (attempts.get(one.clientId) ?? 0) + 1)
  }
  return {
    all: unanswered as ReadonlyMap<string, Unanswered>,
    attemptsOf: (clientId: string) => attempts.get(clientId) ?? 0,
    add(one: Unanswered): void {
      unanswered.set(one.clientId, one)
    },
    attempt,
    attemptAll(): void {
      for (const one of unanswered.values()) attempt(one)
    },
    attemptSoon(clientId: string): void {
      const again = unanswered.get(clientId)
      if (again) setTimeout(() => unanswered.has(clientId) && attempt(again), 200)
    },
    acknowledge: (clientId: string) => unanswered.delete(clientId),
  }
}

export function openChatter(needs: ChatterNeeds): Chatter {
  const { member, chats } = needs
  const events: ChatEvent[] = []
  const { arrive, lastOf, withGaps } = openNumbers(chats)
  /** Conversations whose subscription was not answered yet, on this link. */
  const catchingUp = new Set<string>()
  let link = 0

  function subscribe(chat: string): void {
    // One at a time: otherwise messages come twice.
    if (catchingUp.has(chat)) return
    catchingUp.add(chat)
    const since = lastOf(chat)
    events.push({ kind: 'subscribe', link, chat, since })
    line.send({ type: 'subscribe', chat_id: chat, since_seq: since })
  }

  const unanswered = openUnanswered(({ chat, clientId, content }) => {
    line.send({ type: 'send', client_id: clientId, chat_id: chat, content })
    return line.via !== undefined
  })

  function onFrame(frame: ServerFrame): void {
    if (frame.type === 'ack') {
      const { chat_id: chat, client_id: clientId, id, seq } = frame
      events.push({ kind: 'ack', link, chat, clientId, id, seq })
      unanswered.acknowledge(clientId)
      arrive(chat, seq)
    } else if (frame.type === 'message') {
      const { chat_id: chat, id, seq, sender_id: sender } = frame
      events.push({ kind: 'message', link, chat, id, seq, sender })
      arrive(chat, seq)
    } else if (frame.type === 'subscribed') {
      catchingUp.delete(frame.chat_id)
      if (frame.more) subscribe(frame.chat_id)
      else events.push({ kind: 'subscribed', link, chat: frame.chat_id, last: frame.last_seq })
    } else if (frame.type === 'error' && frame.chat_id && !frame.client_id) {
      catchingUp.delete(frame.chat_id)
    } else if (frame.type === 'error' && frame.client_id) {
      unanswered.attemptSoon(frame.client_id)
    }
  }

  function onOpen(): void {
    link++
    catchingUp.clear()
    for (const chat of chats) subscribe(chat)
    unanswered.attemptAll()
  }

  const line = keepLinked(needs, { onOpen, onFrame })
  /** Requests missing numbers, like the product's own client. */
  const mend = setInterval(() => withGaps().forEach(subscribe), 2000)

  return {
    history: { member, chats, events },
    get underWay() {
      return unanswered.all.size
    },
    get via() {
      return line.via
    },
    onLink: () => (line.via ? [...unanswered.all.keys()] : []),
    attemptsOf: unanswered.attemptsOf,
    send(chat) {
      const one = { chat, clientId: randomUUID(), content: `Message ${randomUUID()}` }
      unanswered.add(one)
      events.push({ kind: 'send', link, chat, clientId: one.clientId })
      unanswered.attempt(one)
    },
    lastOf,
    cut: line.cut,
    async close() {
      clearInterval(mend)
      await line.close()
    },
  }
}
