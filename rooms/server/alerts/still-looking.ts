import { languageTag } from '@basera/platform/contract/languages'
import { stillLookingAnswerDays, stillLookingDays } from '@basera/rooms/contract'
import { isQuiet } from './alert-clock.ts'
import { alertTexts, stillLookingMail } from './mails/alert-mail.ts'
import { alertReader, type SendNeeds } from './send-alerts.ts'
import { findForgetfulPeople, markAsked, pauseUnanswered } from './still-looking.queries.ts'

const peopleAtOnce = 200
const days = (count: number) => count * 86_400_000

function ask(needs: SendNeeds, userId: string, since: Date, now: Date): Promise<void> {
  return needs.db.transaction().execute(async (trx) => {
    const asked = await markAsked(trx, userId, since, now)
    const reader = await alertReader(trx, needs, userId)
    if (asked.length === 0 || !reader) return
    const mailed = asked.filter(({ by_mail }) => by_mail)
    if (mailed.length > 0)
      await needs.mails.add(
        trx,
        stillLookingMail(
          reader,
          mailed.map(({ name }) => name),
          needs,
        ),
      )
    const { t, language } = alertTexts(reader.language)
    if (asked.some(({ by_push }) => by_push))
      await needs.push?.notify(trx, userId, {
        ...{ title: t('stillLooking.push.title'), body: t('stillLooking.push.body') },
        ...{ url: '/alerts', tag: 'alerts', lang: languageTag(language) },
      })
  })
}

/** Asks people who opened no alert for long, once, and pauses what nobody answers for (rooms.alert-still-looking). */
export async function askStillLooking(needs: SendNeeds, now = new Date()): Promise<number> {
  if (isQuiet(now)) return 0
  const since = new Date(now.getTime() - days(stillLookingDays))
  await pauseUnanswered(needs.db, new Date(now.getTime() - days(stillLookingAnswerDays)), now)
  let asked = 0
  for (;;) {
    const people = await findForgetfulPeople(needs.db, since, peopleAtOnce)
    for (const { user_id } of people) await ask(needs, user_id, since, now)
    asked += people.length
    if (people.length < peopleAtOnce) return asked
  }
}
