import { liveCalls } from '@basera/platform/contract'
import type { QueryExecutorProvider } from 'kysely'
import { defineFeature, type Feature, type FeatureParts, type Metric } from '../feature/feature.ts'
import type { Limits } from '../limits.ts'
import type { LiveCounts } from './live-connection.ts'
import { issueTicket } from './live-tickets.ts'

const liveLimits = { 'live-ticket': { points: 60, seconds: 60 } }

interface LiveFeatureNeeds extends Pick<FeatureParts, 'routes'> {
  readonly db: QueryExecutorProvider
  readonly limits: Limits
  readonly counts: Readonly<LiveCounts>
}

const metricsOf = (counts: Readonly<LiveCounts>): Metric[] => [
  {
    name: 'live_connections',
    help: 'Open live connections',
    kind: 'gauge',
    read: () => counts.connections,
  },
  {
    name: 'live_opened_total',
    help: 'Live connections that were opened',
    kind: 'counter',
    read: () => counts.opened,
  },
  {
    name: 'live_refused_total',
    help: 'Live connections that were refused',
    kind: 'counter',
    read: () => counts.refused,
  },
  {
    name: 'live_too_slow_total',
    help: 'Live connections that were closed because their client did not read',
    kind: 'counter',
    read: () => counts.tooSlow,
  },
  {
    name: 'live_frames_received_total',
    help: 'Frames of clients',
    kind: 'counter',
    read: () => counts.framesIn,
  },
  {
    name: 'live_frames_sent_total',
    help: 'Frames to clients',
    kind: 'counter',
    read: () => counts.framesOut,
  },
]

/** `POST /api/live/ticket` and `GET /api/live`. */
export const liveFeature = ({ db, limits, counts, routes }: LiveFeatureNeeds): Feature =>
  defineFeature({
    name: 'live',
    calls: liveCalls,
    handlers: {
      'POST /api/live/ticket': async (_, member) => {
        await limits.spend('live-ticket', member)
        return { ticket: await issueTicket(db, member.session) }
      },
    },
    limits: liveLimits,
    metrics: metricsOf(counts),
    ...(routes ? { routes } : {}),
  })
