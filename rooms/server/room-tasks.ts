import { throwFaults } from '@basera/platform/server/faults'
import type { FileStore } from '@basera/platform/server/files'
import { every, type Task } from '@basera/platform/server/jobs'
import type { OpenDatabase } from './database.ts'
import { sweepRooms } from './life/sweep-rooms.ts'
import { compareOlderPhotos } from './likeness/compare-older-photos.ts'
import { type Cities, nameMissingCities } from './named-city/named-city.ts'
import { type RoomLife, usualRoomLife } from './own/room-life.ts'
import { sweepOrphanFiles } from './photos/sweep-orphan-files.ts'
import { readTexts } from './review/check-text.ts'

export function roomTasks(
  db: OpenDatabase,
  files: FileStore,
  cities: Cities,
  life: RoomLife = usualRoomLife,
): readonly Task[] {
  let after: string | null = null
  let comparedTo: string | null = null
  let namedTo: string | null = null
  return [
    every(60, 'sweep-rooms', () => sweepRooms(db, files, life)),
    every(60, 'read-room-texts', () => readTexts(db)),
    every(60, 'sweep-room-files', async () => {
      const swept = await sweepOrphanFiles(files, db, { after })
      after = swept.after
      throwFaults(swept.faults)
    }),
    every(1, 'name-cities-of-rooms', async () => {
      namedTo = await nameMissingCities(db, cities, namedTo)
    }),
    every(1, 'compare-room-photos', async () => {
      comparedTo = (await compareOlderPhotos(files, db, comparedTo)).after
    }),
  ]
}
