import type { RoomImage, RoomStatus } from '@basera/rooms/contract'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { ListPlace } from '../list-cursor.ts'
import { cardColumns, image, listerColumns, moreColumns, type RoomRow } from '../room-rows.ts'

interface OwnColumns {
  readonly searchable: boolean
  readonly hidden: boolean
  readonly version: number
  readonly views: number
  readonly contacts: number
}

/** One's own room, as read: the only query of a room's page that reads the exact point. */
export interface OwnRoomRow extends RoomRow, OwnColumns {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** One's own room in a list, as read. `micros` is when it was listed, in microseconds since 1970. */
export interface OwnCardRow extends OwnColumns {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly rent: number
  readonly available_from: string
  readonly gender_preference: 'any' | 'male' | 'female'
  readonly status: RoomStatus
  readonly confirmed_at: Date
  readonly created_at: Date
  readonly cover: RoomImage | null
  readonly image_count: number
  readonly micros: number
}

const counts = sql`coalesce(counts.views, 0) AS views, coalesce(counts.contacts, 0) AS contacts`

/** Of a lister who reads this: who is suspended cannot sign in. */
const hidden = sql`rooms.hidden_at IS NOT NULL AS hidden`

/** The room `id` of `userId` with its photos in order, or nothing. */
export async function ownRoomRow(db: Database, userId: string, id: string): Promise<OwnRoomRow | undefined> {
  const { rows } = await sql<OwnRoomRow>`
    SELECT ${cardColumns}, ${moreColumns}, ${listerColumns}, rooms.latitude, rooms.longitude, rooms.searchable, ${hidden},
      rooms.version, ${counts}, coalesce((
        SELECT json_agg(${image} ORDER BY i.display_order) FROM room_images i WHERE i.room_id = rooms.id
      ), '[]') AS images
    FROM rooms JOIN user_profiles p ON p.id = rooms.user_id LEFT JOIN room_counts counts ON counts.room_id = rooms.id
    WHERE rooms.id = ${id}::uuid AND rooms.user_id = ${userId}::uuid AND rooms.deleted_at IS NULL
  `.execute(db)
  return rows[0]
}

/** The newest `limit` rooms of `userId` after a place in the list. */
export async function ownCardRows(
  db: Database,
  userId: string,
  after: ListPlace | null,
  limit: number,
): Promise<OwnCardRow[]> {
  const moment = sql`(timestamptz 'epoch' + ${after?.micros ?? 0}::float8 * interval '1 microsecond')`
  const beyond = after
    ? sql`AND (created_at < ${moment} OR (created_at = ${moment} AND rooms.id > ${after.id}::uuid))`
    : sql``
  const { rows } = await sql<OwnCardRow>`
    SELECT rooms.id, title, address, rent, available_from, gender_preference, status, confirmed_at, created_at, searchable,
      ${hidden}, version, ${counts}, photos.cover, coalesce(photos.image_count, 0) AS image_count,
      (extract(epoch FROM created_at) * 1000000)::bigint AS micros
    FROM rooms LEFT JOIN room_counts counts ON counts.room_id = rooms.id
    LEFT JOIN LATERAL (
      SELECT ${image} AS cover, count(*) OVER ()::integer AS image_count
      FROM room_images i WHERE i.room_id = rooms.id ORDER BY i.display_order LIMIT 1
    ) AS photos ON true
    WHERE user_id = ${userId}::uuid AND deleted_at IS NULL ${beyond}
    ORDER BY created_at DESC, rooms.id LIMIT ${limit}
  `.execute(db)
  return rows
}

/** How many rooms `userId` has. */
export async function countOwnRooms(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*) AS found FROM rooms WHERE user_id = ${userId}::uuid AND deleted_at IS NULL
  `.execute(db)
  return rows[0]?.found ?? 0
}
