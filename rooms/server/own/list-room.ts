import { Problem } from '@basera/platform/contract'
import { ownRoomSentences, type RoomCreation } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { type Cities, namedCity } from '../named-city/named-city.ts'
import { findListed, insertRoom } from './own-rooms.queries.ts'
import { refusingBrokenRules } from './room-constraints.ts'

async function roomListedBefore(db: Database, userId: string, clientId: string): Promise<string> {
  const room = await findListed(db, userId, clientId)
  if (!room || room.deleted) throw new Problem('conflict', ownRoomSentences.wasDeleted)
  return room.id
}

/** One `client_id` is one room (rooms.listed-once). Throws `conflict` if that room was deleted since. */
export async function listRoom(
  db: Database,
  cities: Cities,
  userId: string,
  listing: RoomCreation & { readonly client_id?: string | undefined },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const named_city = await namedCity(cities, listing.address)
  const fields = Object.entries({ user_id: userId, ...listing, named_city }).filter(
    ([, value]) => value !== undefined,
  )
  const room = await refusingBrokenRules(() => insertRoom(db, fields))
  if (room) return { id: room.id, isNew: true }
  return { id: await roomListedBefore(db, userId, listing.client_id ?? ''), isNew: false }
}
