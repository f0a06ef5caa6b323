import { minutesBetween } from '@basera/places/contract'
import { someId, statement } from '@basera/platform/server/database'
import type { RoomFacetSearch } from '@basera/rooms/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { type Condition, matchConditions, namesCity } from './match-conditions.queries.ts'
import { findOrganizations, type Organizations } from './organizations.queries.ts'
import {
  addressOf,
  circleOf,
  filtersOf,
  journeyCircle,
  type SearchContext,
  shapeOf,
} from './search-criteria.ts'
import { insideCircle } from './search-part.queries.ts'
import { isInside } from './search-spans.ts'

/** Where a room is to everybody; null where it has no location. */
export interface SoughtRoom {
  readonly id: string
  readonly public_latitude: number | null
  readonly public_longitude: number | null
}

export interface ContextSearch {
  readonly search: RoomFacetSearch
  readonly context: SearchContext
}

const nowhere = sql`false`

/** Outlines and metros are decided here, without a statement: most rooms are outside of most. */
export function isBeyond({ search, context: { journey } }: ContextSearch, room: SoughtRoom): boolean {
  const { public_latitude: latitude, public_longitude: longitude } = room
  if (latitude === null || longitude === null) return false
  const shape = shapeOf(search)
  if (shape && !isInside(shape, { lat: latitude, lng: longitude })) return true
  return journey?.reach.by === 'metro' && minutesBetween({ latitude, longitude }, journey.reach) === null
}

/** What {@link isBeyond} leaves open of where a search looks; null where it looks everywhere. */
function placeConditionsOf({ search, context }: ContextSearch, room: SoughtRoom): Condition[] | null {
  const circle = circleOf(search)
  const { journey, city } = context
  if (!circle && !shapeOf(search) && !journey) return null
  if (room.public_latitude === null) return [city ? namesCity(city) : nowhere]
  const isRide = journey && journey.reach.by !== 'metro'
  return [
    ...(circle ? [insideCircle(circle)] : []),
    ...(isRide ? [insideCircle(journeyCircle(journey))] : []),
  ]
}

/** The conditions of a search's own statements, without its ways to read many rooms. */
function findsRoom(one: ContextSearch, organizations: Organizations | null, room: SoughtRoom): Condition {
  const place = placeConditionsOf(one, room)
  const criteria = { ...filtersOf(one.search, organizations), address: place ? null : addressOf(one.search) }
  const conditions = [...matchConditions(criteria, true), ...(place ?? [])]
  return sql`((${sql.join(conditions, sql` AND `)}) IS TRUE)`
}

const sampleRoom: SoughtRoom = { id: someId, public_latitude: 12.9, public_longitude: 77.6 }
const noContext: SearchContext = { city: null, journey: null }
const samples = [
  findsRoom(
    { search: { lat: 12.9, lng: 77.6, q: 'a' }, context: noContext },
    { count: 1, ids: '{1}' },
    sampleRoom,
  ),
  findsRoom({ search: { q: 'a', max_rent: 1 }, context: noContext }, null, sampleRoom),
]

const verdicts = statement(
  { row: z.object({ found: z.array(z.boolean()) }), samples: [[someId, samples]] },
  (roomId: string, conditions: readonly Condition[]) =>
    sql`SELECT ARRAY[${sql.join(conditions)}] AS found FROM rooms WHERE id = ${roomId}::uuid`,
)

/** A statement has 65,535 parameters at most. */
const searchesAtOnce = 100

/** The searches among `searches` that find a room, by the search's own conditions (alerts.same-answer). */
export async function searchesFinding<Search extends ContextSearch>(
  db: Database,
  room: SoughtRoom,
  searches: readonly Search[],
): Promise<Search[]> {
  const organizations = new Map<string, Organizations>()
  const finding: Search[] = []
  const near = searches.filter((search) => !isBeyond(search, room))
  for (let from = 0; from < near.length; from += searchesAtOnce) {
    const some = near.slice(from, from + searchesAtOnce)
    for (const { search } of some)
      if (search.organization && !organizations.has(search.organization))
        organizations.set(search.organization, await findOrganizations(db, search.organization))
    const conditions = some.map((one) =>
      findsRoom(one, organizations.get(one.search.organization ?? '') ?? null, room),
    )
    const found = (await verdicts.first(db, room.id, conditions))?.found ?? []
    finding.push(...some.filter((_, index) => found[index]))
  }
  return finding
}
