import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { Problem } from '@basera/platform/contract'
import type { UploadedFile } from '@basera/platform/server/feature'
import { type FileStore, withReceivedFile } from '@basera/platform/server/files'
import { asWebp, limitConcurrency, safePicture } from '@basera/platform/server/pictures'
import { trustSentences } from '@basera/trust/contract'
import type { QueryExecutorProvider } from 'kysely'
import { evidenceBucket, screenshotPath } from './evidence-files.ts'
import { attachDrafts, deleteDraft, deleteOthers, findDrafts, insertDraft } from './screenshots.queries.ts'

export interface ScreenshotNeeds {
  readonly db: QueryExecutorProvider
  readonly files: FileStore
}

const making = limitConcurrency(availableParallelism(), 100)

/** Pixels: small print of a phone's screen can be read. */
const size = { widest: 1440, tallest: 3200 }

/** Of two forms that are open and one that was left. */
const draftsAtMost = 9

const taken = () => new Problem('conflict', trustSentences.screenshotTaken)

/** False for one that is there already. Throws `limit_reached`. */
async function isNew(db: QueryExecutorProvider, userId: string, id: string): Promise<boolean> {
  const found = await findDrafts(db, userId, id)
  if (found?.known) return false
  if ((found?.drafts ?? 0) >= draftsAtMost)
    throw new Problem('limit_reached', trustSentences.screenshotDrafts)
  return true
}

/**
 * Keeps a picture for a report that is being written; sent again under its id it is the same one
 * (trust.report-screenshots). Throws `limit_reached`, `file_refused`, and `conflict` for an id of another one.
 */
export async function addScreenshot(
  { db, files }: ScreenshotNeeds,
  userId: string,
  id: string,
  upload: UploadedFile,
): Promise<{ readonly id: string }> {
  if (!(await isNew(db, userId, id))) return { id }
  const picture = await withReceivedFile(upload.stream, (file) =>
    making(async () => asWebp(await safePicture(await readFile(file), size))),
  )
  // The file first: a row without one would be an empty place in a case. Without a row it is swept.
  await files.store(evidenceBucket, screenshotPath(userId, id), picture)
  if (await insertDraft(db, userId, id)) return { id }
  if ((await findDrafts(db, userId, id))?.known) return { id }
  throw taken()
}

/** Without effect for one that is gone, sent, or another's. */
export async function removeScreenshot(
  { db, files }: ScreenshotNeeds,
  userId: string,
  id: string,
): Promise<void> {
  if (await deleteDraft(db, userId, id)) await files.remove(evidenceBucket, screenshotPath(userId, id))
}

/** In the transaction of a report. Throws `conflict` where one of them is gone. */
export async function attachScreenshots(
  trx: QueryExecutorProvider,
  userId: string,
  reportId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const attached = await attachDrafts(trx, userId, reportId, ids)
  if (attached.length < new Set(ids).size) throw new Problem('conflict', trustSentences.screenshotGone)
  await deleteOthers(trx, reportId, ids)
}
