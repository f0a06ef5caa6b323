import { liveCalls } from '@basera/platform/contract'
import type { QueryExecutorProvider } from 'kysely'
import { defineFeature, type Feature } from '../feature/define-feature.ts'
import type { Limit, Limits } from '../limits.ts'
import { issueTicket } from './live-tickets.ts'

/** Named limits of live connections, per member: ten windows that all come back at once, several times. */
export const liveServiceLimits: Readonly<Record<string, Limit>> = {
  'live-ticket': { points: 60, seconds: 60 },
}

/** `POST /api/live/ticket`. */
export const liveFeature = ({
  db,
  limits,
}: {
  readonly db: QueryExecutorProvider
  readonly limits: Limits
}): Feature =>
  defineFeature(liveCalls, {
    'POST /api/live/ticket': async (_, { session }) => {
      await limits.spend('live-ticket', session.userId)
      return { ticket: await issueTicket(db, session) }
    },
  })
