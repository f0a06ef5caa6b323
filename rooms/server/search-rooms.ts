import type { Places } from '@basera/places/server'
import type { RoomPage, RoomSearch } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { presentCard } from './present-room.ts'
import { findCards } from './rooms.queries.ts'
import type { Point } from './search/search-area.ts'
import { searchPage } from './search/search-page.ts'
import { searchedCity } from './search/searched-city.ts'

/** Cities and travel times that searches need. */
export type SearchPlaces = Pick<Places, 'directory' | 'travel'>

const pointOf = ({ lat, lng }: RoomSearch): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng }

/**
 * A page of search results for any number of rooms (rooms.search-pages). Throws `validation_failed` for a cursor of
 * another search.
 */
export async function searchRooms(
  db: Database,
  { directory }: SearchPlaces,
  search: RoomSearch,
): Promise<RoomPage> {
  const point = pointOf(search)
  const searched = point ? await searchedCity(directory)(point) : null
  const { matches, counts, city, nextCursor } = await searchPage(db, search, searched)
  const ids = matches.map(({ id }) => id)
  const rows = ids.length > 0 ? await findCards(db, ids, point) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCard(row)] : []
  })
  return {
    items,
    total: counts.total,
    total_is_exact: counts.totalIsExact,
    next_cursor: nextCursor,
    unlocated_total: counts.unlocatedTotal,
    unlocated_city: city,
    unknown_total: counts.unknownTotal,
    commute: null,
  }
}
