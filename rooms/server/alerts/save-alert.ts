import { Problem } from '@basera/platform/contract'
import { type Alert, alertsMax, alertSentences as say } from '@basera/rooms/contract'
import type { Database, OpenDatabase } from '../database.ts'
import { refusingBrokenRules } from '../own/room-constraints.ts'
import type { SearchPlaces } from '../search/search-journey.ts'
import { searchContext } from '../search-rooms.ts'
import { dueAt } from './alert-clock.ts'
import { canonicalQuery, reachOf, searchOfQuery } from './alert-search.ts'
import {
  type AlertChange,
  type AlertRow,
  type AlertWords,
  addDue,
  awaitMatching,
  changeAlerts,
  clearDue,
  countAlerts,
  type DueTimes,
  findAlert,
  insertAlert,
  lockAlertsOf,
  restoreAlert,
} from './alerts.queries.ts'

export const dueTimes = (now: Date): DueTimes => ({
  at_once: dueAt('at_once', now),
  daily: dueAt('daily', now),
  weekly: dueAt('weekly', now),
})

/** Anew, from what waits; in a transaction that holds the alerts' rows under `awaitMatching`. */
export async function setDue(trx: Database, ids: readonly string[], now = new Date()): Promise<void> {
  await clearDue(trx, ids)
  await addDue(trx, ids, dueTimes(now))
}

export const alertNotFound = () => new Problem('not_found', say.notFound)

export const presentAlert = ({ created_at, seen_at, paused_at, new_rooms, ...row }: AlertRow): Alert => ({
  ...row,
  created_at: created_at.toISOString(),
  seen_at: seen_at.toISOString(),
  paused_at: paused_at?.toISOString() ?? null,
  new_rooms: new_rooms ?? 0,
})

/** Throws `not_found` for another member's alert too. */
export async function showAlert(
  db: Pick<OpenDatabase, 'getExecutor'>,
  userId: string,
  id: string,
): Promise<Alert> {
  const row = await findAlert(db, userId, id)
  if (!row) throw alertNotFound()
  return presentAlert(row)
}

async function refuseTooMany(
  db: Pick<OpenDatabase, 'getExecutor'>,
  userId: string,
  query: string,
): Promise<void> {
  await awaitMatching(db)
  await lockAlertsOf(db, userId)
  if (((await countAlerts(db, userId, query))?.found ?? 0) >= alertsMax)
    throw new Problem('limit_reached', say.tooMany)
}

/**
 * Saves a search (rooms.alert-limit). Throws `limit_reached`, and `validation_failed` for a search that the search itself
 * would refuse.
 */
export async function saveAlert(
  db: OpenDatabase,
  places: SearchPlaces,
  userId: string,
  { query, ...words }: AlertWords & { readonly query: string },
): Promise<Alert> {
  const stored = canonicalQuery(query)
  const search = searchOfQuery(stored)
  const reach = reachOf(search, await searchContext(places, search))
  return db.transaction().execute(async (trx) => {
    await refuseTooMany(trx, userId, stored)
    const saved = await refusingBrokenRules(() => insertAlert(trx, userId, stored, words, reach))
    if (!saved) throw alertNotFound()
    await setDue(trx, [saved.id])
    return showAlert(trx, userId, saved.id)
  })
}

/** Changes one alert of a member, or with a null id all; gives how many. */
export function changeAlert(
  db: OpenDatabase,
  userId: string,
  id: string | null,
  change: AlertChange,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await awaitMatching(trx)
    const ids = (await changeAlerts(trx, userId, id, change)).map((row) => row.id)
    await setDue(trx, ids)
    return ids.length
  })
}

/** Throws `not_found` once the minute is over (rooms.alert-delete-undo), `limit_reached`. */
export function bringBackAlert(db: OpenDatabase, userId: string, id: string): Promise<Alert> {
  return db.transaction().execute(async (trx) => {
    await refuseTooMany(trx, userId, '')
    if (!(await restoreAlert(trx, userId, id))) throw new Problem('not_found', say.notRestorable)
    await setDue(trx, [id])
    return showAlert(trx, userId, id)
  })
}
