import type { FileStore } from '@basera/platform/server/files'
import { inBatches } from '@basera/platform/server/jobs'
import type { OpenDatabase } from '../database.ts'
import type { RoomLife } from '../own/room-life.ts'
import { removePhotoAt } from '../photos/photo-files.ts'
import { deleteRooms, findPhotosOf, keepTitles, lapse, lockDeleted, unlapse } from './sweep-rooms.queries.ts'

const lapsedAtOnce = 1000
const purgedAtOnce = 100

export interface SweptRooms {
  readonly lapsed: number
  readonly gone: number
}

/** Removes rows of rooms deleted an hour ago; their titles stay with those who saved them (rooms.delete-purge). */
function purgeRows(db: OpenDatabase) {
  return db.transaction().execute(async (trx) => {
    const ids = (await lockDeleted(trx, purgedAtOnce)).map(({ id }) => id)
    await keepTitles(trx, ids)
    const photos = await findPhotosOf(trx, ids)
    await deleteRooms(trx, ids)
    return { purged: ids.length, photos }
  })
}

async function purge(db: OpenDatabase, files: FileStore): Promise<number> {
  const { purged, photos } = await purgeRows(db)
  // A file that stays behind here is swept as an orphan.
  for (const { user_id, image_url } of photos) await removePhotoAt(files, user_id, image_url)
  return purged
}

/** Safe in several processes at a time; what one sweep leaves, the next one does (rooms.lapse-after). */
export async function sweepRooms(db: OpenDatabase, files: FileStore, life: RoomLife): Promise<SweptRooms> {
  await inBatches(lapsedAtOnce, () => unlapse(db, life.hideAfterDays, lapsedAtOnce))
  return {
    lapsed: await inBatches(lapsedAtOnce, () => lapse(db, life.hideAfterDays, lapsedAtOnce)),
    gone: await inBatches(purgedAtOnce, () => purge(db, files)),
  }
}
