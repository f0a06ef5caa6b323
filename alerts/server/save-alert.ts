import { type Alert, alertQueryMax, alertsMax, alertSentences as say } from '@basera/alerts/contract'
import { Problem } from '@basera/platform/contract'
import { brokenConstraint } from '@basera/platform/server/database'
import { commonRefusals } from '@basera/platform/server/sentences'
import { dueAt } from './alert-clock.ts'
import { type AlertKind, kindOf } from './alert-kind.ts'
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
  findAlerts,
  insertAlert,
  lockAlertsOf,
  restoreAlert,
  type SavedSearch,
} from './alerts.queries.ts'
import type { Database, OpenDatabase } from './database.ts'

export interface AlertNeeds {
  readonly db: OpenDatabase
  readonly kinds: readonly AlertKind[]
}

export const dueTimes = (now: Date): DueTimes => ({
  at_once: dueAt('at_once', now),
  daily: dueAt('daily', now),
  weekly: dueAt('weekly', now),
})

type Kinds = Pick<AlertNeeds, 'kinds'>

/** Anew, from what waits; in a transaction that holds the alerts' rows under `awaitMatching`. */
export async function setDue(
  trx: Database,
  { kinds }: Kinds,
  ids: readonly string[],
  now = new Date(),
): Promise<void> {
  const isWaiting = kinds.map(({ hasWaiting }) => hasWaiting)
  await clearDue(trx, ids)
  await addDue(trx, ids, isWaiting, dueTimes(now))
}

export const alertNotFound = () => new Problem('not_found', say.notFound)

const presentAlert = (
  { created_at, seen_at, paused_at, ...row }: AlertRow,
  news: ReadonlyMap<string, number>,
): Alert => ({
  ...row,
  created_at: created_at.toISOString(),
  seen_at: seen_at.toISOString(),
  paused_at: paused_at?.toISOString() ?? null,
  new_results: news.get(row.id) ?? 0,
})

async function countNew(db: Database, kinds: readonly AlertKind[], userId: string) {
  const counts = new Map<string, number>()
  for (const kind of kinds) for (const [id, found] of await kind.countNew(db, userId)) counts.set(id, found)
  return counts
}

export async function showAlerts(db: Database, { kinds }: Kinds, userId: string): Promise<Alert[]> {
  const rows = await findAlerts(db, userId)
  const asked = kinds.filter(({ name }) => rows.some(({ kind }) => kind === name))
  const news = await countNew(db, asked, userId)
  return rows.map((row) => presentAlert(row, news))
}

/** Throws `not_found` for another member's alert too. */
export async function showAlert(db: Database, { kinds }: Kinds, userId: string, id: string): Promise<Alert> {
  const row = await findAlert(db, userId, id)
  if (!row) throw alertNotFound()
  return presentAlert(row, await countNew(db, [kindOf(kinds, row.kind)], userId))
}

const tooLong = () =>
  new Problem('validation_failed', say.queryLong, [{ field: 'query', message: say.queryLong }])

async function refuseTooMany(db: Database, userId: string, saved: SavedSearch | null): Promise<void> {
  await awaitMatching(db)
  await lockAlertsOf(db, userId)
  if (((await countAlerts(db, userId, saved))?.found ?? 0) >= alertsMax)
    throw new Problem('limit_reached', say.tooMany)
}

/** An account may be deleted meanwhile. */
async function refusingNobody<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isGone = brokenConstraint(error) === 'alerts_user_fkey'
    throw isGone ? new Problem('no_session', commonRefusals.signIn) : error
  }
}

/**
 * Saves a search (alerts.ten-at-most). Throws `limit_reached`, and `validation_failed` for a search that the search itself
 * would refuse.
 */
export async function saveAlert(
  needs: AlertNeeds,
  userId: string,
  kind: Alert['kind'],
  { query, ...words }: AlertWords & { readonly query: string },
): Promise<Alert> {
  const search = { kind, ...(await kindOf(needs.kinds, kind).prepare(query)) }
  if (search.query.length >= alertQueryMax) throw tooLong()
  return needs.db.transaction().execute(async (trx) => {
    await refuseTooMany(trx, userId, search)
    const saved = await refusingNobody(() => insertAlert(trx, userId, search, words))
    if (!saved) throw alertNotFound()
    await search.keep?.(trx, saved.id)
    await setDue(trx, needs, [saved.id])
    return showAlert(trx, needs, userId, saved.id)
  })
}

/** Changes one alert of a member, or with a null id all; gives how many. */
export function changeAlert(
  needs: AlertNeeds,
  userId: string,
  alertIds: readonly string[] | null,
  change: AlertChange,
): Promise<number> {
  return needs.db.transaction().execute(async (trx) => {
    await awaitMatching(trx)
    const ids = (await changeAlerts(trx, userId, alertIds, change)).map((row) => row.id)
    await setDue(trx, needs, ids)
    return ids.length
  })
}

/** Throws `not_found` once the minute is over (alerts.delete-undo), `limit_reached`. */
export function bringBackAlert(needs: AlertNeeds, userId: string, id: string): Promise<Alert> {
  return needs.db.transaction().execute(async (trx) => {
    await refuseTooMany(trx, userId, null)
    if (!(await restoreAlert(trx, userId, id))) throw new Problem('not_found', say.notRestorable)
    await setDue(trx, needs, [id])
    return showAlert(trx, needs, userId, id)
  })
}
