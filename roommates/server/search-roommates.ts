import type { Page } from '@basera/platform/contract'
import type { RoommateCard, RoommateSearch } from '@basera/roommates/contract'
import type { Database } from './database.ts'
import { findCards } from './roommates.queries.ts'
import { criteriaOf } from './search/criteria.ts'
import { searchPage } from './search/search-page.ts'

/** A page of results (roommates.search-pages). Throws `validation_failed` for a cursor of another search. */
export async function searchRoommates(
  db: Database,
  userId: string,
  search: RoommateSearch,
  stride?: number,
): Promise<Page<RoommateCard>> {
  const criteria = criteriaOf(userId, search, stride)
  const { matches, total, totalIsExact, nextCursor } = await searchPage(db, criteria, search)
  const ids = matches.map(({ id }) => id)
  const rows = ids.length > 0 ? await findCards(db, ids, criteria.area) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => byId.get(id) ?? [])
  return { items, total, total_is_exact: totalIsExact, next_cursor: nextCursor }
}
