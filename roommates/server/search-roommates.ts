import type { RoommateCard, RoommateSearch } from '@basera/roommates/contract'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { type CardRow, cardColumns } from './roommate-rows.ts'
import { type Criteria, criteriaOf } from './search/criteria.ts'
import { distanceTo } from './search/distance.ts'
import { searchPage } from './search/search-page.ts'

interface RoommateList {
  items: RoommateCard[]
  total: number
  total_is_exact: boolean
  next_cursor: string | null
}

/** The cards of `ids` as seen from the searched point, in no order; those hidden by now are missing. */
async function cardRows(db: Database, ids: readonly string[], { area }: Criteria): Promise<CardRow[]> {
  const distance = area
    ? sql`CASE WHEN l.public_latitude IS NOT NULL THEN ${distanceTo(area)} END`
    : sql`NULL::float8`
  const { rows } = await sql<CardRow>`
    SELECT ${cardColumns}, ${distance} AS distance_km
    FROM listed_roommates l JOIN user_profiles p ON p.id = l.id WHERE l.id = ANY(${ids}::uuid[])
  `.execute(db)
  return rows
}

/**
 * Searches roommate profiles for `userId` (marketplace 5, decisions 7): text, filters, radius and sort for any number of
 * profiles, page by page. Throws `validation_failed` for a cursor of another search.
 */
export async function searchRoommates(
  db: Database,
  userId: string,
  search: RoommateSearch,
  stride?: number,
): Promise<RoommateList> {
  const criteria = criteriaOf(userId, search, stride)
  const { matches, total, exact, next } = await searchPage(db, criteria, search)
  const ids = matches.map(({ id }) => id)
  const rows = ids.length > 0 ? await cardRows(db, ids, criteria) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => byId.get(id) ?? [])
  return { items, total, total_is_exact: exact, next_cursor: next }
}
