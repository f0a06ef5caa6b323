import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import type { Feature } from '../feature/feature.ts'
import type { CallerSession } from '../feature/handlers.ts'
import type { Limits } from '../limits.ts'
import type { Logger } from '../logger.ts'
import { type Periodic, type RunningPeriodic, startPeriodic } from '../periodic.ts'
import type { PubSub } from '../pubsub/pubsub.ts'
import { Connections, type HeartbeatTimes, heartbeat } from './connections.ts'
import { watchEndings } from './endings.ts'
import { type FrameIntake, openFrameIntake } from './frame-intake.ts'
import type { LiveCounts } from './live-connection.ts'
import { liveFeature } from './live-feature.ts'
import { dropOldTickets } from './live-tickets.ts'
import type { OwnOrigin } from './own-origin.ts'
import { openPresence, type Presence, type PresenceTimes } from './presence.ts'
import { closeAll, socketHandlers } from './sockets.ts'
import type { Rate } from './token-bucket.ts'
import { registerUpgradeRoute } from './upgrade-route.ts'

export interface LiveTimes extends HeartbeatTimes, PresenceTimes {
  readonly recheck: number
}

const usualTimes: LiveTimes = {
  check: 5000,
  ping: 25_000,
  dead: 60_000,
  closing: 5000,
  flush: 100,
  beat: 10_000,
  alive: 30_000,
  grace: 5000,
  recheck: 60_000,
}

export interface LiveOptions {
  readonly db: QueryExecutorProvider
  readonly pubSub: PubSub
  readonly logger: Logger
  readonly limits: Limits
  readonly livingSessions: (sessions: readonly CallerSession[]) => Promise<readonly CallerSession[]>
  readonly isOwnOrigin: OwnOrigin
  /** Connections per member and per client address to this process. */
  readonly perUser: number
  readonly perAddress: number
  readonly rate: Rate
  /** Milliseconds until a client must reconnect; unset where ends of sessions are published. */
  readonly maxAge?: number
  readonly times?: Partial<LiveTimes>
}

export interface Live {
  readonly feature: Feature
  readonly connections: Connections
  readonly presence: Presence
  readonly pubSub: PubSub
  readonly counts: Readonly<LiveCounts>
  /** Sets the features that answer frames; once, before the app is ready. */
  serve(features: readonly Pick<Feature, 'frames'>[]): void
  /** Repeats work while the app runs, and after messages of other processes may have been lost. */
  doWhileOpen(work: Periodic): void
}

const drainTimeout = 5000

/** Opens live connections: tickets, limits, heartbeat, presence and a clean end. Features bring tables of frames. */
export function openLive(options: LiveOptions): Live {
  const { db, pubSub, logger } = options
  const times = { ...usualTimes, ...options.times }
  const counts: LiveCounts = {
    connections: 0,
    opened: 0,
    refused: 0,
    framesIn: 0,
    framesOut: 0,
    tooSlow: 0,
  }
  const connections = new Connections()
  const presence = openPresence({ db, pubSub, connections, times })
  const endings = watchEndings({ ...options, connections, maxAge: options.maxAge })
  const state: { intake?: FrameIntake; draining: boolean } = { draining: false }
  const onlyOnTime: Periodic[] = [
    { name: 'live-heartbeat', every: times.check, run: async () => heartbeat(connections, times) },
    { name: 'live-tickets', every: times.beat, run: () => dropOldTickets(db) },
    ...presence.work,
  ]
  const alsoOnLoss: Periodic[] = [{ name: 'live-recheck', every: times.recheck, run: endings.recheck }]
  let running: RunningPeriodic[] = []

  async function start(): Promise<void> {
    const healing = alsoOnLoss.map((work) => startPeriodic(work, logger))
    running = [...onlyOnTime.map((work) => startPeriodic(work, logger)), ...healing]
    pubSub.onConnected(() => {
      for (const work of healing) work.now()
    })
    await presence.start()
    await pubSub.start()
  }
  async function drain(): Promise<void> {
    state.draining = true
    await state.intake?.finish(drainTimeout)
    await closeAll(connections)
  }
  async function stop(): Promise<void> {
    await Promise.all(running.map((work) => work.stop()))
    await presence
      .stop()
      .catch((err: unknown) => logger.warn({ err }, 'could not say that this process stops'))
    await pubSub.stop()
  }
  const routes = (app: FastifyInstance) => {
    app.addHook('onReady', start)
    app.addHook('preClose', drain)
    app.addHook('onClose', stop)
    registerUpgradeRoute(app, socketHandlers({ ...options, connections, endings, counts, state }))
  }
  return {
    feature: liveFeature({ ...options, counts, routes }),
    connections,
    presence,
    pubSub,
    counts,
    serve(features) {
      const tables = features.flatMap(({ frames }) => frames ?? [])
      state.intake = openFrameIntake({ tables, rate: options.rate, counts, logger })
    },
    doWhileOpen: (work) => void alsoOnLoss.push(work),
  }
}
