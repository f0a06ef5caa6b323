import type { OwnRoom, OwnRoomCard } from '@basera/rooms/contract'
import { presentRoom } from '../present-room.ts'
import { presentReview } from '../review/present-review.ts'
import type { OwnCardRow, OwnRoomRow } from './own-rooms.queries.ts'
import { type RoomLife, roomLifeAt } from './room-life.ts'

/** A row as its lister sees the room, exact point included (rooms.blurred-location). */
export function presentOwnRoom(row: OwnRoomRow, life: RoomLife): OwnRoom {
  const { review_since: _since, review_reasons: _reasons, review_asked: _asked, searchable, ...room } = row
  const { latitude, longitude, version, views, contacts, hidden } = row
  const own = { latitude, longitude, version, views, contacts, hidden, in_search: searchable }
  return { ...presentRoom(room), ...own, review: presentReview(row), ...roomLifeAt(life, row) }
}

export function presentOwnCard(row: OwnCardRow, life: RoomLife): OwnRoomCard {
  const {
    micros: _,
    searchable,
    description: _text,
    custom_amenities: _features,
    review_since,
    review_reasons,
    review_asked,
    ...card
  } = row
  const times = { confirmed_at: row.confirmed_at.toISOString(), created_at: row.created_at.toISOString() }
  const review = presentReview({ ...row, review_since, review_reasons, review_asked })
  return { ...card, ...times, in_search: searchable, review, ...roomLifeAt(life, row) }
}
