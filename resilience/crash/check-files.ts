import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { localFiles } from '@basera/platform/server/files'
import { openDatabase, startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { sweepOrphanFiles } from '@basera/rooms/testing/orphan-files'

const twoHours = 2 * 3_600_000

export interface FileCheck {
  readonly swept: number
  /** What is left without a row after the sweep. */
  readonly orphans: string[]
}

/** Sweeps as the hourly job will, and looks for files that still belong to no photo. The server must have stopped. */
export async function checkFiles(data: string): Promise<FileCheck> {
  const postgres = await startEmbeddedPostgres({ folder: join(data, 'postgres'), onExit: console.error })
  const url = await postgres.database('basera')
  const database = openDatabase<unknown>({ url, connections: 2, onError: () => undefined })
  try {
    const folder = join(data, 'files')
    const now = new Date(Date.now() + twoHours)
    const { removed: swept } = await sweepOrphanFiles(localFiles(folder), database.db, { now })
    const { rows } = await database.pool.query<{ image_url: string }>('SELECT image_url FROM room_images')
    const known = new Set(rows.map(({ image_url }) => image_url.replace(/^.*\/room-images\//, '')))
    const photo = (path: string) => path.replace(/(\.w\d+)?\.(webp|jpg)$/, '.webp')
    const photos = join(folder, 'room-images')
    mkdirSync(photos, { recursive: true })
    const orphans = readdirSync(photos, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(photos.length + 1))
      .filter((path) => !known.has(photo(path)))
    return { swept, orphans }
  } finally {
    await database.close()
    await postgres.stop()
  }
}
