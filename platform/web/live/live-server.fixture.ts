import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import type { PageEvent, PageState } from './page-state.ts'

/** Polls a condition in real time, also under fake timers. Rejects after five seconds. */
export async function until(isSo: () => boolean, what = 'what was waited for'): Promise<void> {
  const end = process.hrtime.bigint() + 5_000_000_000n
  while (!isSo()) {
    if (process.hrtime.bigint() > end) throw new Error(`${what} did not come`)
    await new Promise((done) => setImmediate(done))
  }
}

/** A fake live service on its own port; the test decides what it sends. */
export class FakeLiveServer {
  /** All connections so far, and their tickets. */
  readonly sockets: WebSocket[] = []
  readonly tickets: string[] = []
  readonly frames: { readonly type: string; readonly [name: string]: unknown }[] = []
  /** HTTP status with which every connection is refused. */
  refuses: number | undefined
  /** Called for each frame; tests set their own. */
  onFrame: (frame: Record<string, unknown>, socket: WebSocket) => void = () => undefined
  readonly #http: Server = createServer()
  readonly #ws = new WebSocketServer({ noServer: true })

  async open(): Promise<void> {
    this.#http.on('upgrade', (request, socket, head) => {
      if (this.refuses) return socket.end(`HTTP/1.1 ${this.refuses} No\r\nconnection: close\r\n\r\n`)
      this.tickets.push(new URL(request.url ?? '/', 'http://x').searchParams.get('ticket') ?? '')
      this.#ws.handleUpgrade(request, socket, head, (open) => this.#take(open))
    })
    await new Promise<void>((done) => this.#http.listen(0, '127.0.0.1', done))
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.#http.address() as AddressInfo).port}/api/live`
  }

  get last(): WebSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('Nobody has come yet')
    return socket
  }

  send(frame: object): void {
    this.last.send(JSON.stringify(frame))
  }

  /** Waits for the given number of connections. */
  connections = (count: number): Promise<void> =>
    until(() => this.sockets.length >= count, `connection ${count}`)

  framesOf = (type: string) => this.frames.filter((frame) => frame.type === type)

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.terminate()
    this.#http.closeAllConnections()
    await new Promise((done) => this.#http.close(done))
  }

  #take(socket: WebSocket): void {
    this.sockets.push(socket)
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      this.frames.push(frame)
      this.onFrame(frame, socket)
    })
  }
}

/** A fake page that the test controls. */
export class FakePage implements PageState {
  online = true
  shown = true
  #listeners = new Set<(event: PageEvent) => void>()
  isOnline = () => this.online
  isVisible = () => this.shown
  follow = (listener: (event: PageEvent) => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  emit(event: PageEvent): void {
    if (event === 'online' || event === 'offline') this.online = event === 'online'
    if (event === 'shown' || event === 'hidden') this.shown = event === 'shown'
    for (const listener of this.#listeners) listener(event)
  }
}
