import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { type AskedGesture, accountSentences, gestures, type PhotoCheck } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Member, UploadedFile } from '@basera/platform/server/feature'
import { withReceivedFile } from '@basera/platform/server/files'
import type { Limits } from '@basera/platform/server/limits'
import { asWebp, limitConcurrency, safePicture } from '@basera/platform/server/pictures'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { gestureMinutes } from '../../contract/live-photos.ts'
import { ensureProfile } from '../profile/profile.ts'
import { refusals } from '../sentences.ts'
import {
  deletePicture,
  drawGesture,
  findPhotoCheck,
  isGestureOpen,
  savePicture,
  spendGesture,
  startCheck,
  withdrawCheck,
} from './photo-check.queries.ts'

export interface PhotoCheckNeeds {
  readonly db: Kysely<Database>
  readonly limits: Limits
}

const making = limitConcurrency(availableParallelism(), 100)

/** Pixels: enough to know a face. */
const size = { widest: 640, tallest: 960 }
const quality = 72

/** Throws `not_found` for an account without a profile. */
export async function showPhotoCheck(db: QueryExecutorProvider, userId: string): Promise<PhotoCheck> {
  const row = await findPhotoCheck(db, userId)
  if (!row) throw new Problem('not_found', refusals.noProfile)
  return {
    status: row.status ?? 'none',
    sent_at: row.sent_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    has_photo: row.avatar_url !== null,
    again_at: row.again_at?.toISOString() ?? null,
  }
}

/** Throws `conflict`, `limit_reached` for whom no picture is taken now (accounts.photo-check-tries). */
async function refuseNeedless(db: QueryExecutorProvider, userId: string): Promise<void> {
  const { status, has_photo, again_at } = await showPhotoCheck(db, userId)
  if (!has_photo) throw new Problem('conflict', accountSentences.photoMissing)
  if (status === 'matched') throw new Problem('conflict', accountSentences.photoMatched)
  if (again_at) throw new Problem('limit_reached', accountSentences.photoTries)
}

const someGesture = () => gestures[randomInt(gestures.length)] ?? gestures[0]

/** Draws what the next picture has to show (accounts.live-gesture). Throws `too_many_requests`, and like a sent picture. */
export async function askGesture({ db, limits }: PhotoCheckNeeds, member: Member): Promise<AskedGesture> {
  const { userId } = member.session
  await limits.spend('photo-gesture', member)
  await refuseNeedless(db, userId)
  const drawn = await drawGesture(db, userId, someGesture(), gestureMinutes)
  if (!drawn) throw new Error('No gesture was drawn.')
  return { ...drawn, expires_at: drawn.expires_at.toISOString() }
}

const gestureOver = () => new Problem('code_expired', accountSentences.gestureOver)

/**
 * Keeps a live picture for the moderators (accounts.photo-check). Throws `code_expired` where the gesture is over or used,
 * `conflict`, `limit_reached`, `file_refused`, `too_many_requests`.
 */
export async function sendLivePicture(
  { db, limits }: PhotoCheckNeeds,
  member: Member,
  gestureId: string,
  upload: UploadedFile,
): Promise<PhotoCheck> {
  const { userId } = member.session
  await limits.spend('live-picture', member)
  if (!(await isGestureOpen(db, userId, gestureId))) throw gestureOver()
  const picture = await withReceivedFile(upload.stream, (file) =>
    making(async () => asWebp(await safePicture(await readFile(file), size), size.widest, quality)),
  )
  return db.transaction().execute(async (trx) => {
    await ensureProfile(trx, userId)
    await refuseNeedless(trx, userId)
    const spent = await spendGesture(trx, userId, gestureId)
    if (!spent) throw gestureOver()
    await startCheck(trx, userId)
    await savePicture(trx, userId, spent.gesture, picture)
    return showPhotoCheck(trx, userId)
  })
}

/** Deletes the picture that waits, or ends the proof. */
export const withdrawPhotoCheck = ({ db }: Pick<PhotoCheckNeeds, 'db'>, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await withdrawCheck(trx, userId)
    await deletePicture(trx, userId)
  })
