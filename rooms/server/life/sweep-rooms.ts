import type { FileStore } from '@basera/platform/server/files'
import { inBatches } from '@basera/platform/server/jobs'
import { sql } from 'kysely'
import type { Database, OpenDatabase } from '../database.ts'
import type { RoomLife } from '../own/room-life.ts'
import { removePhotoAt } from '../photos/photo-files.ts'

/** Rooms of one statement. */
const lapsedAtOnce = 1000
const goneAtOnce = 100

/** How many rooms left search, and how many are gone for good. */
export interface SweptRooms {
  readonly lapsed: number
  readonly gone: number
}

async function lapse(db: Database, { hideAfterDays }: RoomLife): Promise<number> {
  const { rows } = await sql`
    UPDATE rooms SET lapsed = true WHERE id IN (
      SELECT id FROM rooms WHERE status = 'live' AND NOT lapsed AND confirmed_at < now() - ${hideAfterDays} * interval '1 day'
      ORDER BY confirmed_at LIMIT ${lapsedAtOnce} FOR NO KEY UPDATE SKIP LOCKED
    ) RETURNING id
  `.execute(db)
  return rows.length
}

/** Brings back what left search too early: by a clock that was ahead, or before the operator allowed more days. */
async function bringBack(db: Database, { hideAfterDays }: RoomLife): Promise<number> {
  const { rows } = await sql`
    UPDATE rooms SET lapsed = false WHERE id IN (
      SELECT id FROM rooms WHERE lapsed AND confirmed_at >= now() - ${hideAfterDays} * interval '1 day'
      LIMIT ${lapsedAtOnce} FOR NO KEY UPDATE SKIP LOCKED
    ) RETURNING id
  `.execute(db)
  return rows.length
}

interface Photo {
  readonly user_id: string
  readonly image_url: string
}

/** Removes rows of rooms that were deleted an hour ago; titles stay with those who saved them. */
function purgeRows(db: OpenDatabase) {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM rooms WHERE deleted_at < now() - interval '1 hour'
      ORDER BY deleted_at LIMIT ${goneAtOnce} FOR UPDATE SKIP LOCKED
    `.execute(trx)
    const ids = rows.map(({ id }) => id)
    await sql`
      UPDATE saved_rooms SET room_title = rooms.title FROM rooms
      WHERE saved_rooms.room_id = rooms.id AND rooms.id = ANY(${ids}::uuid[])
    `.execute(trx)
    const photos = await sql<Photo>`
      SELECT rooms.user_id, i.image_url FROM room_images i JOIN rooms ON rooms.id = i.room_id
      WHERE rooms.id = ANY(${ids}::uuid[])
    `.execute(trx)
    await sql`DELETE FROM rooms WHERE id = ANY(${ids}::uuid[])`.execute(trx)
    return { gone: ids.length, photos: photos.rows }
  })
}

async function purge(db: OpenDatabase, files: FileStore): Promise<number> {
  const { gone, photos } = await purgeRows(db)
  // A file that stays now has no row, and is swept as an orphan.
  for (const { user_id, image_url } of photos) await removePhotoAt(files, user_id, image_url)
  return gone
}

/**
 * Takes rooms out of search that were not confirmed for `hideAfterDays` days, and removes rooms, rows and files, an hour after
 * they were deleted. May run in several processes at a time; what one sweep leaves, the next one does.
 */
export async function sweepRooms(db: OpenDatabase, files: FileStore, life: RoomLife): Promise<SweptRooms> {
  await inBatches(lapsedAtOnce, () => bringBack(db, life))
  return {
    lapsed: await inBatches(lapsedAtOnce, () => lapse(db, life)),
    gone: await inBatches(goneAtOnce, () => purge(db, files)),
  }
}
