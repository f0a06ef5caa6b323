import { alertsOf, type FoundItem, savedAlerts } from '@basera/alerts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { others } from '../search/conditions.queries.ts'
import type { AskedOfProfiles } from './alert-search.ts'
import { finds } from './asks-profile.queries.ts'

const someAsked: AskedOfProfiles = {
  ...{
    words: { words: ['quiet'], phrase: 'quiet' },
    location: null,
    organization: null,
    gender: null,
    tags: null,
  },
  ...{ area: { lat: 1, lng: 1, radiusKm: 5 }, box: { south: 1, west: 1, north: 2, east: 2 } },
  ...{ minBudget: 0, maxBudget: 1, photoChecked: false, workProven: false },
}

/** Saved again, the same search may mean other columns than before. */
export const keepSearch = statement(
  { samples: [[someId, someAsked]] },
  (alertId: string, asked: AskedOfProfiles) => {
    const { area, box } = asked
    return sql`
      INSERT INTO roommate_alert_searches (alert_id, south, west, north, east, latitude, longitude, radius_km, words,
        location, organization, min_budget, max_budget, gender, tags, photo_checked, work_proven)
      VALUES (${alertId}::uuid, ${box.south}, ${box.west}, ${box.north}, ${box.east}, ${area?.lat ?? null},
        ${area?.lng ?? null}, ${area?.radiusKm ?? null}, ${asked.words?.words ?? []}::text[], ${asked.location},
        ${asked.organization}, ${asked.minBudget}, ${asked.maxBudget}, ${asked.gender}, ${asked.tags ?? []}::text[],
        ${asked.photoChecked}, ${asked.workProven})
      ON CONFLICT (alert_id) DO UPDATE SET south = excluded.south, west = excluded.west, north = excluded.north,
        east = excluded.east, latitude = excluded.latitude, longitude = excluded.longitude,
        radius_km = excluded.radius_km, words = excluded.words, location = excluded.location,
        organization = excluded.organization, min_budget = excluded.min_budget, max_budget = excluded.max_budget,
        gender = excluded.gender, tags = excluded.tags, photo_checked = excluded.photo_checked,
        work_proven = excluded.work_proven`
  },
).run

export const hasWaiting = sql`EXISTS (
  SELECT 1 FROM roommate_alert_matches WHERE alert_id = alerts.id AND sent_at IS NULL)`

const countedTo = 100

export const countNewPeople = statement(
  { row: z.object({ id: z.guid(), found: z.int().nullable().describe('never null') }), samples: [[someId]] },
  (userId: string) => sql`
    SELECT id, (SELECT count(*)::integer FROM (
      SELECT 1 FROM roommate_alert_matches found JOIN listed_roommates l ON l.id = found.profile_id
      WHERE found.alert_id = alerts.id AND (found.sent_at IS NULL OR found.sent_at > alerts.seen_at)
        AND found.matched_at > alerts.seen_at AND ${others(userId)}
      LIMIT ${countedTo}
    ) AS counted) AS found
    FROM ${savedAlerts} alerts WHERE user_id = ${userId}::uuid AND kind = 'roommates'`,
).all

const waitingPerson = z.object({
  alert_id: z.guid(),
  id: z.guid(),
  full_name: z.string().nullable(),
  preferred_location: z.string().nullable(),
  budget: z.int().nullable(),
})
export type WaitingPerson = z.output<typeof waitingPerson>

/** Who waits to be told of, is still found, and may be told of now, the last found first (alerts.who-is-told). */
export const findWaitingPeople = statement(
  { row: waitingPerson, samples: [[someId, [someId], 10]] },
  (userId: string, alertIds: readonly string[], limit: number) => sql`
    SELECT found.alert_id, l.id, p.full_name, p.preferred_location, p.budget
    FROM roommate_alert_matches found JOIN roommate_alert_searches s ON s.alert_id = found.alert_id
      JOIN listed_roommates l ON l.id = found.profile_id JOIN user_profiles p ON p.id = l.id
    WHERE found.alert_id = ANY(${alertIds}::uuid[]) AND found.sent_at IS NULL AND ${finds} AND ${others(userId)}
    ORDER BY found.matched_at DESC, l.id LIMIT ${limit}`,
).all

type Told = Pick<FoundItem, 'alertId' | 'id'>

const pairs = (told: readonly Told[]) => sql`unnest(${told.map(({ alertId }) => alertId)}::uuid[],
  ${told.map(({ id }) => id)}::uuid[]) AS told (alert_id, profile_id)`
const someTold: Told = { alertId: someId, id: someId }

export const markPeopleSent = statement(
  { samples: [[[someTold], new Date(0)]] },
  (told: readonly Told[], now: Date) => sql`
    UPDATE roommate_alert_matches found SET sent_at = ${now} FROM ${pairs(told)}
    WHERE found.alert_id = told.alert_id AND found.profile_id = told.profile_id`,
).run

export const forgetWaitingPeople = statement(
  { samples: [[[someId], [someTold]]] },
  (alertIds: readonly string[], kept: readonly Told[]) => sql`
    DELETE FROM roommate_alert_matches found WHERE alert_id = ANY(${alertIds}::uuid[]) AND sent_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${pairs(kept)}
        WHERE told.alert_id = found.alert_id AND told.profile_id = found.profile_id)`,
).run

export const exportFoundPeople = statement(
  {
    row: z.object({
      alert_id: z.guid(),
      profile_id: z.guid(),
      matched_at: z.date(),
      sent_at: z.date().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT alert_id, profile_id, matched_at, sent_at
    FROM roommate_alert_matches JOIN ${alertsOf(userId)} alerts ON alerts.id = alert_id
    ORDER BY matched_at, profile_id, alert_id`,
).all
