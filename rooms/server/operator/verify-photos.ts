import type { FaultListener } from '@basera/accounts/server'
import { rowsByPage } from '@basera/platform/server/database'
import { type FileStore, pictureWidths, storedAt, variantOf } from '@basera/platform/server/files'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { photoBucket } from '../photos/photo-files.ts'
import { findPhoto, findPhotoPage } from '../photos/photos.queries.ts'
import { orphansOf, peoplePerSweep } from '../photos/sweep-orphan-files.ts'

const pageSize = 1000

type StoredPhoto = Awaited<ReturnType<typeof findPhotoPage>>[number]

async function checkPhoto(
  db: Database,
  files: Pick<FileStore, 'find'>,
  { id, image_url, width }: StoredPhoto,
  report: FaultListener,
): Promise<void> {
  const place = storedAt(image_url)
  if (!place) return
  const lacks = async (words: string) => {
    // Unless the photo was removed meanwhile.
    if (await findPhoto(db, id)) report(`Photo ${id} has no file${words}.`)
  }
  if (!(await files.find(place.bucket, place.path))) return lacks('')
  for (const narrow of pictureWidths.filter((one) => one < Math.min(width, 1280)))
    if (!(await files.find(place.bucket, variantOf(place.path, narrow)))) await lacks(` of ${narrow} pixels`)
}

/** Checks that every photo's files are stored in each width. Reports each fault; gives the number of photos. */
export async function verifyPhotos(
  db: Database,
  files: Pick<FileStore, 'find'>,
  report: FaultListener,
): Promise<number> {
  let checked = 0
  for await (const row of rowsByPage(pageSize, (after) => findPhotoPage(db, after, pageSize))) {
    checked++
    await checkPhoto(db, files, row, report)
  }
  return checked
}

const hour = 3_600_000

/** The sweep spares the last hour and takes an hour per thousand people. Holds one person's file names in memory. */
export async function verifyNoOrphans(
  files: FileStore,
  db: Database,
  report: FaultListener,
  now = new Date(),
): Promise<number> {
  const folders = (await files.folders(photoBucket)).filter((name) => z.guid().safeParse(name).success)
  const age = (2 + Math.ceil(folders.length / peoplePerSweep)) * hour
  for (const folder of folders) {
    const orphans = await orphansOf(files, db, folder, now.getTime() - age)
    if (orphans.length > 0) report(`Person ${folder} has ${orphans.length} files that belong to no photo.`)
  }
  return folders.length
}
