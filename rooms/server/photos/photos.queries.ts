import { someId, statement } from '@basera/platform/server/database'
import { roomImage } from '@basera/rooms/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { roomNotFound } from '../own/show-own-rooms.ts'

/** `client_id` is the name that its browser gave it. */
const photoRow = z.object({ ...roomImage.shape, client_id: z.guid().nullable() })
export type PhotoRow = z.output<typeof photoRow>

const columns = sql`i.id, i.image_url, i.display_order, i.width, i.height, i.blur, i.alt, i.client_id`

const photosOfRoom = statement(
  { row: z.object({ photos: z.array(photoRow) }), samples: [[someId, someId]] },
  (userId: string, roomId: string) => sql`
    SELECT coalesce((SELECT json_agg(photo ORDER BY photo.display_order) FROM (
      SELECT ${columns} FROM room_images i WHERE i.room_id = rooms.id
    ) AS photo), '[]') AS photos
    FROM rooms WHERE id = ${roomId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL`,
)

/** Photos of a room of `userId`, in order. Throws `not_found` for a room that is not theirs. */
export async function findPhotos(db: Database, userId: string, roomId: string): Promise<PhotoRow[]> {
  const room = await photosOfRoom.first(db, userId, roomId)
  if (!room) throw roomNotFound()
  return room.photos
}

const roomForUpdate = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, someId]] },
  (userId: string, roomId: string) => sql`
    SELECT id FROM rooms WHERE id = ${roomId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
    FOR NO KEY UPDATE`,
)

/** Locks a room of `userId`, so that changes to its photos take turns. Throws `not_found`. */
export async function lockOwnRoom(trx: Database, userId: string, roomId: string): Promise<void> {
  if (!(await roomForUpdate.first(trx, userId, roomId))) throw roomNotFound()
}

export const closeGaps = statement(
  { samples: [[someId]] },
  (roomId: string) => sql`
    UPDATE room_images SET display_order = ranked.position FROM (
      SELECT id, row_number() OVER (ORDER BY display_order) - 1 AS position
      FROM room_images WHERE room_id = ${roomId}::uuid
    ) AS ranked
    WHERE room_images.id = ranked.id AND display_order <> ranked.position`,
).run

export interface NewPhoto {
  readonly image_url: string
  readonly width: number
  readonly height: number
  readonly blur: string
  readonly client_id: string | null
}

const samplePhoto: NewPhoto = { image_url: '', width: 1, height: 1, blur: '', client_id: null }

export const insertPhoto = statement(
  { row: photoRow, samples: [[someId, 0, samplePhoto]] },
  (roomId: string, position: number, photo: NewPhoto) => sql`
    INSERT INTO room_images AS i (room_id, display_order, image_url, width, height, blur, client_id)
    VALUES (${roomId}::uuid, ${position}, ${photo.image_url}, ${photo.width}, ${photo.height}, ${photo.blur},
      ${photo.client_id}::uuid)
    RETURNING ${columns}`,
).first

export const updateOrder = statement(
  { samples: [[someId, [someId]]] },
  (roomId: string, imageIds: readonly string[]) => sql`
    UPDATE room_images SET display_order = wanted.position - 1
    FROM unnest(${imageIds}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    WHERE room_images.id = wanted.id AND room_id = ${roomId}::uuid`,
).run

export const deletePhoto = statement(
  { row: z.object({ image_url: z.string() }), samples: [[someId, someId]] },
  (roomId: string, imageId: string) => sql`
    DELETE FROM room_images WHERE id = ${imageId}::uuid AND room_id = ${roomId}::uuid RETURNING image_url`,
).first

/** Those addresses that belong to a photo. */
export const findKnownAddresses = statement(
  { row: z.object({ image_url: z.string() }), samples: [[['']]] },
  (addresses: readonly string[]) => sql`
    SELECT image_url FROM room_images WHERE image_url = ANY(${addresses}::text[])`,
).all

export const findPhotoPage = statement(
  {
    row: z.object({ id: z.guid(), image_url: z.string(), width: z.int() }),
    samples: [
      [null, 10],
      [someId, 10],
    ],
  },
  (after: string | null, limit: number) => sql`
    SELECT id, image_url, width FROM room_images ${after ? sql`WHERE id > ${after}::uuid` : sql``}
    ORDER BY id LIMIT ${limit}`,
).all

export const findPhoto = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (id: string) => sql`SELECT id FROM room_images WHERE id = ${id}::uuid`,
).first
