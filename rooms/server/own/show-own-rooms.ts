import { Problem } from '@basera/platform/contract'
import { type OwnRoom, type OwnRoomCard, roomSearchSentences } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { readListCursor, writeListCursor } from '../list-cursor.ts'
import { countOwnRooms, findOwnCards, findOwnRoom } from './own-rooms.queries.ts'
import { presentOwnCard, presentOwnRoom } from './present-own-room.ts'
import type { RoomLife } from './room-life.ts'

/** The refusal for a room that is not there or not the caller's (accounts.not-yours-not-found). */
export const roomNotFound = (): Problem => new Problem('not_found', roomSearchSentences.roomNotFound)

/** One of `userId`'s own rooms. Throws `not_found` "Room Not Found". */
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

interface OwnRooms {
  items: OwnRoomCard[]
  total: number
  total_is_exact: boolean
  next_cursor: string | null
}

/** A page of `userId`'s own rooms, newest first. Throws `validation_failed` for another list's cursor. */
export async function showOwnRooms(
  db: Database,
  life: RoomLife,
  userId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<OwnRooms> {
  const after = readListCursor('own', page.cursor)
  const rows = await findOwnCards(db, userId, after, page.limit + 1)
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => presentOwnCard(row, life)),
    total: await countOwnRooms(db, userId),
    total_is_exact: true,
    next_cursor: last && rows.length > page.limit ? writeListCursor('own', last) : null,
  }
}
