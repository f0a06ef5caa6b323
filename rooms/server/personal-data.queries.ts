import type { OpenDatabase } from './database.ts'

/** Everything kept of a person's rooms. */
export const exportListed = (db: OpenDatabase, userId: string) =>
  db
    .selectFrom('rooms')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The points that rooms near each other are blurred from (rooms.one-home-one-point). */
export const exportHomes = (db: OpenDatabase, userId: string) =>
  db
    .selectFrom('room_homes')
    .select(['latitude', 'longitude'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Everything kept of the photos of a person's rooms. */
export const exportPhotos = (db: OpenDatabase, userId: string) =>
  db
    .selectFrom('room_images')
    .innerJoin('rooms', 'rooms.id', 'room_images.room_id')
    .selectAll('room_images')
    .where('rooms.user_id', '=', userId)
    .orderBy('room_images.display_order')
    .execute()

/** The rooms that a person saved, with their last titles. */
export const exportSaved = (db: OpenDatabase, userId: string) =>
  db
    .selectFrom('saved_rooms')
    .leftJoin('rooms', 'rooms.id', 'saved_rooms.room_id')
    .select((of) => [
      'saved_rooms.room_id',
      of.fn.coalesce('rooms.title', 'saved_rooms.room_title').as('title'),
      'saved_rooms.note',
      'saved_rooms.rent as rent_when_saved',
      'saved_rooms.created_at',
    ])
    .where('saved_rooms.user_id', '=', userId)
    .orderBy('saved_rooms.created_at')
    .orderBy('saved_rooms.room_id')
    .execute()
