import { nearFields } from '@basera/places/contract'
import { type Calls, cursor, id, line, queryInteger } from '@basera/platform/contract'
import { z } from 'zod'
import { areaFields, checkTogether, journeyFields } from './area-fields.ts'
import {
  comparedMax,
  firstPageSize,
  pageSize,
  type RoomSort,
  roomSorts,
  roomsByIdsMax,
  searchTextMax,
} from './limits.ts'
import { matchFields } from './match-fields.ts'
import { room, roomCard } from './room-shapes.ts'
import { comparison, roomFacets, roomPage } from './search-shapes.ts'
import { roomSearchSentences } from './sentences.ts'

/**
 * The room search. `lat` and `lng` (degrees) come together; with them `radius_km` defaults to 25, `q` is ignored
 * (rooms.search-text) and distances are known. `gender=any` and `false` flags filter nothing. Rents are whole rupees,
 * bounds included.
 */
export const roomSearch = z
  .strictObject({
    q: z.optional(line(searchTextMax)),
    ...nearFields,
    ...areaFields,
    ...matchFields,
    sort: z.enum(roomSorts).optional(),
    limit: queryInteger(1, pageSize).default(firstPageSize),
    cursor: cursor.optional(),
  })
  .superRefine(checkTogether)
export type RoomSearch = z.output<typeof roomSearch>

/** What a search counts by: its filters and its area, without order and page. */
export const roomFacetSearch = z
  .strictObject({ q: z.optional(line(searchTextMax)), ...nearFields, ...areaFields, ...matchFields })
  .superRefine(checkTogether)
export type RoomFacetSearch = z.output<typeof roomFacetSearch>

/** The order of a search that asks for none: the shortest journey, the nearest, or the newest (rooms.search-defaults). */
export function sortOf(search: Pick<RoomSearch, 'sort' | 'lat' | 'commute_to'>): RoomSort {
  if (search.sort) return search.sort
  if (search.commute_to !== undefined) return 'commute'
  return search.lat === undefined ? 'newest' : 'distance'
}

/** Up to `most` ids as a comma list; each counts once. */
const upTo = (most: number) =>
  z
    .string()
    .max(most * 37)
    .transform((text) => text.split(','))
    .pipe(z.array(id).max(most))
    .transform((ids) => [...new Set(ids)])

/** Rooms side by side; a way to travel needs a place to travel to. */
const comparisonQuery = z
  .strictObject({ ids: upTo(comparedMax), ...journeyFields })
  .refine(({ commute_by, commute_to }) => commute_by === undefined || commute_to !== undefined, {
    path: ['commute_by'],
    message: roomSearchSentences.commuteNeedsPlace,
  })
export type ComparisonQuery = z.output<typeof comparisonQuery>

export const publicRoomCalls = {
  'GET /api/rooms': {
    summary: 'Search rooms',
    access: 'room-search',
    query: roomSearch,
    response: roomPage,
  },
  'GET /api/rooms/facets': {
    summary: 'What a search finds, by filter and by rent',
    access: 'room-search',
    query: roomFacetSearch,
    response: roomFacets,
  },
  'GET /api/rooms/by-ids': {
    summary: 'The rooms with these ids that are still there, in the order asked for',
    access: 'room-search',
    query: z.strictObject({ ids: upTo(roomsByIdsMax) }),
    response: z.object({ items: z.array(roomCard) }),
  },
  'GET /api/rooms/compare': {
    summary: 'Rooms side by side, in the order asked for, with what is near and the way to a place',
    access: 'room-search',
    query: comparisonQuery,
    response: comparison,
  },
  'GET /api/rooms/{id}': {
    summary: 'One room, as everyone sees it',
    access: 'room-search',
    params: z.strictObject({ id }),
    response: room,
  },
  'POST /api/rooms/{id}/view': {
    summary: 'A room was looked at; counts once a day for an address, and never for its lister',
    access: 'room-search',
    params: z.strictObject({ id }),
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls
