import { defineFeature, type Limit } from '@basera/platform/server'
import { roomCalls } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { searchRooms } from './search-rooms.ts'
import { showRoom } from './show-room.ts'

export interface RoomsOptions {
  readonly db: Database
}

/**
 * Named limits of rooms, per client address. Generous, because a mobile network puts thousands of phones behind one
 * address; they stop scripts, which would otherwise keep the database busy with searches for single letters.
 */
export const roomLimits: Readonly<Record<string, Limit>> = {
  'room-search': { points: 600, seconds: 60 },
}

/** Listings: search and room pages (marketplace 2). */
export const roomsFeature = ({ db }: RoomsOptions) =>
  defineFeature(
    roomCalls,
    {
      'GET /api/rooms': ({ query }) => searchRooms(db, query),
      'GET /api/rooms/{id}': ({ params }) => showRoom(db, params.id),
    },
    { 'GET /api/rooms': 'room-search' },
  )
