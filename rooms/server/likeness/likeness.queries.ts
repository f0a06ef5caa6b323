import { publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { accountsOfPerson } from '@basera/trust/server'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

export interface PhotoHash {
  readonly keys: readonly number[]
  readonly spots: Uint8Array
  readonly small: Uint8Array
}

const noBytes = Buffer.alloc(0)

export const insertPhotoHash = statement(
  { samples: [[someId, { keys: [1], spots: noBytes, small: noBytes }]] },
  (photoId: string, { keys, spots, small }: PhotoHash) => sql`
    INSERT INTO photo_hashes (photo_id, keys, spots, small)
    SELECT id, ${keys}::integer[], ${spots}::bytea, ${small}::bytea FROM room_images WHERE id = ${photoId}::uuid
    ON CONFLICT (photo_id) DO UPDATE SET keys = excluded.keys, spots = excluded.spots, small = excluded.small
    WHERE NOT photo_hashes.compared`,
).run

/** Those keys that so many photos have already. */
export const findPopularKeys = statement(
  { row: z.object({ key: z.int().nullable() }), samples: [[[1], 10]] },
  (keys: readonly number[], photos: number) => sql`
    SELECT key FROM unnest(${keys}::integer[]) AS key
    WHERE (SELECT count(*) FROM (SELECT FROM photo_keys WHERE photo_keys.key = key.key LIMIT ${photos}) AS kept) = ${photos}`,
).all

export interface SharingBounds {
  readonly shared: number
  readonly returned: number
}

/** Of the photos that share most keys, those of rooms that `isSought` holds for; a room is read only until there are enough. */
const sharingOf = (photoId: string, isSought: RawBuilder<unknown>, limit: RawBuilder<unknown>) => sql`
  SELECT photo_id, i.width, i.height, h.keys, spots, small, sharing.keys AS shared
  FROM (SELECT * FROM sharing ORDER BY keys DESC OFFSET 0) AS sharing JOIN photo_hashes h ON h.number = sharing.photo
    JOIN room_images i ON i.id = photo_id JOIN rooms r ON r.id = i.room_id
  WHERE photo_id <> ${photoId}::uuid AND ${isSought}
  ORDER BY shared DESC LIMIT ${limit}`

/** Photos of rooms that share keys with a photo: first those of other persons, among them first with most shared keys. */
export const findSharingPhotos = statement(
  {
    row: z.object({
      photo_id: z.guid(),
      width: z.int(),
      height: z.int(),
      keys: z.array(z.int()),
      spots: z.instanceof(Buffer),
      small: z.instanceof(Buffer),
    }),
    samples: [[someId, [1], { shared: 10, returned: 10 }]],
    isPrepared: true,
  },
  (photoId: string, keys: readonly number[], { shared, returned }: SharingBounds) => sql`
    WITH own AS MATERIALIZED (
      ${accountsOfPerson(sql`(SELECT user_id FROM rooms JOIN room_images i ON i.room_id = rooms.id WHERE i.id = ${photoId}::uuid)`)}
    ), sharing AS MATERIALIZED (
      SELECT photo, count(*) AS keys FROM photo_keys WHERE key = ANY(${keys}::integer[])
      GROUP BY photo ORDER BY count(*) DESC LIMIT ${shared}
    ), others AS MATERIALIZED (
      ${sharingOf(photoId, sql`(r.user_id IN (TABLE own)) IS NOT TRUE`, sql`${returned}`)}
    ), mine AS MATERIALIZED (
      ${sharingOf(photoId, sql`r.user_id IN (TABLE own)`, sql`${returned} - (SELECT count(*) FROM others)`)}
    )
    SELECT photo_id, width, height, keys, spots, small
    FROM (SELECT *, false AS own FROM others UNION ALL SELECT *, true FROM mine) AS likely ORDER BY own, shared DESC`,
).all

export const insertPairs = statement(
  { samples: [[someId, [someId], [0.5]]] },
  (photoId: string, likeIds: readonly string[], likeness: readonly number[]) => sql`
    INSERT INTO like_photos (photo_id, like_id, likeness)
    SELECT photo.photo_id, alike.photo_id, pair.likeness
    FROM unnest(${likeIds}::uuid[], ${likeness}::real[]) AS pair (id, likeness)
    JOIN photo_hashes photo ON photo.photo_id = ${photoId}::uuid
    JOIN photo_hashes alike ON alike.photo_id = pair.id
    WHERE NOT EXISTS (SELECT FROM like_photos known WHERE known.photo_id = pair.id AND known.like_id = ${photoId}::uuid)
    ON CONFLICT DO NOTHING`,
).run

export const noteCompared = statement(
  { samples: [[someId]] },
  (photoId: string) => sql`UPDATE photo_hashes SET compared = true WHERE photo_id = ${photoId}::uuid`,
).run

const likePhoto = z.object({
  photo_id: z.guid(),
  like_id: z.guid(),
  room_id: z.guid(),
  likeness: z.number(),
})
export type LikePhoto = z.output<typeof likePhoto>

const pairsOf = (photos: ReturnType<typeof sql>) => sql`
  SELECT photo_id, like_id, likeness FROM like_photos WHERE photo_id IN (${photos})
  UNION SELECT like_id, photo_id, likeness FROM like_photos WHERE like_id IN (${photos})`

export const findLikeByOthers = statement(
  { row: likePhoto, samples: [[[someId], someId, 10]] },
  (photoIds: readonly string[], userId: string, limit: number) => sql`
    SELECT pair.photo_id, like_id, r.id AS room_id, likeness
    FROM (${pairsOf(sql`SELECT unnest(${photoIds}::uuid[])`)}) AS pair
    JOIN room_images i ON i.id = like_id JOIN rooms r ON r.id = i.room_id
    WHERE r.deleted_at IS NULL AND r.user_id NOT IN (${accountsOfPerson(sql`${userId}::uuid`)})
    ORDER BY likeness DESC, like_id LIMIT ${limit}`,
).all

const copyOfRoom = statement(
  { row: z.object({ like_id: z.guid() }), samples: [[someId, someId]] },
  (roomId: string, userId: string) => sql`
    SELECT like_id FROM room_images own JOIN like_photos ON photo_id = own.id
    JOIN room_images i ON i.id = like_id JOIN rooms r ON r.id = i.room_id
    WHERE own.room_id = ${roomId}::uuid AND r.deleted_at IS NULL
      AND r.user_id NOT IN (${accountsOfPerson(sql`${userId}::uuid`)})
    LIMIT 1`,
)

/** Whether a photo of the room shows what another person's room showed before. */
export const hasCopies = async (...params: Parameters<typeof copyOfRoom.first>): Promise<boolean> =>
  (await copyOfRoom.first(...params)) !== undefined

export const findLikeOfRoom = statement(
  { row: likePhoto, samples: [[someId, 10]] },
  (roomId: string, limit: number) => sql`
    SELECT pair.photo_id, like_id, i.room_id, likeness
    FROM (${pairsOf(sql`SELECT id FROM room_images WHERE room_id = ${roomId}::uuid`)}) AS pair
    JOIN room_images i ON i.id = like_id
    WHERE i.room_id <> ${roomId}::uuid
    ORDER BY likeness DESC, like_id LIMIT ${limit}`,
).all

/** For moderators, also photos of deleted rooms. */
export const findSamePhotos = statement(
  {
    row: z.object({
      id: z.guid(),
      likeness: z.number(),
      room_id: z.guid(),
      title: z.string(),
      user_id: z.guid(),
      full_name: z.string().nullable(),
      gone: z.boolean(),
      image_url: z.string(),
    }),
    samples: [[someId, 10]],
  },
  (roomId: string, limit: number) => sql`
    SELECT like_id AS id, max(likeness) AS likeness, r.id AS room_id, r.title, r.user_id, lister.full_name,
      NOT r.searchable AS gone, i.image_url
    FROM (${pairsOf(sql`SELECT id FROM room_images WHERE room_id = ${roomId}::uuid`)}) AS pair
    JOIN room_images i ON i.id = like_id JOIN rooms r ON r.id = i.room_id
    LEFT JOIN ${publicProfiles} lister ON lister.id = r.user_id
    WHERE r.id <> ${roomId}::uuid
    GROUP BY like_id, r.id, lister.full_name, i.image_url ORDER BY 2 DESC, like_id LIMIT ${limit}`,
).all

export const findPhotosToCompare = statement(
  {
    row: z.object({ id: z.guid(), image_url: z.string(), compared: z.boolean() }),
    samples: [
      [null, 10],
      [someId, 10],
    ],
  },
  (after: string | null, limit: number) => sql`
    SELECT id, image_url, coalesce(h.compared, false) AS compared
    FROM room_images LEFT JOIN photo_hashes h ON h.photo_id = id
    ${after ? sql`WHERE id > ${after}::uuid` : sql``} ORDER BY id LIMIT ${limit}`,
).all
