import { Problem } from '@basera/platform/contract'
import {
  type AnswerChanges,
  type Answers,
  answerBits,
  answerChangesMax,
  answerChangesMs,
  changedAnswers,
  roommateSearchSentences as say,
} from '@basera/roommates/contract'
import type { Database, OpenDatabase } from '../database.ts'
import { profileNotFound } from '../profile/show-roommate.ts'
import { lockProfile } from '../roommates.queries.ts'
import { findAnswers, saveAnswers } from './answers.queries.ts'

export const answersOf = async (db: Database, userId: string): Promise<Answers> =>
  (await findAnswers(db, userId))?.answers ?? {}

/**
 * Changes some answers, leaves the others (roommates.questionnaire-steps); the same change again changes nothing. Throws
 * `limit_reached` for more changes than roommates.answer-changes allows, and `not_found` without a profile.
 */
export function changeAnswers(db: OpenDatabase, userId: string, changes: AnswerChanges): Promise<Answers> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockProfile(trx, userId))) throw profileNotFound()
    const before = await findAnswers(trx, userId)
    const { answers, changed } = changedAnswers(before?.answers ?? {}, changes)
    if (changed === 0) return answers
    const now = new Date()
    const isOver = !before || now.getTime() - before.changes_since.getTime() >= answerChangesMs
    const counted = changed + (isOver ? 0 : before.changes)
    if (counted > answerChangesMax) throw new Problem('limit_reached', say.answersChangedOften)
    const since = isOver ? now : before.changes_since
    const saved = { answers, bits: answerBits(answers), changes: counted, changesSince: since }
    await saveAnswers(trx, userId, saved)
    return answers
  })
}
