import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { Problem } from '../../contract/problem.ts'

/** Bytes of the largest frame that is read; a larger one closes the connection (1009). */
export const maxFrameBytes = 16 * 1024

const path = '/api/live'

interface Upgrading {
  readonly socket: Socket
  readonly head: Buffer
}

/** Lets a request in, or throws why not; gives what to do with the open connection. */
export type Admit = (request: FastifyRequest) => Promise<(socket: WebSocket) => void>

const isOurs = ({ url = '' }: IncomingMessage) => url === path || url.startsWith(`${path}?`)

// Shared by all sockets: one without a listener would end the process with its error.
const ignore = () => undefined

/**
 * `GET /api/live` as a WebSocket. The upgrade goes through the app as any request does, so that it is refused as any
 * request is: with a problem document, before it is upgraded.
 */
export function registerUpgradeRoute(app: FastifyInstance, admit: Admit): void {
  const upgrading = new WeakMap<IncomingMessage, Upgrading>()
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
  })
  const onUpgrade = (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Under hot reload, another one listens for connections of its own.
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
    if (!held) throw new Problem('validation_failed', 'Live connections are opened as a WebSocket.')
    const open = await admit(request)
    reply.hijack()
    reply.raw.detachSocket(held.socket)
    sockets.handleUpgrade(request.raw, held.socket, held.head, open)
    return reply
  })
}
