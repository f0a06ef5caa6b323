import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomSearch } from '../../contract/index.ts'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { searchPage } from './search-page.ts'
import type { SearchedCity } from './searched-city.ts'

let world: RoomWorld
let pool: pg.Pool
let db: Kysely<unknown>
let statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []

beforeAll(async () => {
  world = await roomWorld(2500)
  await world.query('VACUUM ANALYZE rooms')
  // A small table is quickest read whole: leave no way but the indexes.
  const options = '-c enable_seqscan=off -c enable_bitmapscan=off'
  const { rows } = await world.query('SELECT current_database() AS name')
  pool = openPool({ ...world.pool.options, database: rows[0].name, max: 1, options })
  db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
})
afterAll(async () => {
  await db.destroy()
  await world.close()
})

/** How the statements of a search read rooms. */
async function readings(query: Record<string, string>, city: SearchedCity | null = null): Promise<string[]> {
  statements = []
  await searchPage(db, roomSearch.parse(query), { city, journey: null })
  const asked = statements
  const ways: string[] = []
  for (const { sql, parameters } of asked) {
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])
    const nodes = nodesOf<PlanNode>(rows[0]['QUERY PLAN'][0].Plan)
    for (const node of nodes)
      if (node['Relation Name'] === 'rooms' || node['Node Type'] === 'Bitmap Index Scan')
        ways.push(`${node['Node Type']} ${node['Index Name'] ?? ''}`)
  }
  return ways
}

const here = { lat: '12.9352', lng: '77.6245' }

describe('the plans of searches (docs/decisions/0004-room-search.md)', () => {
  it.each<[string, Record<string, string>]>([
    ['everywhere', {}],
    ['everywhere, cheapest first', { sort: 'price-low' }],
    ['everywhere, of one kind', { gender: 'female', wifi: 'true' }],
    ['around a point', { ...here, radius_km: '5', sort: 'newest' }],
    ['around a point, cheapest in all first', { ...here, radius_km: '25', sort: 'total-low' }],
    ['everywhere, by what rooms say', { home_type: 'pg_bed', lift: 'true', sort: 'total-low' }],
    ['everywhere, by what rooms cost', { max_brokerage: '0', max_maintenance: '500', sort: 'price-low' }],
    ['around a point, by a charge', { ...here, radius_km: '25', max_painting: '0', max_brokerage: '4000' }],
    ['in an outline, by a charge', { polygon: '12.9,77.6;13,77.6;13,77.7', max_painting: '0' }],
    ['around a point, dearest first', { ...here, radius_km: '25', sort: 'price-high' }],
    ['far around a point, of one kind', { ...here, radius_km: '100', gender: 'male', pets: 'true' }],
    ['in a box', { bounds: '12.9,77.6,13,77.7' }],
    ['in an outline, cheapest first', { polygon: '12.9,77.6;13,77.6;13,77.7', sort: 'price-low' }],
    ['by an organization', { organization: 'infosys' }],
  ])('%s: rooms are read from indexes alone', async (_, query) => {
    const ways = await readings(query)
    expect(ways).not.toEqual([])
    expect(ways.filter((way) => !way.startsWith('Index Only Scan rooms_'))).toEqual([])
  })

  it('by distance: rooms are read in the order of the index on it', async () => {
    expect(await readings({ ...here, sort: 'distance', radius_km: '100' })).toContain(
      'Index Scan rooms_nearest_idx',
    )
  })

  it('unlocated rooms of a city are read from their index alone', async () => {
    const ways = await readings(
      { ...here, radius_km: '5' },
      { id: 'c-pune-pune', name: 'Pune', otherNames: [] },
    )
    expect(ways).toContain('Index Only Scan rooms_named_city_idx')
  })

  it('rooms that cannot be found are in none of these indexes', async () => {
    const { rows } = await world.query(
      `SELECT indexrelid::regclass::text AS name FROM pg_index
       WHERE indrelid = 'rooms'::regclass AND pg_get_indexdef(indexrelid) LIKE '%organization_id%'
         AND pg_get_expr(indpred, indrelid) NOT LIKE '%searchable%'`,
    )
    expect(rows).toEqual([])
  })
})
