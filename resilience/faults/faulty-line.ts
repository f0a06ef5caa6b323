import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type LineState = 'works' | 'hangs' | 'cut' | 'closed'

export interface FaultyLine {
  readonly port: number
  /** Ends what is under way, and is like this from now on. */
  set(state: LineState): Promise<void>
  /** Connections since the last change, and those of them over which something was sent. */
  connections(): number
  asked(): number
  close(): Promise<void>
}

export async function openLine(service: number): Promise<FaultyLine> {
  let state: LineState = 'works'
  let connections = 0
  let asked = 0
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    return socket
  }
  const server = createServer((client) => {
    connections++
    keep(client).once('data', () => asked++)
    if (state === 'hangs') return void client.resume()
    const onward = keep(connect(service, '127.0.0.1'))
    client.on('close', () => onward.destroy())
    onward.on('close', () => client.destroy())
    if (state === 'cut') client.once('data', () => setImmediate(() => client.destroy()))
    client.pipe(onward).pipe(client)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const shut = async () => {
    const closed = new Promise((done) => server.close(done))
    for (const socket of open) socket.destroy()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    async set(next) {
      if (state !== 'closed') await shut()
      state = next
      connections = 0
      asked = 0
      if (state !== 'closed') await listen(port)
    },
    connections: () => connections,
    asked: () => asked,
    close: async () => {
      if (state !== 'closed') await shut()
    },
  }
}
