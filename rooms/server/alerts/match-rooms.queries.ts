import { blockedWith } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { type DueTimes, dueOf, someTimes } from './alerts.queries.ts'

/** Takes the room that waits longest, unless another process has it. */
export const takeQueuedRoom = statement(
  { row: z.object({ room_id: z.guid(), rent_fell: z.boolean(), queued_at: z.date() }), samples: [[]] },
  () => sql`
    DELETE FROM alert_rooms WHERE id = (SELECT id FROM alert_rooms ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING room_id, rent_fell, queued_at`,
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
})
export type MatchedRoom = z.output<typeof matchedRoom>

export const findMatchedRoom = statement(
  { row: matchedRoom, samples: [[someId]] },
  (id: string) => sql`
    SELECT id, user_id, public_latitude, public_longitude, address, rent, total_monthly, available_from, facet
    FROM rooms WHERE id = ${id}::uuid AND searchable FOR KEY SHARE`,
).first

/** An alert whose box is the whole world holds rooms without a location too, unless its search has an area. */
const holds = ({ public_latitude: lat, public_longitude: lng, address }: MatchedRoom) =>
  lat === null || lng === null
    ? sql`(city_patterns IS NULL OR lower(${address}) LIKE ANY (city_patterns))`
    : sql`box(point(west, south), point(east, north))
        @> box(point(${lng}::float8, ${lat}::float8), point(${lng}::float8, ${lat}::float8))`

const someRoom: MatchedRoom = {
  ...{ id: someId, user_id: someId, public_latitude: 1, public_longitude: 1, address: 'Pune' },
  ...{ rent: 1, total_monthly: 1, available_from: '2026-12-01', facet: 1 },
}

export interface Candidates {
  readonly room: MatchedRoom
  /** Alerts that were saved later are not told. */
  readonly savedBefore: Date
  readonly after: string | null
  readonly limit: number
}
const someCandidates: Candidates = { room: someRoom, savedBefore: new Date(0), after: null, limit: 1 }

/**
 * The next alerts that may find a room, by id: at least those that do. Neither its lister's, nor of people blocked with them,
 * nor of those who have it already (rooms.alert-once, rooms.alert-recipients).
 */
export const findCandidates = statement(
  {
    row: z.object({ id: z.guid(), query: z.string() }),
    samples: [
      [{ ...someCandidates, after: someId }],
      [{ ...someCandidates, room: { ...someRoom, public_latitude: null } }],
    ],
  },
  ({ room, savedBefore, after, limit }: Candidates) => sql`
    SELECT id, query FROM alerts
    WHERE paused_at IS NULL AND deleted_at IS NULL AND ${holds(room)}
      AND ${room.rent}::integer BETWEEN min_rent AND max_rent AND max_total >= ${room.total_monthly}::integer
      AND (move_in_by IS NULL OR move_in_by >= ${room.available_from}::date)
      AND (facets >> ${room.facet}::integer) & 1 = 1
      AND NOT EXISTS (SELECT 1 FROM unnest(trait_masks) AS mask
        WHERE mask & (SELECT traits FROM rooms WHERE id = ${room.id}::uuid) = 0)
      AND (address_pattern IS NULL OR lower(${room.address}) LIKE address_pattern)
      AND created_at < ${savedBefore}::timestamptz + interval '1 millisecond' AND user_id <> ${room.user_id}::uuid
      AND user_id NOT IN ${blockedWith(room.user_id)}
      AND NOT EXISTS (SELECT 1 FROM alert_matches WHERE alert_id = alerts.id AND room_id = ${room.id}::uuid)
      ${after === null ? sql`` : sql`AND id > ${after}::uuid`}
    ORDER BY id LIMIT ${limit}`,
).all

/** In the order of ids, as everybody locks them. */
export const lockAlerts = statement(
  { row: z.object({ id: z.guid() }), samples: [[[someId]]] },
  (ids: readonly string[]) => sql`
    SELECT id FROM alerts WHERE id = ANY(${ids}::uuid[]) AND paused_at IS NULL AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`,
).all

export const insertMatches = statement(
  { samples: [[[someId], someId, false]] },
  (alertIds: readonly string[], roomId: string, rentFell: boolean) => sql`
    INSERT INTO alert_matches (alert_id, room_id, rent_fell)
    SELECT id, ${roomId}::uuid, ${rentFell} FROM unnest(${alertIds}::uuid[]) AS found (id)
    ON CONFLICT (alert_id, room_id) DO NOTHING`,
).run

export const makeDue = statement(
  { samples: [[[someId], someTimes]] },
  (ids: readonly string[], times: DueTimes) => sql`
    UPDATE alerts SET due_at = ${dueOf(times)}
    WHERE id = ANY(${ids}::uuid[]) AND due_at IS NULL AND (by_mail OR by_push)`,
).run
