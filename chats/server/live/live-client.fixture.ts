import { once } from 'node:events'
import type { ClientFrame, ServerFrame } from '@basera/chats/contract'
import WebSocket from 'ws'

/** A frame of one kind. */
export type FrameOf<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>

interface Waiting {
  readonly wanted: (frame: ServerFrame) => boolean
  readonly found: (frame: ServerFrame) => void
}

/** One live connection as a browser has it, with everything it was told. */
export class LiveClient {
  readonly socket: WebSocket
  readonly frames: ServerFrame[] = []
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  #waiting: Waiting[] = []

  constructor(url: string, origin: string, options: WebSocket.ClientOptions = {}) {
    this.socket = new WebSocket(url, { origin, perMessageDeflate: false, ...options })
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
    this.socket.on('error', () => undefined)
    this.closed = new Promise((done) => {
      this.socket.on('close', (code, reason) => done({ code, reason: String(reason) }))
    })
  }

  async opened(): Promise<this> {
    await once(this.socket, 'open')
    return this
  }

  #hear(frame: ServerFrame): void {
    this.frames.push(frame)
    const found = this.#waiting.filter(({ wanted }) => wanted(frame))
    this.#waiting = this.#waiting.filter((one) => !found.includes(one))
    for (const one of found) one.found(frame)
  }

  say(frame: ClientFrame | string | Buffer): void {
    const isRaw = typeof frame === 'string' || Buffer.isBuffer(frame)
    this.socket.send(isRaw ? frame : JSON.stringify(frame))
  }

  /** The first frame of this kind, that is there or comes within `ms`. */
  async hear<T extends ServerFrame['type']>(
    type: T,
    matches: (frame: FrameOf<T>) => boolean = () => true,
    ms = 15_000,
  ): Promise<FrameOf<T>> {
    const wanted = (frame: ServerFrame) => frame.type === type && matches(frame as FrameOf<T>)
    const there = this.frames.find(wanted)
    if (there) return there as FrameOf<T>
    return new Promise((found, failed) => {
      const timer = setTimeout(() => {
        failed(new Error(`No such ${type} within ${ms} ms; heard ${JSON.stringify(this.frames.slice(-5))}`))
      }, ms)
      this.#waiting.push({
        wanted,
        found: (frame) => {
          clearTimeout(timer)
          found(frame as FrameOf<T>)
        },
      })
    })
  }

  all<T extends ServerFrame['type']>(type: T): FrameOf<T>[] {
    return this.frames.filter((frame): frame is FrameOf<T> => frame.type === type)
  }

  /** Numbers of messages from `first` on that came, in the order in which they came. */
  seqs(chatId: string, first = 1): number[] {
    return this.all('message').flatMap(({ chat_id, seq }) =>
      chat_id === chatId && seq >= first ? [seq] : [],
    )
  }

  /** Waits until what was said before is handled, and all that came because of it is here. */
  async settled(): Promise<void> {
    const pongs = this.all('pong').length
    this.say({ type: 'ping' })
    await this.hear('pong', () => this.all('pong').length > pongs)
  }

  async follow(chat_id: string, since_seq = 0): Promise<FrameOf<'subscribed'>> {
    const before = this.all('subscribed').length
    this.say({ type: 'subscribe', chat_id, since_seq })
    return this.hear(
      'subscribed',
      (frame) => frame.chat_id === chat_id && this.all('subscribed').indexOf(frame) >= before,
    )
  }

  send(chat_id: string, content: string, client_id: string = crypto.randomUUID()) {
    this.say({ type: 'send', chat_id, content, client_id })
    return this.hear('ack', (frame) => frame.client_id === client_id)
  }

  /** Stops reading, as a client does that hangs. */
  hang(): void {
    this.socket.pause()
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}
