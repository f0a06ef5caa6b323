import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { findPopularKeys, findSharingPhotos } from './likeness.queries.ts'

let world: RoomWorld
let pool: ReturnType<typeof openPool>
let db: Kysely<unknown>
let asked: { readonly sql: string; readonly parameters: readonly unknown[] } | undefined

/** Without references, so that the photos themselves need not be there. */
const randomHashes = `INSERT INTO photo_hashes (photo_id, keys, spots, small)
  SELECT gen_random_uuid(), array(SELECT (n * 0 + (random() - 0.5) * 4e9)::integer FROM generate_series(1, 28)),
    decode(repeat('01', 84), 'hex'), decode(repeat('5a', 512), 'hex')
  FROM generate_series(1, 20000) AS n`

beforeAll(async () => {
  world = await roomWorld(0)
  const { rows } = await world.query('SELECT current_database() AS name')
  pool = openPool({ ...world.pool.options, database: rows[0].name, max: 1 })
  await pool.query('SET session_replication_role = replica')
  await pool.query(randomHashes)
  await pool.query(`INSERT INTO photo_keys (key, photo)
    SELECT key, number FROM photo_hashes, LATERAL (SELECT DISTINCT unnest(keys) AS key) AS own`)
  await pool.query('VACUUM ANALYZE photo_hashes, photo_keys')
  db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked = { sql: query.sql, parameters: query.parameters }
    },
  })
})
afterAll(async () => {
  await db.destroy()
  await world.close()
})

async function planOf(run: () => Promise<unknown>) {
  await run()
  const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${asked?.sql}`, [...(asked?.parameters ?? [])])
  const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan
  return nodesOf(plan)
}

const manyKeys = Array.from({ length: 1500 }, (_, n) => n * 7919)

it('rooms.photo-likeness: photos that share a key, and popular keys, are found by the index', async () => {
  const bounds = { shared: 2000, returned: 40 }
  const someRoom = '00000000-0000-4000-8000-000000000001'
  const plans = [
    await planOf(() => findSharingPhotos(db, someRoom, manyKeys, bounds)),
    await planOf(() => findPopularKeys(db, manyKeys.slice(0, 64), 50)),
  ]
  for (const nodes of plans) {
    const indexes = nodes.flatMap((node) => node['Index Name'] ?? [])
    expect(indexes).toContain('photo_keys_pkey')
    const readWhole = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
    expect(readWhole.map((node) => node['Relation Name'])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^photo_/)]),
    )
  }
})
