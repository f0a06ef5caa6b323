import { blockedWith } from '@basera/accounts/server'
import { activeAlerts, type DueTimes, dueOf, insertDues, someTimes } from '@basera/alerts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { sumColumns } from '../search/match-conditions.queries.ts'
import { insideCircle } from '../search/search-part.queries.ts'
import type { SumFilterName } from '../search/sums.ts'

/** Takes the room that waits longest, unless another process has it. */
export const takeQueuedRoom = statement(
  {
    row: z.object({ id: z.int(), room_id: z.guid(), rent_fell: z.boolean(), queued_at: z.date() }),
    samples: [[[1]]],
  },
  (except: readonly number[]) => sql`
    DELETE FROM alert_rooms WHERE id = (
      SELECT id FROM alert_rooms WHERE id <> ALL(${except}::bigint[]) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, room_id, rent_fell, queued_at`,
).first

const matchedRoom = z.object({
  id: z.guid(),
  user_id: z.guid(),
  public_latitude: z.number().nullable(),
  public_longitude: z.number().nullable(),
  address: z.string(),
  rent: z.int(),
  total_monthly: z.int().nullable(),
  available_from: z.string(),
  facet: z.int(),
  traits: z.string(),
  brokerage: z.int().nullable(),
  maintenance: z.int().nullable(),
  painting_charge: z.int().nullable(),
  organization: z.string().nullable(),
})
export type MatchedRoom = z.output<typeof matchedRoom>

export const findMatchedRoom = statement(
  { row: matchedRoom, samples: [[someId]] },
  (id: string) => sql`
    SELECT id, user_id, public_latitude, public_longitude, address, rent, total_monthly, available_from, facet, traits::text,
      ${sumColumns.max_brokerage} AS brokerage, maintenance, painting_charge,
      (SELECT name FROM lister_organizations WHERE id = organization_id) AS organization
    FROM rooms WHERE id = ${id}::uuid AND searchable`,
).first

const someRoom: MatchedRoom = {
  ...{ id: someId, user_id: someId, public_latitude: 1, public_longitude: 1, address: 'Pune' },
  ...{ rent: 1, total_monthly: 1, available_from: '2026-12-01', facet: 1, traits: '1' },
  ...{ brokerage: 1, maintenance: null, painting_charge: 1, organization: 'infosys' },
}

const circle = {
  point: { lat: sql`alerts.latitude`, lng: sql`alerts.longitude` },
  radiusKm: sql`alerts.radius_km`,
}

/** The index knows boxes to a millionth of a degree. A room without a location is in no area but perhaps names its city. */
const holds = ({ public_latitude: lat, public_longitude: lng, address }: MatchedRoom) =>
  lat === null || lng === null
    ? sql`(city_patterns IS NULL OR lower(${address}) LIKE ANY (city_patterns))`
    : sql`box(point(west, south), point(east, north))
        @> box(point(${lng}::float8, ${lat}::float8), point(${lng}::float8, ${lat}::float8))
        AND ${lat}::float8 BETWEEN south AND north AND ${lng}::float8 BETWEEN west AND east`

const isInCircle = ({ public_latitude: lat }: MatchedRoom) =>
  lat === null ? sql`` : sql`AND (radius_km IS NULL OR ${insideCircle(circle)})`

const isCheap = (most: SumFilterName, sum: number | null) =>
  sql`(${sql.ref(most)} IS NULL OR coalesce(${sum}::integer <= ${sql.ref(most)}, unsaid_sums))`

/** Whether the columns decide (alerts.same-answer). */
const isDecided = ({ public_latitude: lat }: MatchedRoom) =>
  lat === null ? sql`(exact AND city_patterns IS NULL)` : sql`exact`

export interface RoomToMatch {
  readonly room: MatchedRoom
  /** Alerts that were saved later are not told. */
  readonly savedBefore: Date
}
const someMatch: RoomToMatch = { room: someRoom, savedBefore: new Date(0) }
const unlocated: RoomToMatch = { ...someMatch, room: { ...someRoom, public_latitude: null } }

