import { insertAlert } from '@basera/alerts/testing'
import type { roomSearch } from '@basera/rooms/contract'
import { dice, numbered } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchPage } from '../search/search-page.ts'
import { searchContext } from '../search-rooms.ts'
import { canonicalQuery, reachOf, searchOfQuery } from './alert-search.ts'
import { type AlertsWorld, alertsWorld } from './alerts-world.fixture.ts'
import { columnsOf } from './room-alerts.queries.ts'

let world: AlertsWorld
beforeAll(async () => {
  world = await alertsWorld(400)
})
afterAll(() => world.close())

const next = dice(11)
const pick = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T

const places = [
  { lat: '12.9352', lng: '77.6245', radius_km: '5' },
  { lat: '12.9352', lng: '77.6245', radius_km: '2' },
  { lat: '12.97', lng: '77.59', radius_km: '25' },
  { lat: '19.12', lng: '72.85', radius_km: '10' },
  { lat: '28.63', lng: '77.37', radius_km: '100' },
  { lat: '0', lng: '-179.98', radius_km: '25' },
  { bounds: '12.92,77.61,12.95,77.63' },
  { bounds: '8,68,30,90' },
  { polygon: '12.9,77.6;12.99,77.6;12.95,77.7' },
  { polygon: '19,72.7;19.3,72.75;19.2,73;19.05,72.9;19.1,72.8' },
  { commute_to: '12.9716,77.6412', commute_max: '30' },
  { commute_to: '12.9716,77.6412', commute_by: 'two_wheeler', commute_max: '15' },
  {
    commute_to: '19.1197,72.8468',
    commute_by: 'walk',
    commute_max: '60',
    lat: '19.12',
    lng: '72.85',
    radius_km: '2',
  },
  { commute_to: '28.6315,77.2167', commute_max: '90', bounds: '28.5,77.2,28.7,77.5' },
  { q: 'bengaluru' },
  { q: 'Navi' },
  { q: '50%_off' },
  { q: 'कोथ' },
  {},
]
const filters = [
  {},
  {},
  { min_rent: '5000', max_rent: '12000' },
  { max_total: '14000', include_unknown: 'true' },
  { gender: 'female', wifi: 'true' },
  { organization: 'infosys' },
  { organization: 'विश्व' },
  { home_type: 'pg_bed,private_room', furnishing: 'furnished' },
  { lift: 'true', no_brokerage: 'true', include_unknown: 'true' },
  { move_in_by: '2026-12-04', pets: 'true' },
  { max_notice: '30', gate_after: '22:00' },
  { verified: 'true', smoking: 'true' },
  { photo_checked: 'true' },
  { max_brokerage: '4000' },
  { max_maintenance: '500', max_painting: '3000', include_unknown: 'true' },
  { max_painting: '8000', wifi: 'true' },
]

/** Everything a search finds, by the pages of the search itself. */
async function foundBySearch(query: string): Promise<string[]> {
  const search = searchOfQuery(query)
  const context = await searchContext(world.places, search)
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const asked = { ...search, sort: 'newest', limit: 50, ...(cursor && { cursor }) } as ReturnType<
      typeof roomSearch.parse
    >
    const page = await searchPage(world.db, asked, context)
    ids.push(...page.matches.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids.sort()
}

describe('alerts.same-answer: a room tells an alert of itself if and only if its search finds the room', () => {
  it('for any search, over rooms of all kinds, on and off the map', { timeout: 240_000 }, async () => {
    const searches = [
      ...places.flatMap((place) => [place, { ...place, ...pick(filters) }, { ...place, ...pick(filters) }]),
      ...Array.from({ length: 30 }, () => ({ ...pick(places), ...pick(filters), ...pick(filters) })),
    ]
    const queries = [
      ...new Set(
        searches.map((search) =>
          canonicalQuery(new URLSearchParams(search as Record<string, string>).toString()),
        ),
      ),
    ]
    const seeker = numbered('a', 39)
    await world.query('DELETE FROM rooms WHERE user_id = $1', [seeker])
    const alerts = new Map<string, string>()
    const words = { name: 'Any', by_mail: true, by_push: false, frequency: 'daily' } as const
    for (const query of queries) {
      const search = searchOfQuery(query)
      const reach = reachOf(search, await searchContext(world.places, search))
      const saved = await insertAlert(
        world.db,
        seeker,
        { kind: 'rooms', query, columns: columnsOf(reach) },
        words,
      )
      alerts.set(query, saved?.id ?? '')
    }
    const { rows: asked } = await world.query(
      'SELECT query FROM alerts WHERE NOT exact AND NOT exact_but_place',
    )
    for (const { query } of asked) expect(query).toMatch(/commute_by=(walk|two_wheeler)/)
    await world.query('INSERT INTO alert_rooms (room_id, rent_fell) SELECT id, false FROM rooms')
    await world.match()
    let finding = 0
    for (const [query, id] of alerts) {
      const { rows } = await world.query('SELECT room_id FROM alert_matches WHERE alert_id = $1 ORDER BY 1', [
        id,
      ])
      const found = await foundBySearch(query)
      if (found.length > 0) finding++
      expect(
        rows.map(({ room_id }) => room_id),
        query,
      ).toEqual(found)
    }
    expect(finding).toBeGreaterThan(queries.length / 3)
  })
})
