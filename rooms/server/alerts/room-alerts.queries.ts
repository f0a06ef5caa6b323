import { alertsOf, type FoundItem, savedAlerts } from '@basera/alerts/server'
import { someId, statement } from '@basera/platform/server/database'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isSeenBy } from '../rooms.queries.ts'
import { sumFilterNames } from '../search/sums.ts'
import type { AlertReach } from './alert-search.ts'

/** What the row of an alert for rooms says beside its query. */
export const columnsOf = (reach: AlertReach): Readonly<Record<string, RawBuilder<unknown>>> => ({
  south: sql`${reach.south}`,
  west: sql`${reach.west}`,
  north: sql`${reach.north}`,
  east: sql`${reach.east}`,
  city_patterns: sql`${reach.cityPatterns}::text[]`,
  address_pattern: sql`lower(${reach.addressPattern})`,
  min_rent: sql`${reach.minRent}`,
  max_rent: sql`${reach.maxRent}`,
  max_total: sql`${reach.maxTotal}`,
  move_in_by: sql`${reach.moveInBy}::date`,
  facets: sql`${reach.facets}`,
  trait_masks: sql`${reach.traitMasks}::bigint[]`,
  trait_saids: sql`${reach.traitSaids}::bigint[]`,
  latitude: sql`${reach.circle?.point.lat ?? null}`,
  longitude: sql`${reach.circle?.point.lng ?? null}`,
  radius_km: sql`${reach.circle?.radiusKm ?? null}`,
  organization_pattern: sql`lower(${reach.organizationPattern})`,
  ...Object.fromEntries(
    sumFilterNames.map((name) => [
      name,
      sql`${reach.sums.find(({ filter }) => filter === name)?.most ?? null}::integer`,
    ]),
  ),
  unsaid_sums: sql`${reach.unsaidSums}`,
  exact: sql`${reach.exact}`,
  exact_but_place: sql`${reach.exactButPlace}`,
})

export const hasWaiting = sql`EXISTS (SELECT 1 FROM alert_matches WHERE alert_id = alerts.id AND sent_at IS NULL)`

const countedTo = 100

export const countNewRooms = statement(
  { row: z.object({ id: z.guid(), found: z.int().nullable().describe('never null') }), samples: [[someId]] },
  (userId: string) => sql`
    SELECT id, (SELECT count(*)::integer FROM (
      SELECT 1 FROM alert_matches found JOIN rooms ON rooms.id = found.room_id
      WHERE found.alert_id = alerts.id AND (found.sent_at IS NULL OR found.sent_at > alerts.seen_at)
        AND found.matched_at > alerts.seen_at AND rooms.searchable AND ${isSeenBy(userId)}
      LIMIT ${countedTo}
    ) AS counted) AS found
    FROM ${savedAlerts} alerts WHERE user_id = ${userId}::uuid AND kind = 'rooms'`,
).all

const waitingRoom = z.object({
  alert_id: z.guid(),
  id: z.guid(),
  user_id: z.guid(),
  title: z.string(),
  address: z.string(),
  rent: z.int(),
  rent_fell: z.boolean(),
  public_latitude: z.number().nullable(),
  public_longitude: z.number().nullable(),
  total_monthly: z.int().nullable(),
  available_from: z.string(),
  facet: z.int(),
  traits: z.string(),
})
export type WaitingRoom = z.output<typeof waitingRoom>

/** Rooms that wait to be told of and that the person may be told of now, the last found first (alerts.who-is-told). */
export const findWaitingRooms = statement(
  { row: waitingRoom, samples: [[someId, [someId], 10]] },
  (userId: string, alertIds: readonly string[], limit: number) => sql`
    SELECT found.alert_id, rooms.id, rooms.user_id, title, address, rent, found.rent_fell, public_latitude,
      public_longitude, total_monthly, available_from, facet, traits::text
    FROM alert_matches found JOIN rooms ON rooms.id = found.room_id
    WHERE found.alert_id = ANY(${alertIds}::uuid[]) AND found.sent_at IS NULL AND rooms.searchable
      AND rooms.user_id <> ${userId}::uuid AND ${isSeenBy(userId)}
    ORDER BY found.matched_at DESC, rooms.id LIMIT ${limit}`,
).all

type Told = Pick<FoundItem, 'alertId' | 'id'>

const pairs = (told: readonly Told[]) => sql`unnest(${told.map(({ alertId }) => alertId)}::uuid[],
  ${told.map(({ id }) => id)}::uuid[]) AS told (alert_id, room_id)`
const someTold: Told = { alertId: someId, id: someId }

export const markRoomsSent = statement(
  { samples: [[[someTold], new Date(0)]] },
  (told: readonly Told[], now: Date) => sql`
    UPDATE alert_matches SET sent_at = ${now} FROM ${pairs(told)}
    WHERE alert_matches.alert_id = told.alert_id AND alert_matches.room_id = told.room_id`,
).run

export const forgetWaitingRooms = statement(
  { samples: [[[someId], [someTold]]] },
  (alertIds: readonly string[], kept: readonly Told[]) => sql`
    DELETE FROM alert_matches WHERE alert_id = ANY(${alertIds}::uuid[]) AND sent_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${pairs(kept)}
        WHERE told.alert_id = alert_matches.alert_id AND told.room_id = alert_matches.room_id)`,
).run

export const exportFoundRooms = statement(
  {
    row: z.object({
      alert_id: z.guid(),
      room_id: z.guid(),
      rent_fell: z.boolean(),
      matched_at: z.date(),
      sent_at: z.date().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT alert_id, room_id, rent_fell, matched_at, sent_at
    FROM alert_matches JOIN ${alertsOf(userId)} alerts ON alerts.id = alert_id
    ORDER BY matched_at, room_id, alert_id`,
).all
