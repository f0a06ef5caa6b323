import type { SavedRoom } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { readListCursor, writeListCursor } from '../list-cursor.ts'
import { presentCard } from '../present-room.ts'
import { findCards } from '../rooms.queries.ts'
import { countSaved, findSaved } from './saved-rooms.queries.ts'

interface SavedRooms {
  items: SavedRoom[]
  total: number
  total_is_exact: boolean
  next_cursor: string | null
}

/**
 * A page of `userId`'s saved rooms, the last saved first (rooms.saved-rooms). Each card says by its status whether the room is
 * still on offer; a deleted room has no card but the title it had. Throws `validation_failed` for another list's cursor.
 */
export async function showSavedRooms(
  db: Database,
  userId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<SavedRooms> {
  const after = readListCursor('saved', page.cursor)
  const rows = await findSaved(db, userId, after, page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const ids = shown.map(({ room_id }) => room_id)
  const cards = ids.length > 0 ? await findCards(db, ids, null) : []
  const byId = new Map(cards.map((row) => [row.id, presentCard(row)]))
  const last = shown.at(-1)
  return {
    items: shown.map(({ room_id, room_title, created_at }) => {
      const room = byId.get(room_id) ?? null
      return { room_id, saved_at: created_at.toISOString(), title: room?.title ?? room_title, room }
    }),
    total: await countSaved(db, userId),
    total_is_exact: true,
    next_cursor:
      last && rows.length > page.limit
        ? writeListCursor('saved', { micros: last.micros, id: last.room_id })
        : null,
  }
}
