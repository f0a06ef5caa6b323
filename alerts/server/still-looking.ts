import { stillLookingAnswerDays, stillLookingDays } from '@basera/alerts/contract'
import { handleDue } from '@basera/platform/server/faults'
import { isQuiet, nextNight } from './alert-clock.ts'
import { stillLookingMail, stillLookingNotification } from './mails/alert-mail.ts'
import { alertReader, type SendNeeds } from './send-alerts.ts'
import { findForgetfulPeople, markAsked, pauseUnanswered } from './still-looking.queries.ts'

const peopleAtOnce = 200
const days = (count: number) => count * 86_400_000

function ask(needs: SendNeeds, userId: string, since: Date, now: Date): Promise<void> {
  return needs.db.transaction().execute(async (trx) => {
    const marked = await markAsked(trx, userId, since, now)
    const reader = await alertReader(trx, needs, userId)
    const asked = marked.filter(({ kind }) => reader?.mayBeTold(kind))
    if (asked.length === 0 || !reader) return
    const mailed = asked.filter(({ kind, by_mail }) => by_mail && reader.mayBeMailed(kind))
    if (mailed.length > 0) await needs.mails.add(trx, stillLookingMail(reader, mailed, needs))
    const pushed = asked.filter(({ by_push }) => by_push)
    const until = nextNight(now)
    if (pushed.length > 0)
      await needs.push?.notify(trx, userId, { ...stillLookingNotification(reader, pushed), until })
  })
}

/** Asks people who opened no alert for long, once, and pauses what nobody answers for (alerts.still-looking). */
export async function askStillLooking(needs: SendNeeds, now = new Date()): Promise<number> {
  if (isQuiet(now)) return 0
  const since = new Date(now.getTime() - days(stillLookingDays))
  await pauseUnanswered(needs.db, new Date(now.getTime() - days(stillLookingAnswerDays)), now)
  return handleDue(
    async () => (await findForgetfulPeople(needs.db, since, peopleAtOnce)).map(({ user_id }) => user_id),
    async (userId) => {
      await ask(needs, userId, since, now)
      return true
    },
  )
}
