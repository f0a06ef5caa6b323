import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import type { FileStore, StoredAt } from '@basera/platform/server/files'
import { limitConcurrency } from '@basera/platform/server/pictures'
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { findKeptFiles } from './evidence.queries.ts'
import { findKeptScreenshots } from './screenshots.queries.ts'

/** Never served to browsers but by the console. */
export const evidenceBucket = 'report-evidence'

/** In the folder of who added it. */
export const screenshotPath = (accountId: string, id: string): string => `${accountId}/screenshots/${id}.webp`

const copying = limitConcurrency(availableParallelism(), 200)

/** A picture is stored under a new path whenever it changes, so that one copy is enough for all reports. */
const copyPath = (accountId: string, { bucket, path }: StoredAt) => `${accountId}/${bucket}/${path}`

async function copyFile(files: FileStore, from: StoredAt, path: string): Promise<boolean> {
  if (await files.find(evidenceBucket, path)) return true
  const file = await files.find(from.bucket, from.path)
  if (!file) return false
  await files.store(evidenceBucket, path, await buffer(file.open()))
  return true
}

/** Copies pictures of an account where their deletion does not reach, and gives the copies' paths; those that are gone are left out. */
export const keepFiles = (
  files: FileStore,
  accountId: string,
  originals: readonly StoredAt[],
): Promise<string[]> =>
  copying(async () => {
    const kept: string[] = []
    for (const original of originals) {
      const path = copyPath(accountId, original)
      if (await copyFile(files, original, path)) kept.push(path)
    }
    return kept
  })

const hour = 3_600_000

/** Removes copies and screenshots that no evidence names any more, an hour after they were made at the earliest. */
export async function sweepEvidenceFiles(
  db: QueryExecutorProvider,
  files: FileStore,
  now = Date.now(),
): Promise<void> {
  const folders = (await files.folders(evidenceBucket)).filter((name) => z.guid().safeParse(name).success)
  for (const folder of folders) {
    const copies = (await findKeptFiles(db, folder)).map(({ path }) => path)
    const added = (await findKeptScreenshots(db, folder)).map(({ id }) => screenshotPath(folder, id))
    const kept = new Set([...copies, ...added])
    for (const { path, written } of await files.files(evidenceBucket, folder))
      if (!kept.has(path) && written.getTime() < now - hour) await files.remove(evidenceBucket, path)
  }
}
