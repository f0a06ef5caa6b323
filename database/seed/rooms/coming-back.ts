import type pg from 'pg'
import { dice } from '../base/dice.ts'
import type { DemoData } from '../demo-data.ts'

const named = ({ users }: DemoData, first: string) =>
  users.find(({ email }) => email.startsWith(`${first}@`))?.id ?? null

const idOf = (what: string) => dice(`coming-back/${what}`).uuid()

/** Koramangala, Bengaluru. */
const point = { lat: 12.9352, lng: 77.6245 }
/** Half the width of 5 km and a little more, in degrees. */
const reach = 0.06
const query = `place=Koramangala&lat=${point.lat}&lng=${point.lng}&radius_km=5&max_rent=20000`

/** Rohan's alert, with what it found since he last looked: told already, so that nothing is sent (alerts.search-saved). */
async function insertAlert(client: pg.PoolClient, data: DemoData, now: Date): Promise<void> {
  const alert = idOf('alert')
  await client.query(
    `INSERT INTO alerts (id, user_id, name, query, by_mail, by_push, frequency, created_at, seen_at, south, west, north, east,
       city_patterns, min_rent, max_rent, max_total, facets)
     VALUES ($1, $2, 'Koramangala, within 5km', $3, true, false, 'daily', $4::timestamptz - interval '20 days',
       $4::timestamptz - interval '6 days', $5, $6, $7, $8, '{%bengaluru%,%bangalore%}', 0, 20000, 30000000, (1 << 24) - 1)`,
    [
      alert,
      named(data, 'rohan'),
      query,
      now.toISOString(),
      ...[point.lat - reach, point.lng - reach, point.lat + reach, point.lng + reach],
    ],
  )
  await client.query(
    `INSERT INTO alert_matches (alert_id, room_id, rent_fell, matched_at, sent_at)
     SELECT $1, id, false, created_at, created_at FROM rooms
     WHERE searchable AND rent <= 20000 AND created_at > $2::timestamptz - interval '20 days'
       AND user_id <> $3 AND public_latitude BETWEEN $4::float8 - 0.03 AND $4::float8 + 0.03
       AND public_longitude BETWEEN $5::float8 - 0.03 AND $5::float8 + 0.03
     ORDER BY created_at DESC, id LIMIT 8`,
    [alert, now.toISOString(), named(data, 'rohan'), point.lat, point.lng],
  )
}

/** Rohan's alert for roommates, with whom it found since he last looked: told already too (roommates.alert-saved). */
async function insertRoommateAlert(client: pg.PoolClient, data: DemoData, now: Date): Promise<void> {
  const alert = idOf('roommate-alert')
  const rohan = named(data, 'rohan')
  await client.query(
    `INSERT INTO alerts (id, user_id, kind, name, query, by_mail, by_push, frequency, created_at, seen_at)
     VALUES ($1, $2, 'roommates', 'Clean, up to ₹20,000', '?max_budget=20000&tags=clean', true, false, 'weekly',
       $3::timestamptz - interval '15 days', $3::timestamptz - interval '9 days')`,
    [alert, rohan, now.toISOString()],
  )
  await client.query(
    `INSERT INTO roommate_alert_searches (alert_id, south, west, north, east, words, min_budget, max_budget, tags,
       photo_checked, work_proven)
     VALUES ($1, -90, -180, 90, 180, '{}', 0, 20000, '{clean}', false, false)`,
    [alert],
  )
  await client.query(
    `INSERT INTO roommate_alert_matches (alert_id, profile_id, matched_at, sent_at)
     SELECT $1, id, $3::timestamptz - interval '3 days', $3::timestamptz - interval '2 days' FROM listed_roommates
     WHERE budget <= 20000 AND 'clean' = ANY(tags) AND id <> $2 ORDER BY created_at DESC, id LIMIT 3`,
    [alert, rohan, now.toISOString()],
  )
}

const said = [
  ['rohan', 0, 'Ten minutes from my office. I like this one.'],
  ['meera', 0, 'Me too. Let us ask about the water timing.'],
  ['meera', 1, 'The street is lovely, but the deposit is high.'],
] as const

/** On offer in their city to a man and a woman. */
const isForBoth = ({ gender_preference, address, deleted_at }: DemoData['rooms'][number]) =>
  gender_preference === 'any' && address.includes('Bengaluru') && !deleted_at

/** Rohan and Meera hunt together; the last room is struck out (rooms.shortlist-together). */
async function insertShortlist(client: pg.PoolClient, data: DemoData, now: Date): Promise<void> {
  const list = idOf('shortlist')
  const [rohan, meera] = [named(data, 'rohan'), named(data, 'meera')]
  // One lister's rooms follow each other.
  const rooms = data.rooms
    .filter(isForBoth)
    .filter((_, index) => index % 9 === 0)
    .slice(0, 4)
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  await client.query(
    "INSERT INTO shortlists (id, name, created_at) VALUES ($1, 'Near both our offices', $2)",
    [list, at(5)],
  )
  await client.query(
    'INSERT INTO shortlist_members (shortlist_id, user_id, seat, joined_at) VALUES ($1, $2, 1, $4), ($1, $3, 2, $5)',
    [list, rohan, meera, at(5), at(4)],
  )
  for (const [index, { id }] of rooms.entries()) {
    const isStruck = index === rooms.length - 1
    await client.query(
      `INSERT INTO shortlist_rooms (shortlist_id, room_id, added_by, added_at, struck_by, struck_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        ...[list, id, index === 1 ? meera : rohan, at(5 - index)],
        ...[isStruck ? meera : null, isStruck ? at(1) : null],
      ],
    )
  }
  for (const [index, [first, room, text]] of said.entries())
    await client.query(
      `INSERT INTO shortlist_comments (id, shortlist_id, room_id, user_id, text, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [idOf(`comment/${index}`), list, rooms[room]?.id, named(data, first), text, at(3 - index / 2)],
    )
}

/** What demo people come back to: alerts that found rooms and people, and a shortlist of two. */
export async function fillComingBack(client: pg.PoolClient, data: DemoData, now: Date): Promise<void> {
  await insertAlert(client, data, now)
  await insertRoommateAlert(client, data, now)
  await insertShortlist(client, data, now)
}
