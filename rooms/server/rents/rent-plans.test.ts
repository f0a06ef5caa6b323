import { openPlaces } from '@basera/places/server'
import { createLogger } from '@basera/platform/server/logger'
import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { openRentBook } from './rent-book.ts'
import { fullestPoints } from './rent-sample.queries.ts'
import { showLocality } from './show-locality.ts'

let world: RoomWorld
const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
let db: Kysely<unknown>
let pool: ReturnType<typeof openPool>

/** Until every page is marked as visible to all, which others' open transactions may delay: an index-only scan is cheap then. */
async function seeAllPages(table: string): Promise<void> {
  const hidden = `SELECT relpages - relallvisible AS pages FROM pg_class WHERE oid = '${table}'::regclass`
  await vi.waitUntil(
    async () => {
      await world.query(`VACUUM (FREEZE, ANALYZE) ${table}`)
      return (await world.query(hidden)).rows[0].pages === 0
    },
    { timeout: 60_000, interval: 200 },
  )
}

beforeAll(async () => {
  world = await roomWorld(2500)
  await seeAllPages('rooms')
  const { rows } = await world.query('SELECT current_database() AS name')
  // A small table is quickest read whole: leave no way but the indexes.
  const options = '-c enable_seqscan=off -c enable_bitmapscan=off'
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

async function readings(): Promise<string[]> {
  const asked = statements.splice(0)
  const plans = await Promise.all(
    asked.map(({ sql, parameters }) => pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])),
  )
  return plans
    .flatMap(({ rows }) => nodesOf<PlanNode>(rows[0]['QUERY PLAN'][0].Plan))
    .filter((node) => node['Relation Name'] === 'rooms')
    .map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`)
    .sort()
}

const place = {
  ...{ path: 'bengaluru/koramangala', name: 'Koramangala', city: 'Bengaluru', state: 'Karnataka' },
  ...{ latitude: 12.9352, longitude: 77.6245 },
}

it.each([
  [2, 'rooms_fine_newest_idx'],
  [30, 'rooms_coarse_newest_idx'],
])(
  'rooms.rent-insight: rents within %d km are found in an index, and read room by room',
  async (km, index) => {
    const book = openRentBook(db)
    const [record, again] = await Promise.all([
      book.read({ ...place, radius_km: km }),
      book.read({ ...place, radius_km: km }),
    ])
    expect(again).toBe(record)
    expect(record.total).toBe(1001)
    expect(statements).toHaveLength(2)
    expect(await readings()).toEqual([
      `Index Only Scan ${index}`,
      `Index Only Scan ${index}`,
      'Index Scan rooms_pkey',
    ])
  },
)

it('rooms.rent-insight: a page reads a bounded number of rooms, each found in an index', async () => {
  const places = openPlaces({ logger: createLogger('silent') })
  const options = { db, places, showsRooms: true, countRoommates: async () => 0 }
  statements.splice(0)
  const page = await showLocality(options, openRentBook(db), { ...place, radius_km: 2 })
  expect(page.rooms.items).toHaveLength(4)
  expect(statements).toHaveLength(3)
  expect([...new Set(await readings())].sort()).toEqual([
    'Index Only Scan rooms_fine_newest_idx',
    'Index Scan rooms_pkey',
  ])
})

it('rooms.locality-listed: the site map counts rooms in an index alone', async () => {
  statements.splice(0)
  expect((await fullestPoints(db, 10)).length).toBeLessThanOrEqual(10)
  expect(await readings()).toEqual(['Index Only Scan rooms_point_idx'])
})
