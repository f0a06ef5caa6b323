import { mailboxes } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { type AlertFrequency, alertFrequencies, alertRestoreSeconds } from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isSeenBy } from '../rooms.queries.ts'
import type { AlertReach } from './alert-search.ts'

/** What its member saved. */
export const savedAlertRow = z.object({
  id: z.guid(),
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
  new_rooms: z.int().nullable().describe('never null'),
})
export type AlertRow = z.output<typeof alertRow>

const countedTo = 100

const newRooms = (userId: string) => sql`(
  SELECT count(*)::integer FROM (
    SELECT 1 FROM alert_matches found JOIN rooms ON rooms.id = found.room_id
    WHERE found.alert_id = alerts.id AND (found.sent_at IS NULL OR found.sent_at > alerts.seen_at)
      AND found.matched_at > alerts.seen_at AND rooms.searchable AND ${isSeenBy(userId)}
    LIMIT ${countedTo}
  ) AS counted)`

const columns = (
  userId: string,
) => sql`alerts.id, name, query, by_mail, by_push, frequency, alerts.created_at, seen_at,
  paused_at, ${newRooms(userId)} AS new_rooms`

export const findAlerts = statement(
  { row: alertRow, samples: [[someId]] },
  (userId: string) => sql`
    SELECT ${columns(userId)} FROM alerts WHERE user_id = ${userId}::uuid AND deleted_at IS NULL
    ORDER BY alerts.created_at DESC, alerts.id`,
).all

export const findAlert = statement(
  { row: alertRow, samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT ${columns(userId)} FROM alerts
    WHERE user_id = ${userId}::uuid AND alerts.id = ${id}::uuid AND deleted_at IS NULL`,
).first

export const findAddress = statement(
  { row: z.object({ email: z.string() }), samples: [[someId]] },
  (userId: string) => sql`SELECT email FROM ${mailboxes} mailbox WHERE id = ${userId}::uuid`,
).first

/** One person's alerts are saved one after the other, so that none is one too many. */
export const lockAlertsOf = statement(
  { samples: [[someId]] },
  (userId: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended('alerts ' || ${userId}, 0))`,
).run

export const countAlerts = statement(
  { row: z.object({ found: z.int() }), samples: [[someId, '']] },
  (userId: string, exceptQuery: string) => sql`
    SELECT count(*)::integer AS found FROM alerts
    WHERE user_id = ${userId}::uuid AND deleted_at IS NULL AND query <> ${exceptQuery}`,
).first

export interface AlertWords {
  readonly name: string
  readonly by_mail: boolean
  readonly by_push: boolean
  readonly frequency: AlertFrequency
}

const someReach: AlertReach = {
  ...{ south: 1, west: 1, north: 2, east: 2, minRent: 0, maxRent: 1, maxTotal: 1 },
  ...{
    cityPatterns: ['%pune%'],
    addressPattern: '%a%',
    moveInBy: '2026-12-01',
    facets: 1,
    traitMasks: ['1'],
    traitSaids: ['0'],
  },
  ...{ circle: { point: { lat: 1, lng: 1 }, radiusKm: 1 }, exact: true },
}
const someWords: AlertWords = { name: 'A', by_mail: true, by_push: false, frequency: 'daily' }

/** Saved again, the same search gets the new words and columns and goes on. */
export const insertAlert = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, '', someWords, someReach]] },
  (userId: string, query: string, words: AlertWords, reach: AlertReach) => sql`
    INSERT INTO alerts (user_id, query, name, by_mail, by_push, frequency, south, west, north, east, city_patterns,
      address_pattern, min_rent, max_rent, max_total, move_in_by, facets, trait_masks, trait_saids,
      latitude, longitude, radius_km, exact)
    VALUES (${userId}::uuid, ${query}, ${words.name}, ${words.by_mail}, ${words.by_push}, ${words.frequency},
      ${reach.south}, ${reach.west}, ${reach.north}, ${reach.east}, ${reach.cityPatterns}::text[],
      lower(${reach.addressPattern}), ${reach.minRent}, ${reach.maxRent}, ${reach.maxTotal}, ${reach.moveInBy}::date,
      ${reach.facets}, ${reach.traitMasks}::bigint[], ${reach.traitSaids}::bigint[],
      ${reach.circle?.point.lat ?? null}, ${reach.circle?.point.lng ?? null}, ${reach.circle?.radiusKm ?? null}, ${reach.exact})
    ON CONFLICT (user_id, md5(query)) WHERE deleted_at IS NULL DO UPDATE SET name = excluded.name,
      by_mail = excluded.by_mail, by_push = excluded.by_push, frequency = excluded.frequency, paused_at = NULL,
      seen_at = now(), asked_at = NULL, south = excluded.south, west = excluded.west, north = excluded.north,
      east = excluded.east, trait_masks = excluded.trait_masks, trait_saids = excluded.trait_saids,
      latitude = excluded.latitude, longitude = excluded.longitude, radius_km = excluded.radius_km, exact = excluded.exact
    RETURNING id`,
).first

