import { accountSentences, type PhotoOutcome } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { storedAt } from '@basera/platform/server/files'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Kysely } from 'kysely'
import { photoCheckMail } from '../mails/photo-check-mail.ts'
import { logAct } from '../operator/operator-log.ts'
import { deletePicture } from './photo-check.queries.ts'
import { decideCheck, findPair } from './waiting-checks.queries.ts'

const gone = () => new Problem('not_found', accountSentences.photoCheckGone)

/** A waiting check with both pictures; the reading is logged (trust.photo-decided). Throws `not_found`. */
export async function readPhotoPair(db: Kysely<Database>, moderatorId: string, id: string) {
  return db.transaction().execute(async (trx) => {
    const pair = await findPair(trx, moderatorId, id)
    const photo = storedAt(pair?.avatar_url ?? null)
    if (!pair || !photo) throw gone()
    const { user_id } = pair
    await logAct(trx, { operator: moderatorId, command: 'photo check read' }, { kind: 'person', id: user_id })
    return { ...pair, photo }
  })
}

const statuses = { same: 'matched', different: 'not_matched', unclear: 'unclear' } as const

interface DecideNeeds {
  readonly db: Kysely<Database>
  readonly mails: MailQueue
  readonly site: MailSite
}

/**
 * Decides a check once, deletes its picture in the same transaction and tells the person (trust.photo-decided). Throws
 * `not_found`, also for one that was decided, withdrawn or replaced, or is the moderator's own.
 */
export async function decidePhotoCheck(
  { db, mails, site }: DecideNeeds,
  moderatorId: string,
  id: string,
  outcome: PhotoOutcome,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mismatch = outcome === 'different' ? 1 : 0
    const decided = await decideCheck(trx, moderatorId, id, statuses[outcome], mismatch)
    if (!decided) throw gone()
    const { user_id, proven, ...reader } = decided
    await deletePicture(trx, user_id)
    const act = { operator: moderatorId, command: `photo check ${outcome}` }
    await logAct(trx, act, { kind: 'person', id: user_id })
    if (proven) await mails.add(trx, photoCheckMail(reader, outcome, site))
  })
}
