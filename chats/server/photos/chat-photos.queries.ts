import { photosWaiting } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { notBlockedPair } from '../chats.queries.ts'
import { isHidden, photoRow } from '../messages/messages.queries.ts'

export interface PhotoKey {
  readonly chatId: string
  readonly senderId: string
  readonly clientId: string
}

const key: PhotoKey = { chatId: someId, senderId: someId, clientId: someId }

/** One that is there already. */
export const findPhotoSentBefore = statement(
  { row: photoRow, samples: [[key]] },
  ({ chatId, senderId, clientId }: PhotoKey) => sql`
    SELECT id, width, height, blur FROM chat_photos
    WHERE chat_id = ${chatId}::uuid AND sender_id = ${senderId}::uuid AND client_id = ${clientId}::uuid
      AND stored_at IS NOT NULL AND removed_at IS NULL`,
).first

/** Stored or not, also one that was taken away. */
export const findUpload = statement(
  { row: z.object({ id: z.guid() }), samples: [[key]] },
  ({ chatId, senderId, clientId }: PhotoKey) => sql`
    SELECT id FROM chat_photos
    WHERE chat_id = ${chatId}::uuid AND sender_id = ${senderId}::uuid AND client_id = ${clientId}::uuid`,
).first

export interface NewPhoto extends PhotoKey {
  readonly width: number
  readonly height: number
  readonly blur: string
  readonly codes: readonly string[]
}

/** Before its files, so that none is without a row. Nothing where too many others wait, for other codes under its id, or where it was taken away. */
export const insertPhoto = statement(
  {
    row: z.object({ id: z.guid() }),
    samples: [[{ ...key, width: 4, height: 3, blur: 'data:', codes: [] }]],
  },
  ({ chatId, senderId, clientId, width, height, blur, codes }: NewPhoto) => sql`
    INSERT INTO chat_photos AS p (chat_id, sender_id, client_id, width, height, blur, codes)
    SELECT ${chatId}::uuid, ${senderId}::uuid, ${clientId}::uuid, ${width}, ${height}, ${blur}, ${codes}::text[]
    WHERE (SELECT count(*) FROM chat_photos waiting WHERE waiting.chat_id = ${chatId}::uuid
      AND waiting.sender_id = ${senderId}::uuid AND waiting.client_id <> ${clientId}::uuid AND waiting.seq IS NULL) < ${photosWaiting}
    ON CONFLICT ON CONSTRAINT chat_photos_client_key DO UPDATE SET created_at = now()
      WHERE p.removed_at IS NULL AND p.stored_at IS NULL AND p.codes = excluded.codes
    RETURNING id`,
).first

/** Nothing where it was taken away meanwhile. */
export const markStored = statement(
  { row: photoRow, samples: [[someId]] },
  (photoId: string) => sql`
    UPDATE chat_photos SET stored_at = coalesce(stored_at, now()) WHERE id = ${photoId}::uuid AND removed_at IS NULL
    RETURNING id, width, height, blur`,
).first

export interface PhotosOfMessage {
  readonly chatId: string
  readonly senderId: string
  readonly seq: number
  readonly ids: readonly string[]
}

/** Gives waiting photos of the sender to a message, in their order; those it gave are the answer. */
export const attachPhotos = statement(
  {
    row: photoRow.extend({ place: z.int(), codes: z.array(z.string()) }),
    samples: [[{ chatId: someId, senderId: someId, seq: 1, ids: [someId] }]],
  },
  ({ chatId, senderId, seq, ids }: PhotosOfMessage) => sql`
    UPDATE chat_photos p SET seq = ${seq}::bigint, place = wanted.place
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE p.id = wanted.id AND p.chat_id = ${chatId}::uuid AND p.sender_id = ${senderId}::uuid AND p.seq IS NULL
      AND p.stored_at IS NOT NULL AND p.removed_at IS NULL
    RETURNING p.id, p.width, p.height, p.blur, wanted.place::integer AS place, p.codes`,
).all

/** A photo that `userId` may look at: of a message of their chat, or an own one that waits. */
export const findShownPhoto = statement(
  { row: z.object({ sender_id: z.guid() }), samples: [[someId, someId, someId]] },
  (userId: string, chatId: string, photoId: string) => sql`
    SELECT m.sender_id FROM chat_photos m JOIN chats ON chats.id = m.chat_id
    WHERE m.id = ${photoId}::uuid AND m.chat_id = ${chatId}::uuid AND ${userId}::uuid IN (user1_id, user2_id)
      AND ${notBlockedPair} AND m.stored_at IS NOT NULL AND m.removed_at IS NULL
      AND CASE WHEN m.seq IS NULL THEN m.sender_id = ${userId}::uuid ELSE NOT ${isHidden(userId)} END`,
).first

/** Nothing where it was sent, or is another person's. */
export const takeAway = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, someId, someId]] },
  (userId: string, chatId: string, photoId: string) => sql`
    UPDATE chat_photos SET removed_at = coalesce(removed_at, now())
    WHERE id = ${photoId}::uuid AND chat_id = ${chatId}::uuid AND sender_id = ${userId}::uuid AND seq IS NULL
    RETURNING id`,
).first

const goneRow = z.object({ id: z.guid(), chat_id: z.guid(), sender_id: z.guid() })
export type GonePhoto = z.output<typeof goneRow>

/** Those that were taken back, and those that no message came for within a day; from then on no message can have them. */
export const claimGonePhotos = statement(
  {
    row: goneRow,
    samples: [
      [null, 100],
      [someId, 100],
    ],
  },
  (chatId: string | null, limit: number) => sql`
    UPDATE chat_photos p SET removed_at = coalesce(p.removed_at, now())
    FROM (
      SELECT id FROM chat_photos
      WHERE seq IS NULL AND (removed_at IS NOT NULL OR created_at < now() - interval '1 day')
        ${chatId === null ? sql`` : sql`AND chat_id = ${chatId}::uuid`}
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) AS gone
    WHERE p.id = gone.id
    RETURNING p.id, p.chat_id, p.sender_id`,
).all

export const deletePhotos = statement(
  { samples: [[[someId]]] },
  (ids: readonly string[]) => sql`DELETE FROM chat_photos WHERE id = ANY(${ids}::uuid[]) AND seq IS NULL`,
).run

/** Of a member's chats, what was sent to and by them. */
export const findPhotosOf = statement(
  { row: goneRow, samples: [[someId]] },
  (userId: string) => sql`
    SELECT m.id, m.chat_id, m.sender_id FROM chat_photos m JOIN chats ON chats.id = m.chat_id
    WHERE ${userId}::uuid IN (user1_id, user2_id) AND m.stored_at IS NOT NULL AND m.removed_at IS NULL
      AND (m.seq IS NOT NULL OR m.sender_id = ${userId}::uuid)
    ORDER BY m.created_at, m.id`,
).all

/** Of the messages up to `seq`, the newest first. */
export const findPhotosBefore = statement(
  { row: goneRow, samples: [[someId, 1, 12]] },
  (chatId: string, seq: number, limit: number) => sql`
    SELECT id, chat_id, sender_id FROM chat_photos
    WHERE chat_id = ${chatId}::uuid AND seq <= ${seq}::bigint ORDER BY seq DESC, place LIMIT ${limit}`,
).all
