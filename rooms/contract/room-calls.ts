import { checkNear, nearFields } from '@basera/places/contract'
import { type Calls, cursor, id, line, page, queryInteger } from '@basera/platform/contract'
import { z } from 'zod'
import { defaultRoomSort, firstPageSize, pageSize, roomSorts, searchTextMax } from './limits.ts'
import { matchFields } from './match-fields.ts'
import { room, roomCard } from './room-shapes.ts'

/**
 * The room search. `lat` and `lng` (degrees) come together; with them `radius_km` defaults to 25, `q` is ignored
 * (rooms.search-text) and distances are known. `gender=any` and `false` flags filter nothing. Rents are whole rupees,
 * bounds included.
 */
export const roomSearch = z
  .strictObject({
    q: z.optional(line(searchTextMax)),
    ...nearFields,
    ...matchFields,
    sort: z.enum(roomSorts).default(defaultRoomSort),
    limit: queryInteger(1, pageSize).default(firstPageSize),
    cursor: cursor.optional(),
  })
  .superRefine((query, context) => {
    checkNear(query, (field, message) => context.addIssue({ code: 'custom', path: [field], message }))
  })
export type RoomSearch = z.output<typeof roomSearch>

/** Calls that need no session. */
export const publicRoomCalls = {
  'GET /api/rooms': {
    summary: 'Search rooms',
    access: 'room-search',
    query: roomSearch,
    response: page(roomCard),
  },
  'GET /api/rooms/{id}': {
    summary: 'One room, as everyone sees it',
    access: 'public',
    params: z.strictObject({ id }),
    response: room,
  },
  'POST /api/rooms/{id}/view': {
    summary: 'A room was looked at; counts once a day for an address, and never for its lister',
    access: 'public',
    params: z.strictObject({ id }),
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls
