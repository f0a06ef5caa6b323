import { type MeasuredPlanNode, nodesOf } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asha } from '../room-world.fixture.ts'
import { sweepDays } from './figures-feature.ts'
import { type FiguresWorld, figuresWorld } from './figures-world.fixture.ts'
import { openNeighbourhoods } from './neighbourhoods.ts'
import { readFigures, showFigures } from './show-figures.ts'

let world: FiguresWorld
let pool: ReturnType<typeof openPool>
let db: Kysely<unknown>
let own: string[]
const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []

/** Over 400 of 1,500 rooms are asha's, each with 35 days. */
beforeAll(async () => {
  world = await figuresWorld(1500)
  const { rows } = await world.query('SELECT current_database() AS name')
  // A small table is quickest read whole.
  const options = '-c enable_seqscan=off'
  pool = openPool({ ...world.pool.options, database: rows[0].name, max: 1, options })
  // Triggers and references are checked elsewhere, and cost most of the time here.
  await pool.query('SET session_replication_role = replica')
  await pool.query('UPDATE rooms SET user_id = $1 WHERE id IN (SELECT id FROM rooms ORDER BY id LIMIT 500)', [
    asha.id,
  ])
  await pool.query(
    `INSERT INTO room_days (room_id, day, views, contacts)
     SELECT id, (now() AT TIME ZONE 'Asia/Kolkata')::date - n, 3, 1 FROM rooms, generate_series(0, 34) AS n`,
  )
  await pool.query('VACUUM ANALYZE')
  const found = await pool.query('SELECT id FROM rooms WHERE user_id = $1 AND deleted_at IS NULL', [asha.id])
  own = found.rows.map(({ id }) => id)
  db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  })
})
afterAll(async () => {
  await db.destroy()
  await world.close()
})

/** Rows that the statements touched, by table; none by reading a table whole. */
async function touched(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { sql, parameters } of asked.splice(0)) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters])
    for (const node of nodesOf<MeasuredPlanNode>(rows[0]['QUERY PLAN'][0].Plan)) {
      const table = node['Relation Name']
      if (!table || node['Node Type'] === 'ModifyTable') continue
      const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      sums[table] = (sums[table] ?? 0) + read
      if (table === 'room_days') expect(node['Node Type'], sql).not.toBe('Seq Scan')
    }
  }
  return sums
}

const needs = () => ({
  db,
  answerHours: async () => null,
  neighbourhoods: openNeighbourhoods(db, world.places.directory),
})

it('rooms.listing-figures: 50 rooms of hundreds take a few statements, which read what belongs to them', async () => {
  const some = needs()
  const ids = own.slice(0, 50)
  await showFigures(some, asha.id, ids)
  asked.length = 0
  const { items, lister } = await showFigures(some, asha.id, ids)
  expect(items).toHaveLength(50)
  expect(lister.views).toBe(own.length * 30 * 3)
  // Places are known by now.
  expect(asked).toHaveLength(3)
  const read = await touched()
  expect(read.room_days).toBeLessThanOrEqual((own.length + 50) * 35)
  expect(read.rooms).toBeLessThanOrEqual(2 * own.length + 50)
})

it('rooms.listing-figures: the places of a lister are read once each, however many rooms they have', async () => {
  const some = needs()
  const figured = await readFigures(some, asha.id, null)
  expect(figured).toHaveLength(own.length)
  const places = new Set(figured.flatMap(({ figures }) => figures.search?.place ?? []))
  expect(places.size).toBeGreaterThan(3)
  expect(asked.length).toBeLessThanOrEqual(2 + 2 * places.size)
  asked.length = 0
})

it('rooms.figure-days: the sweep finds old days in an index', async () => {
  expect(await sweepDays(db, new Date(Date.now() - 100 * 86_400_000))).toBe(0)
  expect((await touched()).room_days ?? 0).toBe(0)
})
