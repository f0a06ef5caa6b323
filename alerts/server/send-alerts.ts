import { type AlertKindName, alertsAtOnceMax } from '@basera/alerts/contract'
import { handleDue } from '@basera/platform/server/faults'
import type { MailQueue } from '@basera/platform/server/mail'
import { indiaDay, isQuiet, nextMorning, nextNight } from './alert-clock.ts'
import { type AlertKind, type FoundItem, kindOf } from './alert-kind.ts'
import type { AlertPush } from './alert-push.ts'
import { awaitMatching, clearDue } from './alerts.queries.ts'
import type { Database } from './database.ts'
import {
  type AlertMailParts,
  type AlertReader,
  alertMail,
  type FindingAlert,
  notificationOf,
} from './mails/alert-mail.ts'
import { type AlertNeeds, setDue } from './save-alert.ts'
import {
  countSent,
  type DueAlert,
  findAlertReader,
  findDuePeople,
  lockDay,
  lockDueAlerts,
  postponeAlerts,
} from './send-alerts.queries.ts'

export interface SendNeeds extends AlertMailParts, AlertNeeds {
  readonly mails: MailQueue
  readonly push: AlertPush | undefined
}

interface AllowedReader extends AlertReader {
  /** On their devices: some is for members with a verified phone. */
  mayBeTold(kind: AlertKindName): boolean
  mayBeMailed(kind: AlertKindName): boolean
}

/** The reader of a person's alerts, who may be told of nothing while suspended. */
export async function alertReader(
  db: Database,
  { kinds }: Pick<AlertNeeds, 'kinds'>,
  userId: string,
): Promise<AllowedReader | undefined> {
  const reader = await findAlertReader(db, userId)
  if (!reader) return undefined
  const { email, language, proven, allowed, verified } = reader
  const mayBeTold = (kind: AlertKindName) => (kindOf(kinds, kind).needsPhone ? verified : allowed) ?? false
  const mayBeMailed = (kind: AlertKindName) => proven === true && mayBeTold(kind)
  return { id: userId, email, language, mayBeTold, mayBeMailed }
}

const peopleAtOnce = 200
const idsOf = (alerts: readonly { readonly id: string }[]) => alerts.map(({ id }) => id)

const findingAlerts = (alerts: readonly DueAlert[], items: readonly FoundItem[]): FindingAlert[] =>
  alerts
    .map((alert) => ({ ...alert, items: items.filter(({ alertId }) => alertId === alert.id) }))
    .filter((alert) => alert.items.length > 0)

async function tell(
  trx: Database,
  needs: SendNeeds,
  userId: string,
  alerts: readonly DueAlert[],
  items: readonly FoundItem[],
  now: Date,
) {
  const reader = await alertReader(trx, needs, userId)
  if (!reader) return
  const finding = findingAlerts(
    alerts.filter(({ kind }) => reader.mayBeTold(kind)),
    items,
  )
  const mailed = finding.filter(({ kind, by_mail }) => by_mail && reader.mayBeMailed(kind))
  if (mailed.length > 0) await needs.mails.add(trx, alertMail(reader, mailed, needs))
  const pushed = finding.filter(({ by_push }) => by_push)
  if (pushed.length > 0)
    await needs.push?.notify(trx, userId, { ...notificationOf(reader, pushed), until: nextNight(now) })
}

/** The alerts that may be sent now; those beyond the day's share wait for the morning (alerts.daily-limit). */
async function withinShare(
  trx: Database,
  due: readonly DueAlert[],
  sent: number,
  now: Date,
): Promise<DueAlert[]> {
  if (sent < alertsAtOnceMax) return [...due]
  const held = due.filter(({ frequency }) => frequency === 'at_once')
  if (held.length > 0) await postponeAlerts(trx, idsOf(held), nextMorning(now))
  return due.filter(({ frequency }) => frequency !== 'at_once')
}

/** What a person's alerts of one kind found and still find; the rest is forgotten. */
async function takeWaiting(
  trx: Database,
  kind: AlertKind,
  userId: string,
  alerts: readonly DueAlert[],
): Promise<readonly FoundItem[]> {
  if (alerts.length === 0) return []
  const { items, isAll } = await kind.findWaiting(trx, userId, alerts)
  if (isAll) await kind.forgetWaiting(trx, idsOf(alerts), items)
  return items
}

/** All that is due for one person goes out together, in the transaction that says that it did (alerts.told-once). */
function sendToPerson(needs: SendNeeds, userId: string, now: Date): Promise<boolean> {
  return needs.db.transaction().execute(async (trx) => {
    const day = await lockDay(trx, userId, indiaDay(now))
    await awaitMatching(trx)
    const due = await lockDueAlerts(trx, userId, now)
    const stopped = due.filter(({ is_stopped }) => is_stopped)
    await clearDue(trx, idsOf(stopped))
    const going = due.filter(({ is_stopped }) => !is_stopped)
    const alerts = await withinShare(trx, going, day?.sent ?? 0, now)
    if (alerts.length === 0) return false
    const told: FoundItem[] = []
    for (const kind of needs.kinds) {
      const items = await takeWaiting(
        trx,
        kind,
        userId,
        alerts.filter((alert) => alert.kind === kind.name),
      )
      if (items.length > 0) await kind.markSent(trx, items, now)
      told.push(...items)
    }
    if (told.length > 0) {
      await tell(trx, needs, userId, alerts, told, now)
      const isAtOnce = alerts.some(
        ({ id, frequency }) => frequency === 'at_once' && told.some(({ alertId }) => alertId === id),
      )
      if (isAtOnce) await countSent(trx, userId)
    }
    await setDue(trx, needs, idsOf(alerts), now)
    return told.length > 0
  })
}

/** Sends what is due (alerts.how-often, alerts.quiet-hours); gives to how many people. A failure is retried later. */
export async function sendAlerts(needs: SendNeeds, now = new Date()): Promise<number> {
  if (isQuiet(now)) return 0
  return handleDue(
    async () => (await findDuePeople(needs.db, now, peopleAtOnce)).map(({ user_id }) => user_id),
    (userId) => sendToPerson(needs, userId, now),
  )
}
