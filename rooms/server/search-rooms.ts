import type { RoomPage, RoomSearch } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { presentCard } from './present-room.ts'
import { findCards } from './rooms.queries.ts'
import type { Point } from './search/search-area.ts'
import { searchPage } from './search/search-page.ts'

const pointOf = ({ lat, lng }: RoomSearch): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng }

/**
 * A page of search results for any number of rooms (rooms.search-pages). Throws `validation_failed` for a cursor of
 * another search.
 */
export async function searchRooms(db: Database, search: RoomSearch): Promise<RoomPage> {
  const { matches, total, totalIsExact, nextCursor } = await searchPage(db, search)
  const ids = matches.map(({ id }) => id)
  const rows = ids.length > 0 ? await findCards(db, ids, pointOf(search)) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCard(row)] : []
  })
  return {
    items,
    total,
    total_is_exact: totalIsExact,
    next_cursor: nextCursor,
    unlocated_total: 0,
    unlocated_city: null,
    unknown_total: 0,
    commute: null,
  }
}
