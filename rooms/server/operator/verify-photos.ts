import type { FaultListener } from '@basera/accounts/server'
import { rowsByPage } from '@basera/platform/server/database'
import { type FileStore, pictureWidths, storedAt, variantOf } from '@basera/platform/server/files'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { photoBucket } from '../photos/photo-files.ts'
import { orphansOf, peoplePerSweep } from '../photos/sweep-orphan-files.ts'

const pageSize = 1000

interface ImageRow {
  readonly id: string
  readonly image_url: string
  readonly width: number | null
}

/** A photo that was removed while it was looked for is no fault. */
async function stillThere(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM room_images WHERE id = ${id}::uuid`.execute(db)
  return rows.length > 0
}

async function checkPhoto(
  db: Database,
  files: Pick<FileStore, 'find'>,
  { id, image_url, width }: ImageRow,
  tell: FaultListener,
): Promise<void> {
  const place = storedAt(image_url)
  if (!place) return
  const lacks = async (words: string) => {
    if (await stillThere(db, id)) tell(`Photo ${id} has no file${words}.`)
  }
  if (!(await files.find(place.bucket, place.path))) return lacks('')
  for (const narrow of pictureWidths.filter((one) => one < Math.min(width ?? 0, 1280)))
    if (!(await files.find(place.bucket, variantOf(place.path, narrow)))) await lacks(` of ${narrow} pixels`)
}

async function imagePage(db: Database, after: string | null): Promise<ImageRow[]> {
  const { rows } = await sql<ImageRow>`
    SELECT id, image_url, width FROM room_images ${after ? sql`WHERE id > ${after}::uuid` : sql``} ORDER BY id LIMIT ${pageSize}
  `.execute(db)
  return rows
}

/** Looks whether every photo's file is in the store, in each width that may be asked for. Tells each fault and gives how many photos there are. */
export async function verifyPhotos(
  db: Database,
  files: Pick<FileStore, 'find'>,
  tell: FaultListener,
): Promise<number> {
  let checked = 0
  for await (const row of rowsByPage(pageSize, (after) => imagePage(db, after))) {
    checked++
    await checkPhoto(db, files, row, tell)
  }
  return checked
}

const hour = 3_600_000

/**
 * Looks for files of photos that no row points at and that the hourly sweep should have removed by now: it spares what is
 * younger than an hour and takes an hour for every thousand people. Tells of each person with such files, and gives how
 * many people have files; holds one person's file names in memory.
 */
export async function verifyNoOrphans(
  files: FileStore,
  db: Database,
  tell: FaultListener,
  now = new Date(),
): Promise<number> {
  const folders = (await files.folders(photoBucket)).filter((name) => z.guid().safeParse(name).success)
  const age = (2 + Math.ceil(folders.length / peoplePerSweep)) * hour
  for (const folder of folders) {
    const orphans = await orphansOf(files, db, folder, now.getTime() - age)
    if (orphans.length > 0) tell(`Person ${folder} has ${orphans.length} files that belong to no photo.`)
  }
  return folders.length
}
