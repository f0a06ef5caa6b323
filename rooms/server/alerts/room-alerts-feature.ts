import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { every } from '@basera/platform/server/jobs'
import { alertPaceCalls } from '@basera/rooms/contract'
import { alertPace } from './alert-pace.ts'
import { type MatchNeeds, matchQueuedRooms } from './match-rooms.ts'

/** Compares rooms with saved searches (alerts.matching-queued), and says how much a search would find. */
export const roomAlertsFeature = (needs: MatchNeeds): Feature =>
  defineFeature({
    name: 'room-alerts',
    calls: alertPaceCalls,
    handlers: {
      'GET /api/alert-pace': ({ query }) => alertPace(needs.db, needs.places, query.query),
    },
    /** Of a client address. */
    limits: { 'alert-pace': { points: 300, seconds: 60 } },
    callLimits: { 'GET /api/alert-pace': 'alert-pace' },
    tasks: [every(1, 'match-alert-rooms', () => matchQueuedRooms(needs))],
  })