const isWaiting = sql`EXISTS (SELECT 1 FROM alert_matches WHERE alert_id = alerts.id AND sent_at IS NULL)`

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

/** What waits is due by the alert's own frequency, and nothing of a paused or silent one. */
export const addDue = statement(
  { samples: [[[someId], someTimes]] },
  (ids: readonly string[], times: DueTimes) => sql`
    INSERT INTO alert_dues (alert_id, due_at) SELECT id, ${dueOf(times)} FROM alerts
    WHERE id = ANY(${ids}::uuid[]) AND paused_at IS NULL AND deleted_at IS NULL AND (by_mail OR by_push) AND ${isWaiting}
    ON CONFLICT (alert_id) DO NOTHING`,
).run

export type AlertChange = {
  readonly [K in keyof AlertWords]?: AlertWords[K] | undefined
} & { readonly paused?: boolean | undefined }

const changed = ({ name, by_mail, by_push, frequency, paused }: AlertChange) =>
  sql.join([
    sql`seen_at = now()`,
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
      [someId, someId, { ...someWords, paused: true }],
      [someId, null, { paused: false }],
    ],
  },
  (userId: string, id: string | null, change: AlertChange) => sql`
    UPDATE alerts SET ${changed(change)}
    WHERE user_id = ${userId}::uuid AND deleted_at IS NULL ${id === null ? sql`` : sql`AND id = ${id}::uuid`}
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
  { row: z.object({ user_id: z.guid() }), samples: [[someId]] },
  (id: string) => sql`SELECT user_id FROM alerts WHERE id = ${id}::uuid AND deleted_at IS NULL`,
).first

export const exportAlerts = statement(
  {
    row: savedAlertRow.extend({
      created_at: z.date(),
      seen_at: z.date(),
      paused_at: z.date().nullable(),
      deleted_at: z.date().nullable(),
      asked_at: z.date().nullable(),
      due_at: z.date().nullable(),
      rooms: z.array(z.unknown()),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT id, name, query, by_mail, by_push, frequency, created_at, seen_at, paused_at, deleted_at, asked_at,
      (SELECT due_at FROM alert_dues WHERE alert_id = alerts.id) AS due_at, coalesce((SELECT json_agg(json_build_object('room_id', room_id, 'rent_fell', rent_fell, 'matched_at', matched_at,
        'sent_at', sent_at) ORDER BY matched_at, room_id) FROM alert_matches WHERE alert_id = alerts.id), '[]') AS rooms
    FROM alerts WHERE user_id = ${userId}::uuid ORDER BY created_at, id`,
).all

export const exportDay = statement(
  { row: z.object({ day: z.string(), sent: z.int() }), samples: [[someId]] },
  (userId: string) => sql`SELECT day, sent FROM alert_days WHERE user_id = ${userId}::uuid`,
).all
