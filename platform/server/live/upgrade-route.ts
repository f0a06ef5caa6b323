import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { Problem } from '../../contract/problem.ts'
import { commonRefusals } from '../sentences.ts'

/** Bytes; larger frames close the connection (1009). */
const maxFrameBytes = 16 * 1024

const path = '/api/live'

interface Upgrading {
  readonly socket: Socket
  readonly head: Buffer
}

export type Admit = (request: FastifyRequest) => Promise<(socket: WebSocket) => void>

const isOurs = ({ url = '' }: IncomingMessage) => url === path || url.startsWith(`${path}?`)

// A socket without an error listener would end the process.
const ignore = () => undefined

/** `GET /api/live` as a WebSocket; refused upgrades get problem documents. */
export function registerUpgradeRoute(app: FastifyInstance, admit: Admit): void {
  const upgrading = new WeakMap<IncomingMessage, Upgrading>()
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
  })
  const onUpgrade = (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (!isOurs(request) && app.server.listenerCount('upgrade') > 1) return
    socket.on('error', ignore)
    upgrading.set(request, { socket, head })
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.destroySoon())
    app.routing(request, response)
  }
  app.addHook('onReady', async () => {
    app.server.on('upgrade', onUpgrade)
  })
  app.get(path, { exposeHeadRoute: false }, async (request: FastifyRequest, reply: FastifyReply) => {
    const held = upgrading.get(request.raw)
    if (!held) throw new Problem('validation_failed', commonRefusals.noWebSocket)
    const open = await admit(request)
    reply.hijack()
    reply.raw.detachSocket(held.socket)
    sockets.handleUpgrade(request.raw, held.socket, held.head, open)
    return reply
  })
}
