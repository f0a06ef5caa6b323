import { languageTag } from '@basera/platform/contract/languages'
import type { MailQueue } from '@basera/platform/server/mail'
import { alertsAtOnceMax } from '@basera/rooms/contract'
import type { Database, OpenDatabase } from '../database.ts'
import type { SearchPlaces } from '../search/search-journey.ts'
import { indiaDay, isQuiet, nextMorning } from './alert-clock.ts'
import type { AlertPush } from './alert-push.ts'
import { awaitMatching, clearDue } from './alerts.queries.ts'
import {
  type AlertMailParts,
  type AlertReader,
  alertMail,
  alertTexts,
  type MailedAlert,
} from './mails/alert-mail.ts'
import { queriesFinding } from './match-rooms.ts'
import { setDue } from './save-alert.ts'
import {
  countSent,
  type DueAlert,
  findAlertReader,
  findDuePeople,
  findWaiting,
  forgetWaiting,
  lockDay,
  lockDueAlerts,
  markSent,
  postponeAlerts,
  type WaitingRoom,
} from './send-alerts.queries.ts'

export interface SendNeeds extends AlertMailParts {
  readonly db: OpenDatabase
  readonly places: SearchPlaces
  readonly mails: MailQueue
  readonly push: AlertPush | undefined
  /** False where rooms are for verified members (rooms.search-members-only). */
  readonly showsRooms: boolean
}

type Channels = Pick<SendNeeds, 'db' | 'showsRooms'>

/** The reader of a person's alerts; undefined for a person who may not see rooms or is suspended. */
export async function alertReader(
  db: Database,
  { showsRooms }: Pick<Channels, 'showsRooms'>,
  userId: string,
): Promise<AlertReader | undefined> {
  const reader = await findAlertReader(db, userId)
  return (showsRooms ? reader?.proven : reader?.mailable)
    ? reader && { id: userId, email: reader.email, language: reader.language }
    : undefined
}

const peopleAtOnce = 200
const waitingMax = 500
const idsOf = (alerts: readonly { readonly id: string }[]) => alerts.map(({ id }) => id)

/** The waiting rooms that each alert's search still finds. */
async function stillFound(
  trx: Database,
  places: SearchPlaces,
  alerts: readonly DueAlert[],
  waiting: readonly WaitingRoom[],
): Promise<WaitingRoom[]> {
  const found: WaitingRoom[] = []
  for (const rows of Map.groupBy(waiting, ({ id }) => id).values()) {
    const [room] = rows
    if (!room) continue
    const asking = alerts.filter(({ id }) => rows.some(({ alert_id }) => alert_id === id))
    const queries = await queriesFinding(
      trx,
      places,
      room,
      asking.map(({ query }) => query),
    )
    const finding = asking.filter(({ query }) => queries.has(query))
    found.push(...rows.filter(({ alert_id }) => finding.some(({ id }) => id === alert_id)))
  }
  return found
}

const mailedAlerts = (alerts: readonly DueAlert[], rooms: readonly WaitingRoom[]): MailedAlert[] =>
  alerts
    .map((alert) => ({ ...alert, rooms: rooms.filter(({ alert_id }) => alert_id === alert.id) }))
    .filter((alert) => alert.rooms.length > 0)

async function tell(
  trx: Database,
  needs: SendNeeds,
  userId: string,
  alerts: readonly DueAlert[],
  rooms: readonly WaitingRoom[],
) {
  const reader = await alertReader(trx, needs, userId)
  if (!reader) return
  const mailed = mailedAlerts(
    alerts.filter(({ by_mail }) => by_mail),
    rooms,
  )
  if (mailed.length > 0) await needs.mails.add(trx, alertMail(reader, mailed, needs))
  const pushed = mailedAlerts(
    alerts.filter(({ by_push }) => by_push),
    rooms,
  )
  const [one] = pushed
  if (!one || !needs.push) return
  const { t, language } = alertTexts(reader.language)
  const count = new Set(pushed.flatMap((alert) => alert.rooms.map(({ id }) => id))).size
  await needs.push.notify(trx, userId, {
    ...{
      title: t('push.title', { rooms: count }),
      body: t('push.body'),
      tag: 'alerts',
      lang: languageTag(language),
    },
    url: pushed.length === 1 ? `/alerts/${one.id}` : '/alerts',
  })
}

/** The alerts that may be sent now; those beyond the day's share wait for the morning (rooms.alert-daily-limit). */
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

/** All that is due for one person goes out together, in the transaction that says that it did (rooms.alert-once). */
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
    const waiting = await findWaiting(trx, userId, idsOf(alerts), waitingMax)
    const rooms = await stillFound(trx, needs.places, alerts, waiting)
    const told = rooms.map(({ alert_id, id }) => ({ alertId: alert_id, roomId: id }))
    if (waiting.length < waitingMax) await forgetWaiting(trx, idsOf(alerts), told)
    if (told.length > 0) {
      await tell(trx, needs, userId, alerts, rooms)
      await markSent(trx, told, now)
      const isAtOnce = alerts.some(
        ({ id, frequency }) => frequency === 'at_once' && told.some(({ alertId }) => alertId === id),
      )
      if (isAtOnce) await countSent(trx, userId)
    }
    await setDue(trx, idsOf(alerts), now)
    return told.length > 0
  })
}

/** Sends what is due (rooms.alert-frequency, rooms.alert-quiet-hours); gives to how many people. A failure is retried later. */
export async function sendAlerts(needs: SendNeeds, now = new Date()): Promise<number> {
  if (isQuiet(now)) return 0
  let told = 0
  const faults = new Map<string, unknown>()
  for (;;) {
    const due = await findDuePeople(needs.db, now, peopleAtOnce)
    const people = due.map(({ user_id }) => user_id).filter((id) => !faults.has(id))
    if (people.length === 0) break
    for (const userId of people) {
      try {
        if (await sendToPerson(needs, userId, now)) told++
      } catch (error) {
        faults.set(userId, error)
      }
    }
  }
  const [fault] = faults.values()
  if (fault) throw fault
  return told
}
