import type { Room, RoomCard, RoomLister } from '@basera/rooms/contract'
import type { CardRow, RoomAndLister, RoomRow } from './room-rows.ts'

function splitLister<R extends RoomAndLister>(row: R) {
  const { full_name, avatar_url, organization, phone_verified, ...room } = row
  const lister: RoomLister = { id: row.user_id, full_name, avatar_url, organization, phone_verified }
  const created_at = row.created_at.toISOString()
  return { ...room, lister, created_at, confirmed_at: row.confirmed_at.toISOString() }
}

/** A row as a card in a list. */
export const presentCard = (row: CardRow): RoomCard => splitLister(row)

/** A row as everyone sees the room (decisions 5: the public point, no e-mail, no phone). */
export const presentRoom = (row: RoomRow): Room => ({
  ...splitLister(row),
  updated_at: row.updated_at.toISOString(),
})
