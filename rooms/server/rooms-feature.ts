import { defineFeature } from '@basera/platform/server'
import { roomCalls } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { searchRooms } from './search-rooms.ts'
import { showRoom } from './show-room.ts'

export interface RoomsOptions {
  readonly db: Database
}

/** Listings: search and room pages (marketplace 2). */
export const roomsFeature = ({ db }: RoomsOptions) =>
  defineFeature(roomCalls, {
    'GET /api/rooms': ({ query }) => searchRooms(db, query),
    'GET /api/rooms/{id}': ({ params }) => showRoom(db, params.id),
  })
