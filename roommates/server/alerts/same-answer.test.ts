import { insertAlert } from '@basera/alerts/testing'
import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { dice } from '@basera/testkit/world'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proveSome } from '../roommate-reference.fixture.ts'
import { asha, meera, rohan } from '../roommate-world.fixture.ts'
import { somePeople } from '../some-people.fixture.ts'
import { askedBy, canonicalQuery } from './alert-search.ts'
import { insertMatches } from './match-profiles.queries.ts'
import { keepSearch } from './roommate-alerts.queries.ts'
import { type RoommateAlertsWorld, roommateAlertsWorld } from './roommate-alerts-world.fixture.ts'

let world: RoommateAlertsWorld
beforeAll(async () => {
  world = await roommateAlertsWorld([asha, rohan, meera, ...somePeople(300)])
  await world.block(asha, meera)
  await proveSome(world)
})
afterAll(() => world.close())

const next = dice(17)
const pick = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T

const places = [
  {},
  {},
  { lat: '12.9352', lng: '77.6245', radius_km: '5' },
  { lat: '19.1197', lng: '72.8464', radius_km: '25' },
  { lat: '28.6', lng: '77.3', radius_km: '100' },
  { lat: '-0.001', lng: '179.9', radius_km: '10' },
  { location: 'Koramangala' },
  { location: 'e' },
  { location: '50%_off' },
]
const texts = [
  'quiet',
  'clean quiet',
  'QUIET  clean',
  'ro',
  'a',
  'infosys',
  '%',
  'शांत',
  'Σοφος',
  'Ünal',
  'quiet quiet',
]
const filters = [
  {},
  { min_budget: '5000' },
  { max_budget: '9000' },
  { min_budget: '4000', max_budget: '15000' },
  { gender: 'female' },
  { gender: 'prefer-not-to-say' },
  { tags: 'quiet' },
  { tags: 'clean,smoker,été' },
  { photo_checked: 'true' },
  { work_proven: 'true' },
  { organization: 'infosys' },
  { organization: '100%' },
]

/** Everything a search finds, by the pages of the search itself. */
async function foundBySearch(query: string): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const params = new URLSearchParams(query)
    params.delete('place')
    params.set('sort', 'newest')
    params.set('limit', '50')
    if (cursor) params.set('cursor', cursor)
    const page = (await world.callOf(0)({ url: `/api/roommates?${params}`, by: asha.id })).json()
    ids.push(...page.items.map(({ id }: { id: string }) => id))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return ids.sort()
}

const words = { name: 'Any', by_mail: true, by_push: false, frequency: 'daily' } as const

async function keep(query: string): Promise<string> {
  const saved = await insertAlert(world.db, asha.id, { kind: 'roommates', query }, words)
  if (!saved) throw new Error('It was not saved.')
  await keepSearch(world.db, saved.id, askedBy(query))
  return saved.id
}

describe('alerts.same-answer: a profile tells an alert of itself if and only if its search finds the profile', () => {
  it('for any search, over profiles of all kinds, with and without a location', {
    timeout: 240_000,
  }, async () => {
    const searches = [
      ...places.flatMap((place) => [place, { ...place, ...pick(filters) }, { ...place, q: pick(texts) }]),
      ...filters,
      ...texts.map((q) => ({ q })),
      ...Array.from({ length: 40 }, () => ({
        ...pick(places),
        ...pick(filters),
        ...pick(filters),
        q: pick(['', ...texts]),
      })),
    ]
    const queries = new Set(
      searches.map((search) =>
        canonicalQuery(new URLSearchParams(search as Record<string, string>).toString()),
      ),
    )
    const alerts = new Map<string, string>()
    for (const query of queries) alerts.set(query, await keep(query))
    await world.query('INSERT INTO roommate_alert_queue (profile_id) SELECT id FROM listed_roommates')
    await world.match()
    let finding = 0
    for (const [query, id] of alerts) {
      const rows = await world.query(
        'SELECT profile_id FROM roommate_alert_matches WHERE alert_id = $1 ORDER BY 1',
        [id],
      )
      const found = await foundBySearch(query)
      if (found.length > 0) finding++
      expect(
        rows.map(({ profile_id }) => profile_id),
        query,
      ).toEqual(found)
    }
    expect(finding).toBeGreaterThan(alerts.size / 2)
  })

  it('a profile with a location finds the alerts around it by their index', async () => {
    // A small table is quickest read whole: leave no way but the indexes.
    const pool = openPool({ connectionString: world.url, max: 1, options: '-c enable_seqscan=off' })
    const asked: { sql: string; parameters: readonly unknown[] }[] = []
    const db = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
    })
    const now = new Date()
    await insertMatches(
      db,
      { id: rohan.id, isPlaced: true, savedBefore: now },
      { at_once: now, daily: now, weekly: now },
    )
    const [statement] = asked
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${statement?.sql}`, [
      ...(statement?.parameters ?? []),
    ])
    const nodes = nodesOf<PlanNode>(rows[0]['QUERY PLAN'][0].Plan)
    expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toContain('roommate_alert_searches_area_idx')
    await db.destroy()
  })
})
