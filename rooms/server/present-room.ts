import type { Room, RoomCard, RoomLister } from '@basera/rooms/contract'
import type { CardRow, RoomRow } from './rooms.queries.ts'

type RowWithLister = Pick<CardRow, keyof CardRow & keyof RoomRow>

function nestLister<R extends RowWithLister>(row: R) {
  const { full_name, avatar_url, organization, phone_verified, professional, ...room } = row
  const shown = { full_name, avatar_url, organization, phone_verified, professional }
  const lister: RoomLister = { id: row.user_id, ...shown }
  const created_at = row.created_at.toISOString()
  return { ...room, lister, created_at, confirmed_at: row.confirmed_at.toISOString() }
}

function withProofs({ proofs, ...row }: RoomRow) {
  const { lister, ...room } = nestLister(row)
  return { ...room, lister: { ...lister, proofs } }
}

export const presentCard = (row: CardRow): RoomCard => ({ ...nestLister(row), commute_minutes: null })

/** A row as everyone sees the room: blurred location, no e-mail, no phone (rooms.blurred-location). */
export const presentRoom = (row: RoomRow): Room => ({
  ...withProofs(row),
  updated_at: row.updated_at.toISOString(),
})
