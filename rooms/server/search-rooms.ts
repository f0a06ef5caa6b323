import type { RoomCard, RoomSearch } from '@basera/rooms/contract'
import type { Database } from './database.ts'
import { presentCard } from './present-room.ts'
import { findCards } from './rooms.queries.ts'
import type { Point } from './search/search-area.ts'
import { searchPage } from './search/search-page.ts'

interface RoomList {
  items: RoomCard[]
  total: number
  total_is_exact: boolean
  next_cursor: string | null
}

const pointOf = ({ lat, lng }: RoomSearch): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng }

/**
 * Searches rooms (marketplace 2, 7; decisions 6): filters, radius and sort for any number of rooms, page by page. Throws
 * `validation_failed` for a cursor of another search.
 */
export async function searchRooms(db: Database, search: RoomSearch): Promise<RoomList> {
  const { matches, total, exact, next } = await searchPage(db, search)
  const ids = matches.map(({ id }) => id)
  const rows = ids.length > 0 ? await findCards(db, ids, pointOf(search)) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = matches.flatMap(({ id }) => {
    const row = byId.get(id)
    return row ? [presentCard(row)] : []
  })
  return { items, total, total_is_exact: exact, next_cursor: next }
}
