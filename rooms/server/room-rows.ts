import type { RoomImage } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

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
  readonly cover: RoomImage | null
  readonly image_count: number
}

/** What a room's own page shows beyond its card. */
export interface RoomRow extends Omit<CardRow, 'cover' | 'image_count'> {
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

const cardColumns = sql`r.id, r.user_id, r.title, r.address, r.rent, r.deposit, r.bills_estimate, r.available_from,
  r.gender_preference, r.current_tenants, r.max_tenants, r.smoking_allowed, r.pets_allowed, r.wifi_included,
  r.public_latitude, r.public_longitude, r.created_at,
  p.full_name, p.avatar_url, p.organization, p.phone_verified`

const moreColumns = sql`r.description, r.alcohol_allowed, r.gym_access, r.swimming_pool, r.parking_available,
  r.security_deposit, r.music_allowed, r.custom_amenities, r.updated_at`

const image: RawBuilder<RoomImage> = sql`json_build_object('id', i.id, 'image_url', i.image_url,
  'display_order', i.display_order, 'width', i.width, 'height', i.height, 'blur', i.blur, 'alt', i.alt)`

/** The cards of `ids`, in no order; rooms deleted meanwhile are missing. */
export async function cardRows(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    SELECT ${cardColumns}, photos.cover, coalesce(photos.image_count, 0) AS image_count
    FROM rooms r JOIN user_profiles p ON p.id = r.user_id
    LEFT JOIN LATERAL (
      SELECT ${image} AS cover, count(*) OVER ()::integer AS image_count
      FROM room_images i WHERE i.room_id = r.id ORDER BY i.display_order LIMIT 1
    ) AS photos ON true
    WHERE r.id = ANY(${ids}::uuid[])
  `.execute(db)
  return rows
}

/** One room with its photos in order, or nothing. */
export async function roomRow(db: Database, id: string): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`
    SELECT ${cardColumns}, ${moreColumns}, coalesce((
      SELECT json_agg(${image} ORDER BY i.display_order) FROM room_images i WHERE i.room_id = r.id
    ), '[]') AS images
    FROM rooms r JOIN user_profiles p ON p.id = r.user_id
    WHERE r.id = ${id}::uuid
  `.execute(db)
  return rows[0]
}
