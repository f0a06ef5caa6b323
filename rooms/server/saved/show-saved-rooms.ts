import type { Page } from '@basera/platform/contract'
import { takePage, timeCursor } from '@basera/platform/server/search'
import { roomSearchSentences, type SavedRoom } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { presentCard } from '../present-room.ts'
import { findCards } from '../rooms.queries.ts'
import { countSaved, findSaved } from './saved-rooms.queries.ts'

const cursors = timeCursor('saved', roomSearchSentences.foreignCursor)

/** A deleted room has its title and no card. Throws `validation_failed` for another list's cursor. */
export async function showSavedRooms(
  db: Database,
  userId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<SavedRoom>> {
  const read = await findSaved(db, userId, cursors.decode(page.cursor), page.limit + 1)
  const { rows, nextCursor } = takePage(read, page.limit, ({ micros, room_id: id }) =>
    cursors.encode({ micros, id }),
  )
  const ids = rows.map(({ room_id }) => room_id)
  const cards = ids.length > 0 ? await findCards(db, ids, null, userId) : []
  const byId = new Map(cards.map((row) => [row.id, presentCard(row)]))
  return {
    items: rows.map(({ room_id, room_title, note, rent, created_at }) => {
      const room = byId.get(room_id) ?? null
      const saved_at = created_at.toISOString()
      return { room_id, saved_at, title: room?.title ?? room_title, note, rent_when_saved: rent, room }
    }),
    total: await countSaved(db, userId),
    total_is_exact: true,
    next_cursor: nextCursor,
  }
}
