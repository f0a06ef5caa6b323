import { logAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { type PageQuery, takePage, timeCursor } from '@basera/platform/server/search'
import { appealDays, trustSentences } from '@basera/trust/contract'
import type { Kysely } from 'kysely'
import { takeBackReportsOf } from '../reports/reports.queries.ts'
import { appealToken, decisionOf } from './appeal-token.ts'
import {
  answerLocked,
  findWaitingAppeals,
  insertAppeal,
  lockAppeal,
  markReversed,
} from './appeals.queries.ts'
import { undoDecision } from './apply-decision.ts'
import { lockCase } from './case.queries.ts'
import type { CaseNeeds } from './case-needs.ts'
import { findTold, findToldTo, type ToldRow } from './decisions.queries.ts'
import { presentTold, presentWaiting } from './present-case.ts'
import { noSuchCase } from './require-case.ts'
import { isTold, tellAnswer } from './tell-decision.ts'

const nothingHere = () => new Problem('not_found', trustSentences.nothingHere)

async function requireTold(
  { db, secrets }: Pick<CaseNeeds, 'db' | 'secrets'>,
  token: string,
): Promise<ToldRow> {
  const id = decisionOf(secrets, token)
  const row = id ? await findTold(db, id, appealDays) : undefined
  if (!row || !isTold(row)) throw nothingHere()
  return row
}

/** Throws `not_found` for a token that is not ours. */
export const showDecision = async (needs: Pick<CaseNeeds, 'db' | 'secrets'>, token: string) =>
  presentTold(await requireTold(needs, token))

export async function showOwnDecisions({ db, secrets }: Pick<CaseNeeds, 'db' | 'secrets'>, userId: string) {
  const rows = await findToldTo(db, userId, appealDays)
  return { items: rows.map((row) => ({ ...presentTold(row), token: appealToken(secrets, row.id) })) }
}

/** trust.appeal-once. Throws `not_found`, `conflict` the second time or too late. */
export async function appeal(needs: CaseNeeds, token: string, text: string): Promise<void> {
  const row = await requireTold(needs, token)
  if (row.decision === 'nothing') throw new Problem('conflict', trustSentences.nothingToAppeal)
  if (!row.may_appeal) throw new Problem('conflict', trustSentences.appealTooLate)
  if ((await insertAppeal(needs.db, row.id, row.account_id, text)) === 0)
    throw new Problem('conflict', trustSentences.appealedAlready)
}

const { encode, decode } = timeCursor('appeals', trustSentences.foreignCursor)

/** Appeals that wait, the oldest first; none about the moderator. Logged. */
export async function listAppeals(
  db: Kysely<Database>,
  moderatorId: string,
  { limit = 20, cursor }: PageQuery,
) {
  const after = decode(cursor)
  const read = await db.transaction().execute(async (trx) => {
    await logAct(trx, { operator: moderatorId, command: 'appeals read' })
    return findWaitingAppeals(trx, moderatorId, after, limit + 1)
  })
  const { rows, nextCursor } = takePage(read, limit, ({ micros, appeal_id }) =>
    encode({ micros, id: appeal_id }),
  )
  return { items: rows.map(presentWaiting), next_cursor: nextCursor }
}

interface Answer {
  readonly outcome: 'upheld' | 'reversed'
  readonly answer: string | null
}

/** trust.appeal-decided. Throws `not_found`, `conflict` for who decided the case while another moderator could answer. */
export async function answerAppeal(
  needs: CaseNeeds,
  moderatorId: string,
  id: string,
  { outcome, answer }: Answer,
): Promise<void> {
  await needs.db.transaction().execute(async (trx) => {
    const waiting = await lockAppeal(trx, id, moderatorId)
    if (!waiting) throw nothingHere()
    if (waiting.answered) throw new Problem('conflict', trustSentences.appealAnswered)
    if (waiting.for_another) throw new Problem('conflict', trustSentences.appealForAnother)
    const told = await findTold(trx, waiting.decision_id, appealDays)
    const one = told && (await lockCase(trx, told.case_id, moderatorId))
    if (!one) throw noSuchCase()
    const act = { operator: moderatorId, command: `appeal ${outcome}`, reason: `Case ${one.id}: appeal` }
    await answerLocked(trx, id, { moderatorId, outcome, answer })
    if (outcome === 'reversed') {
      await markReversed(trx, told.id)
      await takeBackReportsOf(trx, one.id)
      await undoDecision(trx, needs, { ...one, ...told, act })
    }
    await logAct(trx, act, { kind: 'appeal', id })
    await tellAnswer(trx, needs, told.id)
  })
}
