import type { RoomImage, RoomStatus } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Point } from './search/search-area.ts'
import { distanceTo } from './search/search-order.ts'

interface ListerColumns {
  readonly full_name: string | null
  readonly avatar_url: string | null
  readonly organization: string | null
  readonly phone_verified: boolean
}

/** What a card shows, as read. Columns with the exact point or a lister's e-mail and phone are never read here. */
export interface CardRow extends ListerColumns {
  readonly id: string
  readonly user_id: string
  readonly title: string
  readonly address: string
  readonly rent: number
  readonly deposit: number
  readonly bills_estimate: number
  readonly available_from: string
  readonly gender_preference: 'any' | 'male' | 'female'
  readonly current_tenants: number
  readonly max_tenants: number
  readonly smoking_allowed: boolean
  readonly pets_allowed: boolean
  readonly wifi_included: boolean
  readonly public_latitude: number | null
  readonly public_longitude: number | null
  readonly created_at: Date
  readonly status: RoomStatus
  readonly confirmed_at: Date
  /** km from the searched point to the public point; null without one of them. */
  readonly distance_km: number | null
  readonly cover: RoomImage | null
  readonly image_count: number
}

export type RoomAndLister = Omit<CardRow, 'distance_km' | 'cover' | 'image_count'>

/** What a room's own page shows beyond its card. */
export interface RoomRow extends RoomAndLister {
  readonly description: string | null
  readonly alcohol_allowed: boolean
  readonly gym_access: boolean
  readonly swimming_pool: boolean
  readonly parking_available: boolean
  readonly security_deposit: boolean
  readonly music_allowed: boolean
  readonly custom_amenities: string[]
  readonly updated_at: Date
  readonly images: RoomImage[]
}

export const cardColumns = sql`rooms.id, rooms.user_id, rooms.title, rooms.address, rooms.rent, rooms.deposit,
  rooms.bills_estimate, rooms.available_from, rooms.gender_preference, rooms.current_tenants, rooms.max_tenants,
  rooms.smoking_allowed, rooms.pets_allowed, rooms.wifi_included, rooms.public_latitude, rooms.public_longitude,
  rooms.created_at, rooms.status, rooms.confirmed_at`

export const listerColumns = sql`p.full_name, p.avatar_url, p.organization, p.phone_verified`

export const moreColumns = sql`rooms.description, rooms.alcohol_allowed, rooms.gym_access, rooms.swimming_pool, rooms.parking_available,
  rooms.security_deposit, rooms.music_allowed, rooms.custom_amenities, rooms.updated_at`

/** A row `i` of photos as JSON. */
export const image: RawBuilder<RoomImage> = sql`json_build_object('id', i.id, 'image_url', i.image_url,
  'display_order', i.display_order, 'width', i.width, 'height', i.height, 'blur', i.blur, 'alt', i.alt)`

/**
 * The cards of `ids` as seen from `point`, in no order; deleted and withheld rooms are missing. The rooms are found apart from
 * the join: with so many indexes on them, planning it whole took longer than running it.
 */
export async function cardRows(
  db: Database,
  ids: readonly string[],
  point: Point | null,
): Promise<CardRow[]> {
  const distance = point
    ? sql`CASE WHEN rooms.public_latitude IS NOT NULL THEN ${distanceTo(point)} END`
    : sql`NULL::float8`
  const { rows } = await sql<CardRow>`
    WITH found AS MATERIALIZED (
      SELECT ${cardColumns}, ${distance} AS distance_km FROM rooms
      WHERE id = ANY(${ids}::uuid[]) AND deleted_at IS NULL AND NOT withheld
    )
    SELECT found.*, ${listerColumns}, photos.cover, coalesce(photos.image_count, 0) AS image_count
    FROM found JOIN user_profiles p ON p.id = found.user_id
    LEFT JOIN LATERAL (
      SELECT ${image} AS cover, count(*) OVER ()::integer AS image_count
      FROM room_images i WHERE i.room_id = found.id ORDER BY i.display_order LIMIT 1
    ) AS photos ON true
  `.execute(db)
  return rows
}

/** One room with its photos in order, or nothing; a deleted or withheld one is nothing. */
export async function roomRow(db: Database, id: string): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`
    SELECT ${cardColumns}, ${moreColumns}, ${listerColumns}, coalesce((
      SELECT json_agg(${image} ORDER BY i.display_order) FROM room_images i WHERE i.room_id = rooms.id
    ), '[]') AS images
    FROM rooms JOIN user_profiles p ON p.id = rooms.user_id
    WHERE rooms.id = ${id}::uuid AND rooms.deleted_at IS NULL AND NOT rooms.withheld
  `.execute(db)
  return rows[0]
}