/**
 * The alerts that a room fits: at least those that find it. Neither its lister's, nor of people blocked with them, nor of those
 * who have it already (alerts.told-once, alerts.who-is-told).
 */
const fitting = ({ room, savedBefore }: RoomToMatch) => sql`
  FROM ${activeAlerts} alerts, (VALUES (${room.public_latitude}::float8, ${room.public_longitude}::float8))
    AS rooms (public_latitude, public_longitude)
  WHERE kind = 'rooms' AND ${holds(room)}
    AND ${room.rent}::integer BETWEEN min_rent AND max_rent AND max_total >= ${room.total_monthly}::integer
    AND (move_in_by IS NULL OR move_in_by >= ${room.available_from}::date)
    AND (facets >> ${room.facet}::integer) & 1 = 1
    AND (trait_masks = '{}' OR NOT EXISTS (SELECT FROM unnest(trait_masks, trait_saids) AS asked (mask, said)
      WHERE mask & ${room.traits}::bigint = 0 AND (coalesce(said, 0) = 0 OR said & ${room.traits}::bigint <> 0)))
    AND ${isCheap('max_brokerage', room.brokerage)} AND ${isCheap('max_maintenance', room.maintenance)}
    AND ${isCheap('max_painting', room.painting_charge)}
    AND (organization_pattern IS NULL OR ${room.organization}::text LIKE organization_pattern)
    AND (address_pattern IS NULL OR lower(${room.address}) LIKE address_pattern) ${isInCircle(room)}
    AND created_at < ${savedBefore}::timestamptz + interval '1 millisecond' AND user_id <> ${room.user_id}::uuid
    AND user_id NOT IN ${blockedWith(room.user_id)}
    AND id NOT IN (SELECT alert_id FROM alert_matches WHERE room_id = ${room.id}::uuid)`

interface Page {
  readonly after: string | null
  readonly limit: number
}

/** The next alerts, by id, whose searches must be asked. */
export const findUndecided = statement(
  {
    row: z.object({ id: z.guid(), query: z.string(), exact_but_place: z.boolean() }),
    samples: [
      [someMatch, { after: someId, limit: 1 }],
      [unlocated, { after: null, limit: 1 }],
    ],
  },
  (match: RoomToMatch, { after, limit }: Page) => sql`
    SELECT id, query, exact_but_place ${fitting(match)} AND NOT ${isDecided(match.room)}
      ${after === null ? sql`` : sql`AND id > ${after}::uuid`}
    ORDER BY id LIMIT ${limit}`,
).all

/**
 * Writes the alerts that find a room, those among `asked` and all that their columns decide about, and makes them due; gives
 * how many. In one statement, so that thousands of them stay in the database. Only under `lockMatches`.
 */
export const insertMatches = statement(
  {
    row: z.object({ found: z.int() }),
    samples: [
      [someMatch, [someId], false, someTimes],
      [unlocated, [], false, someTimes],
    ],
  },
  (match: RoomToMatch, asked: readonly string[], rentFell: boolean, times: DueTimes) => sql`
    WITH fits AS (
      SELECT id, by_mail, by_push, frequency ${fitting(match)} AND ${isDecided(match.room)}
      UNION ALL
      SELECT id, by_mail, by_push, frequency ${fitting(match)} AND NOT ${isDecided(match.room)} AND id = ANY(${asked}::uuid[])
    ), found AS MATERIALIZED (
      SELECT id, CASE WHEN by_mail OR by_push THEN ${dueOf(times)} END AS due_at FROM fits
      WHERE EXISTS (SELECT FROM rooms WHERE id = ${match.room.id}::uuid AND searchable)
    ), matched AS (
      INSERT INTO alert_matches (alert_id, room_id, rent_fell)
      SELECT id, ${match.room.id}::uuid, ${rentFell} FROM found ORDER BY id
    ), due AS (
      ${insertDues(sql`found`)}
    )
    SELECT count(*)::integer AS found FROM found`,
).first
