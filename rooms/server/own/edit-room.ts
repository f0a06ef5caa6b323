import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@basera/platform/contract'
import { isPastDay, ownRoomSentences, type RoomEdit, roomSentences } from '@basera/rooms/contract'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type OwnRoomRow, ownRoomRow } from './own-room-rows.ts'
import { refuse, refusingBrokenRules } from './room-constraints.ts'
import { roomNotFound } from './show-own-rooms.ts'

/** Whether a room already is as an edit wants it: the edit was sent again after its answer was lost. */
const isDone = (row: OwnRoomRow, changes: readonly (readonly [string, unknown])[]) =>
  changes.every(([name, value]) => isDeepStrictEqual(Reflect.get(row, name), value))

/**
 * Changes a room of `userId`: only the fields that are sent. Rules between fields hold for the room as it then is
 * (decisions 6); a past day may stay, not come (marketplace 5). An edit also confirms that the room is on offer. Throws `not_found`, `validation_failed`, and
 * `conflict` when `version` is given and the room has been edited since.
 */
export async function editRoom(
  db: Database,
  userId: string,
  id: string,
  { version, ...edit }: RoomEdit & { readonly version?: number | undefined },
): Promise<void> {
  const changes = Object.entries(edit).filter(([, value]) => value !== undefined)
  const assignments = changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const unchanged = version === undefined ? sql`` : sql`AND version = ${version}`
  const pastDay = edit.available_from && isPastDay(edit.available_from) ? edit.available_from : undefined
  const noNewPast = pastDay === undefined ? sql`` : sql`AND available_from = ${pastDay}::date`
  const { rows } = await refusingBrokenRules(() =>
    sql`
      UPDATE rooms SET ${sql.join([
        ...assignments,
        sql`version = version + 1, updated_at = now(), confirmed_at = now(), lapsed = false`,
      ])}
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL ${unchanged} ${noNewPast} RETURNING id
    `.execute(db),
  )
  if (rows.length > 0) return
  const row = await ownRoomRow(db, userId, id)
  if (!row) throw roomNotFound()
  if (pastDay !== undefined && row.available_from !== pastDay)
    throw refuse('available_from', roomSentences.dateRequired)
  if (!isDone(row, changes)) throw new Problem('conflict', ownRoomSentences.changedElsewhere)
}
