import { shownProofs } from '@basera/accounts/contract'
import { notBlocked, proofsOf, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { roomCard, room as roomShape } from '@basera/rooms/contract'
import { isProfessional } from '@basera/trust/server'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Point } from './search/search-area.ts'
import { distanceTo } from './search/search-order.queries.ts'

/** Anyone may see the room: neither deleted nor withheld, as while it is in review (rooms.visible-rooms). */
export const isVisible = sql`rooms.deleted_at IS NULL AND NOT rooms.withheld`

/** No block stands between the room's lister and who looks; visitors have none (trust.block-mutual). */
export const isSeenBy = (viewerId: string | null) =>
  viewerId === null ? sql`true` : notBlocked(sql`rooms.user_id`, sql`${viewerId}::uuid`)

/** Rooms that anyone may see, on offer or not. For joins: `JOIN ${visibleRooms} room ON room.id = …`. */
export const visibleRooms = sql`(SELECT id, user_id, title, status, address, public_latitude, public_longitude
  FROM rooms WHERE ${isVisible})`

const {
  lister: _lister,
  distance_km,
  commute_minutes: _minutes,
  cover,
  image_count,
  ...cardShape
} = roomCard.shape
const { lister: _, images, ...pageShape } = roomShape.shape

const moments = { available_from: z.string(), created_at: z.date(), confirmed_at: z.date() }
const cardFields = { ...cardShape, ...moments }
/** Fields of a room's own page beyond its card. */
export const pageFields = { ...pageShape, ...moments, updated_at: z.date() }

/** Never e-mail or phone (accounts.others-see). */
const profileFields = {
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  organization: z.string().nullable(),
  phone_verified: z.boolean(),
}
const listerFields = { ...profileFields, professional: z.boolean() }
export const pageListerFields = { ...listerFields, proofs: shownProofs }

export const columnsOf = (table: string, fields: Readonly<Record<string, z.core.$ZodType>>) =>
  sql.join(Object.keys(fields).map((name) => sql.ref(`${table}.${name}`)))

/** Never the exact point (rooms.blurred-location). */
const cardColumns = columnsOf('rooms', cardFields)
export const pageColumns = columnsOf('rooms', pageFields)
const listerColumns = sql`${columnsOf('p', profileFields)}, ${isProfessional(sql`p.id`)} AS professional`
export const pageListerColumns = sql`${listerColumns}, ${proofsOf(sql`p.id`)} AS proofs`

/** A row `i` of `room_images` as JSON. */
const image = sql`json_build_object('id', i.id, 'image_url', i.image_url,
  'display_order', i.display_order, 'width', i.width, 'height', i.height, 'blur', i.blur, 'alt', i.alt)`

/** The photos of a row of `rooms` in order, as a JSON list. */
export const imageList = sql`coalesce((
  SELECT json_agg(${image} ORDER BY i.display_order) FROM room_images i WHERE i.room_id = rooms.id
), '[]')`

/** Cover and number of photos of a room, to join as `photos`. */
export const coverOf = (roomId: string) => sql`LATERAL (
  SELECT ${image} AS cover, count(*) OVER ()::integer AS image_count
  FROM room_images i WHERE i.room_id = ${sql.ref(roomId)} ORDER BY i.display_order LIMIT 1
)`

const cardRow = z.object({ ...cardFields, ...listerFields, distance_km, cover, image_count })
export type CardRow = z.output<typeof cardRow>

/** A card as PostgreSQL writes it as JSON. */
const cardJson = cardRow.extend({ created_at: z.string(), confirmed_at: z.string() })
export type CardJson = z.output<typeof cardJson>

export const cardOfJson = ({ created_at, confirmed_at, ...card }: CardJson): CardRow => ({
  ...card,
  created_at: new Date(created_at),
  confirmed_at: new Date(confirmed_at),
})

const roomRow = z.object({ ...pageFields, ...pageListerFields, images })
export type RoomRow = z.output<typeof roomRow>

