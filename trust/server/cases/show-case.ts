import { findLogOf, logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { possibleDecisions, type ShownCase } from '@basera/trust/contract'
import type { Kysely, Transaction } from 'kysely'
import type { FindSubject, Snapshot, Subject } from '../subjects.ts'
import { acknowledge, findAccounts, findDecisions, findIdentity } from './case.queries.ts'
import { picturesNow, presentSame } from './case-pictures.ts'
import { readReports } from './case-reports.ts'
import type { FindVisits } from './find-visits.ts'
import { presentDecided, presentQueued } from './present-case.ts'
import type { CaseRow } from './queue.queries.ts'
import { requireCase } from './require-case.ts'

interface ShowNeeds {
  readonly db: Kysely<Database>
  readonly findSubject: FindSubject
  readonly findVisits: FindVisits
}

async function peopleOf(trx: Transaction<Database>, { account_id, identity_id }: CaseRow) {
  const number = identity_id ? await findIdentity(trx, identity_id) : undefined
  const accounts = (await findAccounts(trx, account_id, identity_id)).map((one) => ({
    ...one,
    joined_at: one.joined_at.toISOString(),
    suspended_at: one.suspended_at?.toISOString() ?? null,
  }))
  return {
    account: accounts.find(({ id }) => id === account_id) ?? null,
    number: number
      ? {
          ...number,
          standing_until: number.standing_until?.toISOString() ?? null,
          first_seen_at: number.first_seen_at.toISOString(),
        }
      : null,
    other_accounts: accounts.filter(({ id }) => id !== account_id),
  }
}

/** Of the room; else of the person who answers for the subject. */
function visitsAbout({ subject_kind, subject_id, account_id }: CaseRow) {
  if (subject_kind === 'room') return { roomId: subject_id }
  return account_id ? { personId: account_id } : {}
}

async function evidenceOf(
  trx: Transaction<Database>,
  subject: Subject,
  row: CaseRow,
  now: Snapshot | undefined,
) {
  const same = (await subject.samePictures?.(trx, row.subject_id)) ?? []
  const { items, next_cursor } = await readReports(trx, row.id, {})
  return {
    now: now ? { title: now.title, content: now.content, pictures: picturesNow(now.files) } : null,
    reported: items,
    next_reports: next_cursor,
    same_photos: same.map((photo) => presentSame(photo, row.account_id)),
  }
}

/** A case with all that helps to decide it; logged, and the first look acknowledges it. Throws `not_found`. */
export async function showCase(needs: ShowNeeds, moderatorId: string, id: string): Promise<ShownCase> {
  return needs.db.transaction().execute(async (trx) => {
    const row = await requireCase(trx, id, moderatorId)
    await acknowledge(trx, id)
    await logAct(trx, { operator: moderatorId, command: 'case read' }, { kind: 'case', id })
    const decided = (await findDecisions(trx, row)).map(presentDecided)
    const log = await findLogOf(trx, id)
    const subject = needs.findSubject(row.subject_kind)
    const now = await subject.snapshot(trx, row.subject_id, null)
    const possible = possibleDecisions({
      ...row,
      inReview: now?.inReview ?? false,
      hasAccount: row.account_id !== null,
      hasNumber: row.identity_id !== null,
    })
    return {
      ...presentQueued(row, moderatorId),
      subject_id: row.subject_id,
      held_by_me: row.holder_id === moderatorId,
      ...(await evidenceOf(trx, subject, row, now)),
      visits: await needs.findVisits(trx, visitsAbout(row)),
      ...(await peopleOf(trx, row)),
      earlier: decided.filter(({ case_id }) => case_id !== id),
      decision: decided.find(({ case_id }) => case_id === id) ?? null,
      possible: row.decided_at === null ? possible : [],
      log: log.map(({ at, by, command }) => ({ at: at.toISOString(), by: by ?? '', command })),
    }
  })
}
