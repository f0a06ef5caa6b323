import type { OwnRoom, OwnRoomCard } from '@basera/rooms/contract'
import { presentRoom } from '../present-room.ts'
import type { OwnCardRow, OwnRoomRow } from './own-rooms.queries.ts'
import { type RoomLife, roomLifeAt } from './room-life.ts'

/** A row as its lister sees the room, exact point included (rooms.blurred-location). */
export function presentOwnRoom(row: OwnRoomRow, life: RoomLife): OwnRoom {
  const { latitude, longitude, version, views, contacts, hidden } = row
  const own = { latitude, longitude, version, views, contacts, hidden, in_search: row.searchable }
  return { ...presentRoom(row), ...own, ...roomLifeAt(life, row) }
}

export function presentOwnCard({ micros: _, searchable, ...row }: OwnCardRow, life: RoomLife): OwnRoomCard {
  const times = { confirmed_at: row.confirmed_at.toISOString(), created_at: row.created_at.toISOString() }
  return { ...row, ...times, in_search: searchable, ...roomLifeAt(life, row) }
}
