import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import { sendHttp } from './send-http.ts'

/** Live connections of a few people, opened and closed as they come and go. */
export interface LiveCrowd {
  /** Opens a connection for everybody. */
  openAll(): Promise<void>
  /** Sends a message over somebody's connection; the status is that of its acknowledgement. */
  send(n: number): Promise<number>
  /** The connection of somebody who comes and goes is closed and opened again with a new ticket. */
  reconnect(n: number): Promise<number>
  close(): void
}

export interface LivePerson {
  readonly token: string
  readonly chatId: string
}

/** A connection, or the status it was refused with; 0 where there was no answer. */
type Connection = Promise<WebSocket | number>

/** Milliseconds to wait for a connection or an acknowledgement. */
const patience = 10_000

interface Frame {
  readonly type: string
  readonly client_id?: string
  readonly code?: string
}

const statusOf = ({ type, code }: Frame) => {
  if (type === 'ack') return 201
  return code === 'too_many_requests' ? 429 : code === 'service_unavailable' ? 503 : 500
}

function opened(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
    socket.once('error', reject)
  })
}

/** A connection by `person`'s ticket, or the status of its refusal. */
async function connect(
  address: string,
  person: LivePerson | undefined,
  index: number,
): Promise<WebSocket | number> {
  const { token = '' } = person ?? {}
  const { status, text } = await sendHttp(address, { method: 'POST', path: '/api/live/ticket', token })
  if (status !== 200) return status
  const { ticket } = JSON.parse(text) as { ticket: string }
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?ticket=${ticket}`, {
    origin: address,
    perMessageDeflate: false,
    handshakeTimeout: patience,
    localAddress: `127.0.1.${1 + (index % 200)}`,
  })
  const got = await opened(socket)
  return got === 101 ? socket.on('error', () => undefined) : got
}

/** A connection for each of `people`, made when it is first needed. */
export function openLiveCrowd(address: string, people: readonly LivePerson[]): LiveCrowd {
  // Half of them stay and write, the others come and go: a message under way is not cut off by its own sender.
  const staying = Math.ceil(people.length / 2)
  const sockets = new Map<number, Connection>()
  const waiting = new Map<string, (status: number) => void>()
  const onMessage = (data: WebSocket.RawData) => {
    const frame = JSON.parse(String(data)) as Frame
    const done = frame.client_id === undefined ? undefined : waiting.get(frame.client_id)
    if (done && (frame.type === 'ack' || frame.type === 'error')) done(statusOf(frame))
  }

  /** Only while there is no newer one: it would stay open, unknown to anybody. */
  function forget(index: number, connection: Connection | undefined): void {
    if (sockets.get(index) === connection) sockets.delete(index)
  }

  function begin(index: number): Connection {
    const connection = connect(address, people[index], index).catch(() => 0)
    sockets.set(index, connection)
    void connection.then((socket) => {
      if (typeof socket === 'number') forget(index, connection)
      else socket.on('message', onMessage).once('close', () => forget(index, connection))
    })
    return connection
  }

  /** A connection, or the status of its refusal, which is forgotten. */
  const socketOf = (index: number): Connection => sockets.get(index) ?? begin(index)

  return {
    async openAll() {
      for (const index of people.keys()) {
        const socket = await socketOf(index)
        if (typeof socket === 'number') throw new Error(`A live connection was answered with ${socket}.`)
      }
    },
    async send(n) {
      const index = n % staying
      const socket = await socketOf(index)
      if (typeof socket === 'number') return socket
      const client_id = randomUUID()
      const chat_id = people[index]?.chatId
      const { promise, resolve } = Promise.withResolvers<number>()
      waiting.set(client_id, resolve)
      const timer = setTimeout(resolve, patience, 0)
      socket.send(JSON.stringify({ type: 'send', client_id, chat_id, content: `Is it free? ${n}` }))
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(client_id)
      })
    },
    async reconnect(n) {
      const index = staying + (n % (people.length - staying))
      const old = sockets.get(index)
      const known = await old
      if (known instanceof WebSocket) known.close()
      forget(index, old)
      const socket = await socketOf(index)
      return typeof socket === 'number' ? socket : 101
    },
    close() {
      for (const connection of sockets.values())
        void connection.then((socket) => socket instanceof WebSocket && socket.terminate())
    },
  }
}
