import type { Database } from '../database.ts'
import { findLikeByOthers, findLikeOfRoom, type LikePhoto } from './likeness.queries.ts'

export type { LikePhoto }

const mostLike = 50

export interface LikeSearch {
  readonly photoIds: readonly string[]
  /** The account that adds the photos; rooms of the same person, by their number, are left out. */
  readonly userId: string
}

/**
 * Photos of other persons' rooms that show the same picture as one of these photos, the likest first, at most 50
 * (rooms.photo-likeness). Reads pairs that are noted when a photo is added: to be called after {@link addPhoto}, in
 * the transaction that decides whether the room is reviewed. `photo_id` is one of `photoIds`; `like_id` and `room_id`
 * are the other person's photo and room.
 */
export const findLikePhotos = (db: Database, { photoIds, userId }: LikeSearch): Promise<LikePhoto[]> =>
  photoIds.length === 0 ? Promise.resolve([]) : findLikeByOthers(db, photoIds, userId, mostLike)

/** For moderators: photos of other rooms, also of the same person, that are like a room's photos; at most 50. */
export const photosLike = (db: Database, roomId: string): Promise<LikePhoto[]> =>
  findLikeOfRoom(db, roomId, mostLike)
