import { type Page, Problem } from '@basera/platform/contract'
import { takePage, timeCursor } from '@basera/platform/server/search'
import { type OwnRoom, type OwnRoomCard, roomSearchSentences } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { countOwnRooms, findOwnCards, findOwnRoom } from './own-rooms.queries.ts'
import { presentOwnCard, presentOwnRoom } from './present-own-room.ts'
import type { RoomLife } from './room-life.ts'

/** The refusal for a room that is missing or not the caller's (accounts.not-yours-not-found). */
export const roomNotFound = (): Problem => new Problem('not_found', roomSearchSentences.roomNotFound)

/** A room of `userId`. Throws `not_found`. */
export async function showOwnRoom(
  db: Database,
  life: RoomLife,
  userId: string,
  id: string,
): Promise<OwnRoom> {
  const row = await findOwnRoom(db, userId, id)
  if (!row) throw roomNotFound()
  return presentOwnRoom(row, life)
}

const cursors = timeCursor('own', roomSearchSentences.foreignCursor)

/** A page of `userId`'s own rooms, newest first. Throws `validation_failed` for another list's cursor. */
export async function showOwnRooms(
  db: Database,
  life: RoomLife,
  userId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<OwnRoomCard>> {
  const read = await findOwnCards(db, userId, cursors.decode(page.cursor), page.limit + 1)
  const { rows, nextCursor } = takePage(read, page.limit, cursors.encode)
  return {
    items: rows.map((row) => presentOwnCard(row, life)),
    total: await countOwnRooms(db, userId),
    total_is_exact: true,
    next_cursor: nextCursor,
  }
}
