import type { RoomImage } from '@basera/rooms/contract'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { roomNotFound } from '../own/show-own-rooms.ts'

/** A photo as read, with the name its browser gave it. */
export interface PhotoRow extends RoomImage {
  readonly client_id: string | null
}

const columns = sql`i.id, i.image_url, i.display_order, i.width, i.height, i.blur, i.alt, i.client_id`

/** Photos of a room of `userId`, in order. Throws `not_found` for a room that is not theirs. */
export async function ownPhotos(db: Database, userId: string, roomId: string): Promise<PhotoRow[]> {
  const { rows } = await sql<{ photos: PhotoRow[] }>`
    SELECT coalesce((SELECT json_agg(photo ORDER BY photo.display_order) FROM (
      SELECT ${columns} FROM room_images i WHERE i.room_id = rooms.id
    ) AS photo), '[]') AS photos
    FROM rooms WHERE id = ${roomId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
  `.execute(db)
  if (!rows[0]) throw roomNotFound()
  return rows[0].photos
}

/** Holds a room of `userId` until the transaction ends: changes to its photos take turns. Throws `not_found`. */
export async function holdOwnRoom(trx: Database, userId: string, roomId: string): Promise<void> {
  const { rows } = await sql`
    SELECT id FROM rooms WHERE id = ${roomId}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
    FOR NO KEY UPDATE
  `.execute(trx)
  if (rows.length === 0) throw roomNotFound()
}

/** Numbers the photos of a room from 0 on, in the order they have. */
export async function closeGaps(trx: Database, roomId: string): Promise<void> {
  await sql`
    UPDATE room_images SET display_order = ranked.place FROM (
      SELECT id, row_number() OVER (ORDER BY display_order) - 1 AS place FROM room_images WHERE room_id = ${roomId}::uuid
    ) AS ranked
    WHERE room_images.id = ranked.id AND display_order <> ranked.place
  `.execute(trx)
}

export interface NewPhoto {
  readonly image_url: string
  readonly width: number
  readonly height: number
  readonly blur: string
  readonly client_id: string | null
}

/** Adds a photo at `place`, from 0 on. */
export async function insertPhoto(
  trx: Database,
  roomId: string,
  place: number,
  photo: NewPhoto,
): Promise<PhotoRow> {
  const { rows } = await sql<PhotoRow>`
    INSERT INTO room_images AS i (room_id, display_order, image_url, width, height, blur, client_id)
    VALUES (${roomId}::uuid, ${place}, ${photo.image_url}, ${photo.width}, ${photo.height}, ${photo.blur},
      ${photo.client_id}::uuid)
    RETURNING ${columns}
  `.execute(trx)
  return rows[0] as PhotoRow
}
