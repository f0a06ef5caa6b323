import { isSuspended } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

const foundRoom = z.object({
  id: z.guid(),
  user_id: z.guid(),
  title: z.string(),
  address: z.string(),
  status: z.string(),
  searchable: z.boolean(),
  hidden_at: z.date().nullable(),
  withheld: z.boolean(),
  deleted_at: z.date().nullable(),
  created_at: z.date(),
})
export type FoundRoom = z.output<typeof foundRoom>

const operatorRoom = foundRoom.extend({
  description: z.string().nullable(),
  rent: z.int(),
  lapsed: z.boolean(),
  confirmed_at: z.date(),
  photos: z.int(),
  external_id: z.string().nullable(),
})
/** A room for the operator; without its exact point. */
export type OperatorRoom = z.output<typeof operatorRoom>

const columns = sql`rooms.id, rooms.user_id, rooms.title, rooms.address, rooms.status, rooms.searchable, rooms.hidden_at,
  rooms.withheld, rooms.deleted_at, rooms.created_at`

export const findRoomsById = statement(
  { row: foundRoom, samples: [[someId, 10]] },
  (id: string, limit: number) => sql`
    SELECT ${columns} FROM rooms WHERE rooms.id = ${id}::uuid OR rooms.user_id = ${id}::uuid
    ORDER BY rooms.created_at DESC, rooms.id LIMIT ${limit}`,
).all

export const findRoomsByText = statement(
  { row: foundRoom, samples: [['a', 10]] },
  (text: string, limit: number) => sql`
    SELECT ${columns} FROM rooms WHERE strpos(lower(rooms.title), ${text}) > 0 OR strpos(lower(rooms.address), ${text}) > 0
    ORDER BY rooms.created_at DESC, rooms.id LIMIT ${limit}`,
).all

export const findAnyRoom = statement(
  { row: operatorRoom, samples: [[someId]] },
  (id: string) => sql`
    SELECT ${columns}, rooms.description, rooms.rent, rooms.lapsed, rooms.confirmed_at, rooms.external_id,
      (SELECT count(*) FROM room_images WHERE room_id = rooms.id) AS photos
    FROM rooms WHERE rooms.id = ${id}::uuid`,
).first

export const lockLister = statement(
  { samples: [[someId]] },
  (roomId: string) => sql`
    SELECT FROM auth_users WHERE id = (SELECT user_id FROM rooms WHERE id = ${roomId}::uuid) FOR SHARE`,
).run

export const lockRoom = statement(
  { row: z.object({ hidden_at: z.date().nullable() }), samples: [[someId]] },
  (id: string) => sql`SELECT hidden_at FROM rooms WHERE id = ${id}::uuid FOR NO KEY UPDATE`,
).first

export const updateHidden = statement(
  {
    samples: [
      [someId, true],
      [someId, false],
    ],
  },
  (id: string, isHidden: boolean) => sql`
    UPDATE rooms SET hidden_at = ${isHidden ? sql`now()` : sql`NULL`} WHERE id = ${id}::uuid`,
).run

/** Compares blurred location and flags of `limit` rooms with what the rules give. */
export const checkRoomPage = statement(
  {
    row: z.object({ id: z.guid(), point_right: z.boolean(), flags_right: z.boolean() }),
    samples: [
      [null, 10],
      [someId, 10],
    ],
  },
  (after: string | null, limit: number) => sql`
    WITH chosen AS MATERIALIZED (
      SELECT * FROM rooms ${after ? sql`WHERE id > ${after}::uuid` : sql``} ORDER BY id LIMIT ${limit}
    )
    SELECT chosen.id, (public_latitude, public_longitude) IS NOT DISTINCT FROM
        (public_latitude(coalesce(blur_latitude, latitude), 0.0045),
         public_longitude(coalesce(blur_latitude, latitude), coalesce(blur_longitude, longitude), 0.0045)) AS point_right,
      withheld = (hidden_at IS NOT NULL OR review_since IS NOT NULL OR ${isSuspended(sql.ref('chosen.user_id'))})
        AND searchable = (status = 'live' AND NOT lapsed AND deleted_at IS NULL AND NOT withheld) AS flags_right
    FROM chosen ORDER BY chosen.id`,
).all
