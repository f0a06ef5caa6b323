import type { PersonalData } from '@basera/platform/server/feature'
import { type StoredAt, storedAt } from '@basera/platform/server/files'
import { exportFoundRooms } from './alerts/room-alerts.queries.ts'
import type { OpenDatabase } from './database.ts'
import { exportHomes, exportListed, exportPhotos, exportSaved } from './personal-data.queries.ts'
import { exportShortlists } from './shortlists/shortlists.queries.ts'

/** What rooms keep about a person: listings with exact points and photos, saved rooms, what alerts found, and shortlists. */
export const roomsPersonalData = (db: OpenDatabase): PersonalData => ({
  name: 'rooms',
  tables: [
    'rooms',
    'room_homes',
    'room_images',
    'saved_rooms',
    'alert_matches',
    'shortlists',
    'shortlist_members',
    'shortlist_rooms',
    'shortlist_comments',
  ],
  async export(userId) {
    const photos = Map.groupBy(await exportPhotos(db, userId), ({ room_id }) => room_id)
    const rooms = await exportListed(db, userId)
    return {
      listed: rooms.map((room) => ({ ...room, photos: photos.get(room.id) ?? [] })),
      homes: await exportHomes(db, userId),
      saved: await exportSaved(db, userId),
      found_by_alerts: await exportFoundRooms(db, userId),
      shortlists: await exportShortlists(db, userId),
    }
  },
  async files(userId) {
    const photos = await exportPhotos(db, userId)
    return photos
      .map((photo) => storedAt(photo.image_url))
      .filter((file): file is StoredAt => file !== undefined)
  },
})
