import { buffer } from 'node:stream/consumers'
import { logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Files, StoredAt } from '@basera/platform/server/files'
import { type SamePhoto, trustSentences } from '@basera/trust/contract'
import type { Kysely, Transaction } from 'kysely'
import { findEvidenceFiles } from '../reports/evidence.queries.ts'
import { evidenceBucket, screenshotPath } from '../reports/evidence-files.ts'
import { findScreenshot } from '../reports/screenshots.queries.ts'
import type { FindSubject, LikePicture } from '../subjects.ts'
import type { CaseRow } from './queue.queries.ts'
import { requireCase } from './require-case.ts'

interface PictureNeeds {
  readonly db: Kysely<Database>
  readonly files: Files
  readonly findSubject: FindSubject
}

/** Pixels; copies have one width alone. */
const width = 640
const mostBytes = 4_000_000

export const picturesNow = (files: readonly StoredAt[]): string[] => files.map((_, n) => `now.${n}`)
export const screenshotPicture = (id: string): string => `shot.${id}`
export const keptPicture = (evidenceId: string, n: number): string => `kept.${evidenceId}.${n}`

export const presentSame = (photo: LikePicture, accountId: string | null): SamePhoto => ({
  picture: `same.${photo.id}`,
  likeness: photo.likeness,
  subject_id: photo.subjectId,
  title: photo.title,
  account_id: photo.accountId,
  account_name: photo.accountName,
  own: photo.accountId !== null && photo.accountId === accountId,
  gone: photo.gone,
})

type Find = (
  trx: Transaction<Database>,
  needs: PictureNeeds,
  row: CaseRow,
  rest: readonly string[],
) => Promise<StoredAt | undefined>

const sources: Readonly<Record<string, Find>> = {
  async now(trx, { findSubject }, row, [n]) {
    const snapshot = await findSubject(row.subject_kind).snapshot(trx, row.subject_id, null)
    return snapshot?.files[Number(n)]
  },
  async kept(trx, _, row, [id = '', n]) {
    const path = (await findEvidenceFiles(trx, row.id, id))?.files[Number(n)]
    return path === undefined ? undefined : { bucket: evidenceBucket, path }
  },
  async shot(trx, _, row, [id = '']) {
    const found = await findScreenshot(trx, row.id, id)
    return found && { bucket: evidenceBucket, path: screenshotPath(found.account_id, id) }
  },
  async same(trx, { findSubject }, row, [id]) {
    const same = await findSubject(row.subject_kind).samePictures?.(trx, row.subject_id)
    return same?.find((photo) => photo.id === id)?.file
  },
}

const noSuchPicture = () => new Problem('not_found', trustSentences.pictureGone)

/** A `data:` address. Throws `not_found`. */
export async function readPicture(files: Files, at: StoredAt): Promise<string> {
  const file = await files.find(at.bucket, at.path, width)
  if (!file || file.size > mostBytes) throw noSuchPicture()
  const bytes = await buffer(file.open())
  return `data:${file.type};base64,${bytes.toString('base64')}`
}

/** One picture of a case; logged (trust.evidence-read). Throws `not_found`, also for a case about the moderator. */
export async function showPicture(needs: PictureNeeds, moderatorId: string, id: string, picture: string) {
  const at = await needs.db.transaction().execute(async (trx) => {
    const row = await requireCase(trx, id, moderatorId)
    const [source = '', ...rest] = picture.split('.')
    const found = await sources[source]?.(trx, needs, row, rest)
    if (found) await logAct(trx, { operator: moderatorId, command: 'picture read' }, { kind: 'case', id })
    return found
  })
  if (!at) throw noSuchPicture()
  return { data: await readPicture(needs.files, at) }
}
