import type { PersonalData } from '@basera/accounts/server'
import { type StoredAt, storedAt } from '@basera/platform/server/files'
import { sql } from 'kysely'
import type { Database } from './database.ts'

interface OwnRoom {
  readonly id: string
  readonly photos: { readonly image_url: string }[]
}

async function ownRooms(db: Database, userId: string): Promise<OwnRoom[]> {
  const { rows } = await sql<OwnRoom>`
    SELECT rooms.*, coalesce((
      SELECT json_agg(photo ORDER BY photo.display_order) FROM room_images photo WHERE photo.room_id = rooms.id
    ), '[]') AS photos
    FROM rooms WHERE rooms.user_id = ${userId}::uuid ORDER BY rooms.created_at, rooms.id
  `.execute(db)
  return rows
}

async function savedRooms(db: Database, userId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT saved.room_id, coalesce(rooms.title, saved.room_title) AS title, saved.created_at
    FROM saved_rooms saved LEFT JOIN rooms ON rooms.id = saved.room_id
    WHERE saved.user_id = ${userId}::uuid ORDER BY saved.created_at, saved.room_id
  `.execute(db)
  return rows
}

/** What rooms keep about a person: own listings with their exact places and photos, and rooms saved. */
export const roomsPersonalData = (db: Database): PersonalData => ({
  name: 'rooms',
  tables: ['rooms', 'room_images', 'saved_rooms'],
  async export(userId) {
    return { listed: await ownRooms(db, userId), saved: await savedRooms(db, userId) }
  },
  async files(userId) {
    const photos = (await ownRooms(db, userId)).flatMap((room) => room.photos)
    return photos
      .map((photo) => storedAt(photo.image_url))
      .filter((place): place is StoredAt => place !== undefined)
  },
})