const distanceFrom = (point: Point | null) =>
  point ? sql`CASE WHEN rooms.public_latitude IS NOT NULL THEN ${distanceTo(point)} END` : sql`NULL::float8`
/** Of a row of `found`. */
const cardExtras = sql`${listerColumns}, photos.cover, coalesce(photos.image_count, 0) AS image_count`
const joinCardExtras = sql`JOIN ${publicProfiles} p ON p.id = found.user_id
  LEFT JOIN ${coverOf('found.id')} AS photos ON true`

export interface CardsFor {
  readonly point: Point | null
  readonly viewerId: string | null
}

/** Queries for WITH: `cards` has `id` and `card`, as JSON, of the rooms of `ids` that may be seen. */
export const withCards = (ids: RawBuilder<unknown>, { point, viewerId }: CardsFor) => sql`
  found AS MATERIALIZED (
    SELECT seen.* FROM (${ids}) AS wanted CROSS JOIN LATERAL (
      SELECT ${cardColumns}, ${distanceFrom(point)} AS distance_km
      FROM rooms WHERE rooms.id = wanted.id AND ${isVisible} AND ${isSeenBy(viewerId)} OFFSET 0
    ) AS seen
  ), cards AS (
    SELECT found.id, row_to_json(shown) AS card FROM found ${joinCardExtras}
    CROSS JOIN LATERAL (SELECT found.*, ${cardExtras}) AS shown
  )`

const cards = statement(
  {
    row: cardRow,
    isPrepared: true,
    samples: [
      [[someId], null, null],
      [[someId], { lat: 12.9, lng: 77.6 }, someId],
    ],
  },
  (ids: readonly string[], point: Point | null, viewerId: string | null) => sql`
    WITH found AS MATERIALIZED (
      SELECT ${cardColumns}, ${distanceFrom(point)} AS distance_km
      FROM rooms WHERE rooms.id = ANY(${ids}::uuid[]) AND ${isVisible} AND ${isSeenBy(viewerId)}
    )
    SELECT found.*, ${cardExtras} FROM found ${joinCardExtras}`,
)

/**
 * Cards of the rooms among `ids` that `viewerId` may see, in no order, with their distance from `point` in km. Rooms are read apart
 * from the join: with so many indexes, planning it whole took longer than running it.
 */
export const findCards = cards.all

/** A room that `viewerId` may see, with its photos in order. */
export const findRoom = statement(
  {
    row: roomRow,
    isPrepared: true,
    samples: [
      [someId, null],
      [someId, someId],
    ],
  },
  (id: string, viewerId: string | null) => sql`
    SELECT ${pageColumns}, ${pageListerColumns}, ${imageList} AS images
    FROM rooms JOIN ${publicProfiles} p ON p.id = rooms.user_id
    WHERE rooms.id = ${id}::uuid AND ${isVisible} AND ${isSeenBy(viewerId)}`,
).first

export const findLister = statement(
  { row: z.object({ user_id: z.guid() }), samples: [[someId]] },
  (roomId: string) => sql`SELECT user_id FROM rooms WHERE id = ${roomId}::uuid AND ${isVisible}`,
).first

export const countOnce = statement(
  {
    samples: [
      [someId, 'views'],
      [someId, 'contacts'],
      [someId, 'visits'],
    ],
  },
  (roomId: string, column: 'views' | 'contacts' | 'visits') => sql`
    WITH total AS (
      INSERT INTO room_counts AS counts (room_id, ${sql.ref(column)})
      SELECT id, 1 FROM rooms WHERE id = ${roomId}::uuid
      ON CONFLICT (room_id) DO UPDATE SET ${sql.ref(column)} = counts.${sql.ref(column)} + 1
    )
    INSERT INTO room_days AS days (room_id, day, ${sql.ref(column)})
    SELECT id, (now() AT TIME ZONE 'Asia/Kolkata')::date, 1 FROM rooms WHERE id = ${roomId}::uuid
    ON CONFLICT (room_id, day) DO UPDATE SET ${sql.ref(column)} = days.${sql.ref(column)} + 1`,
).run
