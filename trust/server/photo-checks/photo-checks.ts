import { livePictureHours, type PhotoOutcome } from '@basera/accounts/contract'
import { decidePhotoCheck, findWaitingChecks, logAct, readPhotoPair } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import type { Files } from '@basera/platform/server/files'
import { type PageQuery, takePage, timeCursor } from '@basera/platform/server/search'
import { type PhotoPair, trustSentences } from '@basera/trust/contract'
import type { Kysely } from 'kysely'
import type { CaseNeeds } from '../cases/case-needs.ts'
import { readPicture } from '../cases/case-pictures.ts'

const { encode, decode } = timeCursor('photo-checks', trustSentences.foreignCursor)

const deleteBy = (sentAt: Date) => new Date(sentAt.getTime() + livePictureHours * 3_600_000).toISOString()

/** Checks that wait, the oldest first; logged. Throws `validation_failed` for another list's cursor. */
export async function listPhotoChecks(
  db: Kysely<Database>,
  moderatorId: string,
  { limit = 20, cursor }: PageQuery,
) {
  const after = decode(cursor)
  const read = await db.transaction().execute(async (trx) => {
    await logAct(trx, { operator: moderatorId, command: 'photo checks read' })
    return findWaitingChecks(trx, moderatorId, after, limit + 1)
  })
  const { rows, nextCursor } = takePage(read, limit, encode)
  return {
    items: rows.map(({ id, full_name, sent_at }) => ({
      id,
      full_name,
      sent_at: sent_at.toISOString(),
      delete_by: deleteBy(sent_at),
    })),
    next_cursor: nextCursor,
  }
}

interface PairNeeds {
  readonly db: Kysely<Database>
  readonly files: Files
}

/** Both pictures, as `data:` addresses (trust.photo-decided). Throws `not_found`. */
export async function showPhotoPair(
  { db, files }: PairNeeds,
  moderatorId: string,
  id: string,
): Promise<PhotoPair> {
  const pair = await readPhotoPair(db, moderatorId, id)
  return {
    id,
    account_id: pair.user_id,
    full_name: pair.full_name,
    sent_at: pair.sent_at.toISOString(),
    delete_by: deleteBy(pair.sent_at),
    gesture: pair.gesture,
    mismatches: pair.mismatches,
    profile: await readPicture(files, pair.photo),
    live: `data:image/webp;base64,${pair.picture.replaceAll('\n', '')}`,
  }
}

/** Throws `not_found`. */
export const decidePhoto = (
  needs: CaseNeeds,
  moderatorId: string,
  id: string,
  outcome: PhotoOutcome,
): Promise<void> => decidePhotoCheck(needs, moderatorId, id, outcome)
