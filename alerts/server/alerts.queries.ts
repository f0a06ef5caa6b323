import { mailboxes } from '@basera/accounts/server'
import {
  type AlertFrequency,
  type AlertKindName,
  alertFrequencies,
  alertKinds,
  alertRestoreSeconds,
} from '@basera/alerts/contract'
import { someId, statement } from '@basera/platform/server/database'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { PreparedSearch } from './alert-kind.ts'

export const savedAlertRow = z.object({
  id: z.guid(),
  kind: z.enum(alertKinds),
  name: z.string(),
  query: z.string(),
  by_mail: z.boolean(),
  by_push: z.boolean(),
  frequency: z.enum(alertFrequencies),
})

const alertRow = savedAlertRow.extend({
  created_at: z.date(),
  seen_at: z.date(),
  paused_at: z.date().nullable(),
})
export type AlertRow = z.output<typeof alertRow>

/** Alerts as others read them: rows of `FROM ${savedAlerts} alerts`. */
export const savedAlerts = sql`(SELECT * FROM alerts WHERE deleted_at IS NULL)`

/** Those that look for something now. */
export const activeAlerts = sql`(SELECT * FROM alerts WHERE paused_at IS NULL AND deleted_at IS NULL)`

/** All of a member's, also those that can be restored. */
export const alertsOf = (userId: string) => sql`(SELECT * FROM alerts WHERE user_id = ${userId}::uuid)`

export interface SavedSearch {
  readonly kind: AlertKindName
  readonly query: string
}

/** The same words may be a search of each kind. */
const stored = ({ kind, query }: SavedSearch): string => (kind === 'rooms' ? query : `?${query}`)

const columns = sql`id, kind, name, ltrim(query, '?') AS query, by_mail, by_push, frequency, created_at, seen_at, paused_at`

export const findAlerts = statement(
  { row: alertRow, samples: [[someId]] },
  (userId: string) => sql`
    SELECT ${columns} FROM alerts WHERE user_id = ${userId}::uuid AND deleted_at IS NULL
    ORDER BY created_at DESC, id`,
).all

