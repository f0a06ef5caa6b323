import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { RawData, WebSocket } from 'ws'
import { liveClose } from '../../contract/live-calls.ts'
import { Problem } from '../../contract/problem.ts'
import type { CallerSession } from '../feature/handlers.ts'
import { networkOf } from '../network.ts'
import { commonRefusals } from '../sentences.ts'
import type { Connections } from './connections.ts'
import { type Endings, retryReason } from './endings.ts'
import type { FrameIntake } from './frame-intake.ts'
import { type ConnectionFacts, LiveConnection, type LiveCounts } from './live-connection.ts'
import { spendTicket } from './live-tickets.ts'
import type { OwnOrigin } from './own-origin.ts'
import type { Rate } from './token-bucket.ts'
import type { Admit } from './upgrade-route.ts'

interface SocketNeeds {
  readonly db: QueryExecutorProvider
  readonly connections: Connections
  readonly endings: Endings
  readonly counts: LiveCounts
  readonly rate: Rate
  readonly perUser: number
  readonly perAddress: number
  readonly isOwnOrigin: OwnOrigin
  readonly livingSessions: (sessions: readonly CallerSession[]) => Promise<readonly CallerSession[]>
  readonly state: { readonly intake?: FrameIntake; readonly draining: boolean }
}

const full = () => new Problem('too_many_requests', commonRefusals.connectionsMany)

/** Milliseconds of silence after which a newer connection of the member may replace this one. */
const silent = 30_000

function makeSpace({ connections, perUser }: SocketNeeds, userId: string): boolean {
  const own = connections.of(userId)
  if (own.size < perUser) return true
  const now = performance.now()
  for (const one of own)
    if (now - one.lastTrafficAt > silent) {
      one.cut()
      return true
    }
  return false
}

const noSession = () => new Problem('no_session', commonRefusals.ticketBad)

async function spend(needs: SocketNeeds, request: FastifyRequest): Promise<ConnectionFacts> {
  const { ticket } = request.query as { readonly ticket?: unknown }
  const admission = await spendTicket(needs.db, ticket)
  if (!admission) throw noSession()
  const { id, userId, personId, at } = admission
  const opening = needs.endings.watch({ id, userId })
  try {
    const [living] = await needs.livingSessions([{ id, userId }])
    if (!living || opening.ended) throw noSession()
  } finally {
    needs.endings.unwatch(opening)
  }
  return { userId, sessionId: id, personId, address: networkOf(request.ip), openedAt: at.getTime() }
}

function checkRequest({ state, isOwnOrigin, connections, perAddress }: SocketNeeds, request: FastifyRequest) {
  if (state.draining) throw new Problem('service_unavailable', commonRefusals.busyNow)
  if (!isOwnOrigin(request.headers.origin, request.headers.host))
    throw new Problem('foreign_origin', commonRefusals.foreignPage)
  if (connections.countFrom(networkOf(request.ip)) >= perAddress) throw full()
}

export function socketHandlers(needs: SocketNeeds): Admit {
  const { connections, counts, state } = needs
  const connectionOf = new WeakMap<WebSocket, LiveConnection>()

  // Shared by all sockets: thousands of closures are megabytes.
  function onMessage(this: WebSocket, data: RawData, isBinary: boolean) {
    const connection = connectionOf.get(this)
    if (!connection) return
    connection.lastTrafficAt = performance.now()
    if (isBinary) connection.close(liveClose.badFrame, 'not text')
    else state.intake?.take(connection, data as Buffer)
  }
  function onPong(this: WebSocket) {
    const connection = connectionOf.get(this)
    if (connection) connection.lastTrafficAt = performance.now()
  }
  function onClose(this: WebSocket) {
    const connection = connectionOf.get(this)
    if (!connection) return
    connection.closedAt ??= performance.now()
    connections.remove(connection)
    counts.connections = connections.all.size
  }
  const onError = () => undefined

  function open(socket: WebSocket, facts: ConnectionFacts) {
    // With a close code, which a page can read, unlike a refused upgrade.
    if (!makeSpace(needs, facts.userId)) {
      counts.refused++
      socket.on('error', onError).close(liveClose.tooMany, 'too many connections')
      return
    }
    const connection = new LiveConnection(socket, facts, needs.rate, counts)
    connectionOf.set(socket, connection)
    socket.on('message', onMessage).on('pong', onPong).on('close', onClose).on('error', onError)
    connections.add(connection)
    counts.connections = connections.all.size
    counts.opened++
    if (state.draining) connection.close(liveClose.restart, retryReason())
  }
  return async (request) => {
    try {
      checkRequest(needs, request)
      const facts = await spend(needs, request)
      // Nothing is awaited between this check and the open connection.
      if (connections.countFrom(facts.address) >= needs.perAddress) throw full()
      return (socket) => open(socket, facts)
    } catch (error) {
      counts.refused++
      throw error
    }
  }
}

const closingTimeout = 2000

/** Closes every connection as the process stops; clients reconnect spread over two seconds. */
export async function closeAll({ all }: Connections): Promise<void> {
  for (const connection of all) connection.close(liveClose.restart, retryReason())
  const until = performance.now() + closingTimeout
  while (all.size > 0 && performance.now() < until) await sleep(20)
  for (const connection of all) connection.cut()
}
