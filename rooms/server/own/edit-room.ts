import { isDeepStrictEqual } from 'node:util'
import { isPastDay, Problem } from '@basera/platform/contract'
import { ownRoomSentences, type RoomEdit, roomSentences } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { type Cities, namedCity } from '../named-city/named-city.ts'
import { findOwnRoom, type OwnRoomRow, updateOwnRoom } from './own-rooms.queries.ts'
import { refuse, refusingBrokenRules } from './room-constraints.ts'
import { roomNotFound } from './show-own-rooms.ts'

type Changes = readonly (readonly [column: string, value: unknown])[]

/** Whether the room already is as the edit wants it: the edit was sent again after its answer was lost. */
const isApplied = (row: OwnRoomRow, changes: Changes) =>
  changes.every(([name, value]) => isDeepStrictEqual(Reflect.get(row, name), value))

/** Judges the whole room. Throws `not_found`, `validation_failed`, `conflict` if edited since (rooms.edit-version). */
export async function editRoom(
  db: Database,
  cities: Cities,
  userId: string,
  id: string,
  { version, ...edit }: RoomEdit & { readonly version?: number | undefined },
): Promise<void> {
  const changes = Object.entries(edit).filter(([, value]) => value !== undefined)
  const pastDay = edit.available_from && isPastDay(edit.available_from) ? edit.available_from : undefined
  const named: Changes =
    edit.address === undefined ? [] : [['named_city', await namedCity(cities, edit.address)]]
  const changed = await refusingBrokenRules(() =>
    updateOwnRoom(db, userId, id, [...changes, ...named], { version, pastDay }),
  )
  if (changed > 0) return
  const row = await findOwnRoom(db, userId, id)
  if (!row) throw roomNotFound()
  if (pastDay !== undefined && row.available_from !== pastDay)
    throw refuse('available_from', roomSentences.datePast)
  if (!isApplied(row, changes)) throw new Problem('conflict', ownRoomSentences.changedElsewhere)
}