export const findAlert = statement(
  { row: alertRow, samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT ${columns} FROM alerts
    WHERE user_id = ${userId}::uuid AND id = ${id}::uuid AND deleted_at IS NULL`,
).first

export const findAddress = statement(
  { row: z.object({ email: z.string(), proven: z.boolean() }), samples: [[someId]] },
  (userId: string) => sql`SELECT email, proven FROM ${mailboxes} mailbox WHERE id = ${userId}::uuid`,
).first

/** One person's alerts are saved one after the other, so that none is one too many. */
export const lockAlertsOf = statement(
  { samples: [[someId]] },
  (userId: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended('alerts ' || ${userId}, 0))`,
).run

export const countAlerts = statement(
  {
    row: z.object({ found: z.int() }),
    samples: [
      [someId, null],
      [someId, { kind: 'rooms', query: '' }],
    ],
  },
  (userId: string, except: SavedSearch | null) => sql`
    SELECT count(*)::integer AS found FROM alerts WHERE user_id = ${userId}::uuid AND deleted_at IS NULL
      ${except ? sql`AND query <> ${stored(except)}` : sql``}`,
).first

export interface AlertWords {
  readonly name: string
  readonly by_mail: boolean
  readonly by_push: boolean
  readonly frequency: AlertFrequency
}

const someWords: AlertWords = { name: 'A', by_mail: true, by_push: false, frequency: 'daily' }
const someSearch = { kind: 'rooms', query: '', columns: { min_rent: sql`0` } } as const

const setsOf = (names: readonly string[]) =>
  names.map((name) => sql`, ${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)

/** Saved again, the same search gets the new words and columns and goes on. */
export const insertAlert = statement(
  {
    row: z.object({ id: z.guid() }),
    samples: [
      [someId, someSearch, someWords],
      [someId, { kind: 'roommates', query: '' }, someWords],
    ],
  },
  (
    userId: string,
    { columns: own = {}, ...search }: SavedSearch & Pick<PreparedSearch, 'columns'>,
    words: AlertWords,
  ) => sql`
    INSERT INTO alerts (user_id, kind, query, name, by_mail, by_push, frequency
      ${sql.join(
        Object.keys(own).map((name) => sql`, ${sql.ref(name)}`),
        sql``,
      )})
    VALUES (${userId}::uuid, ${search.kind}, ${stored(search)}, ${words.name}, ${words.by_mail}, ${words.by_push}, ${words.frequency}
      ${sql.join(
        Object.values(own).map((value) => sql`, ${value}`),
        sql``,
      )})
    ON CONFLICT (user_id, md5(query)) WHERE deleted_at IS NULL DO UPDATE SET name = excluded.name,
      by_mail = excluded.by_mail, by_push = excluded.by_push, frequency = excluded.frequency, paused_at = NULL,
      seen_at = now(), asked_at = NULL ${sql.join(setsOf(Object.keys(own)), sql``)}
    RETURNING id`,
).first

/** Matches are written by one process at a time, and nobody sends or changes alerts meanwhile: what waits is always due. */
export const lockMatches = statement(
  { samples: [[]] },
  () => sql`SELECT pg_advisory_xact_lock(hashtext('alert matches'))`,
).run

/** Before an alert's row is locked. */
export const awaitMatching = statement(
  { samples: [[]] },
  () => sql`SELECT pg_advisory_xact_lock_shared(hashtext('alert matches'))`,
).run

export type DueTimes = Readonly<Record<AlertFrequency, Date>>
export const someTimes: DueTimes = { at_once: new Date(0), daily: new Date(0), weekly: new Date(0) }

export const dueOf = (times: DueTimes): RawBuilder<unknown> =>
  sql`CASE frequency WHEN 'at_once' THEN ${times.at_once}::timestamptz
    WHEN 'daily' THEN ${times.daily}::timestamptz ELSE ${times.weekly}::timestamptz END`

export const clearDue = statement(
  { samples: [[[someId]]] },
  (ids: readonly string[]) => sql`DELETE FROM alert_dues WHERE alert_id = ANY(${ids}::uuid[])`,
).run

/** Makes alerts due that a statement found: rows of `found` with the columns `id` and `due_at`. */
export const insertDues = (found: RawBuilder<unknown>) => sql`
  INSERT INTO alert_dues (alert_id, due_at) SELECT id, due_at FROM ${found}
  WHERE due_at IS NOT NULL AND NOT EXISTS (SELECT FROM alert_dues WHERE alert_id = ${found}.id) ORDER BY id
  ON CONFLICT (alert_id) DO NOTHING`

/** What waits is due by the alert's own frequency, and nothing of a paused or silent one. */
export const addDue = statement(
  { samples: [[[someId], [sql`true`], someTimes]] },
  (ids: readonly string[], isWaiting: readonly RawBuilder<unknown>[], times: DueTimes) => sql`
    INSERT INTO alert_dues (alert_id, due_at) SELECT id, ${dueOf(times)} FROM alerts
    WHERE id = ANY(${ids}::uuid[]) AND paused_at IS NULL AND deleted_at IS NULL AND (by_mail OR by_push)
      AND (${sql.join(isWaiting, sql` OR `)})
    ON CONFLICT (alert_id) DO NOTHING`,
).run

export type AlertChange = {
  readonly [K in keyof AlertWords]?: AlertWords[K] | undefined
} & { readonly paused?: boolean | undefined; readonly isSeen?: true }

const changed = ({ name, by_mail, by_push, frequency, paused, isSeen }: AlertChange) =>
  sql.join([
    isSeen ? sql`seen_at = now()` : sql`changed_at = now()`,
    sql`asked_at = NULL`,
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(by_mail === undefined ? [] : [sql`by_mail = ${by_mail}`]),
    ...(by_push === undefined ? [] : [sql`by_push = ${by_push}`]),
    ...(frequency === undefined ? [] : [sql`frequency = ${frequency}`]),
    ...(paused === undefined
      ? []
      : [paused ? sql`paused_at = coalesce(paused_at, now())` : sql`paused_at = NULL`]),
  ])

/** Every change is an opening of the alert too: somebody is there. Answers the ids. */
export const changeAlerts = statement(
  {
    row: z.object({ id: z.guid() }),
    samples: [
      [someId, [someId], { ...someWords, paused: true }],
      [someId, null, { paused: false }],
    ],
  },
  (userId: string, ids: readonly string[] | null, change: AlertChange) => sql`
    UPDATE alerts SET ${changed(change)}
    WHERE user_id = ${userId}::uuid AND deleted_at IS NULL ${ids === null ? sql`` : sql`AND id = ANY(${ids}::uuid[])`}
    RETURNING id`,
).all

export const deleteAlert = statement(
  { samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    UPDATE alerts SET deleted_at = now()
    WHERE user_id = ${userId}::uuid AND id = ${id}::uuid AND deleted_at IS NULL`,
).run

/** Not where the same search was saved anew. */
export const restoreAlert = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    UPDATE alerts SET deleted_at = NULL
    WHERE user_id = ${userId}::uuid AND id = ${id}::uuid
      AND deleted_at > now() - ${alertRestoreSeconds} * interval '1 second'
      AND NOT EXISTS (SELECT 1 FROM alerts other
        WHERE other.user_id = alerts.user_id AND other.deleted_at IS NULL AND other.query = alerts.query)
    RETURNING id`,
).first

/** Removes up to `limit` alerts that can no longer be restored; gives their number. */
export const purgeAlerts = statement(
  { samples: [[10]] },
  (limit: number) => sql`
    DELETE FROM alerts WHERE id IN (
      SELECT id FROM alerts WHERE deleted_at < now() - interval '1 hour' ORDER BY deleted_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)`,
).run

export const findOwner = statement(
  { row: z.object({ user_id: z.guid() }), samples: [[[someId]]] },
  (ids: readonly string[]) =>
    sql`SELECT user_id FROM alerts WHERE id = ANY(${ids}::uuid[]) AND deleted_at IS NULL LIMIT 1`,
).first

export const exportAlerts = statement(
  {
    row: savedAlertRow.extend({
      created_at: z.date(),
      seen_at: z.date(),
      paused_at: z.date().nullable(),
      deleted_at: z.date().nullable(),
      asked_at: z.date().nullable(),
      changed_at: z.date().nullable(),
      due_at: z.date().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT ${columns}, deleted_at, asked_at, changed_at, (SELECT due_at FROM alert_dues WHERE alert_id = alerts.id) AS due_at
    FROM alerts WHERE user_id = ${userId}::uuid ORDER BY created_at, id`,
).all

export const exportDay = statement(
  { row: z.object({ day: z.string(), sent: z.int() }), samples: [[someId]] },
  (userId: string) => sql`SELECT day, sent FROM alert_days WHERE user_id = ${userId}::uuid`,
).all
