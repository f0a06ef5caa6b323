import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { readTexts } from './check-text.ts'
import { findEarlierTexts } from './like-texts.queries.ts'
import { sunnyRoom } from './review-world.fixture.ts'
import { bandsOf, pairsOf } from './text-likeness.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(2500)
  await world.query(
    `UPDATE rooms SET description = (SELECT string_agg(translate(md5(rooms.id::text || n), '0123456789', 'ghijklmnop'), ' ')
       FROM generate_series(1, 14) n)`,
  )
  const first = { user_id: rohan.id, address: 'Koramangala', rent: 9000, available_from: '2090-01-01' }
  await world.query(
    `INSERT INTO rooms (user_id, address, rent, available_from, title, description) VALUES ($1, $2, $3, $4, $5, $6)`,
    [...Object.values(first), sunnyRoom.title, sunnyRoom.description],
  )
})
afterAll(() => world.close())

it('rooms.review-text: imported rooms are read once, and a like text is found in the index among thousands', async () => {
  expect(await readTexts(world.db)).toBeGreaterThan(2000)
  expect(await readTexts(world.db)).toBe(0)
  await world.query('VACUUM ANALYZE rooms, room_texts')
  const { rows } = await world.query("SELECT id, user_id FROM rooms WHERE title = 'Room number 1'")
  const [{ id, user_id }] = rows
  await world.query("UPDATE room_texts SET written_at = '2090-01-01' WHERE room_id = $1", [id])
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
  const dialect = new PostgresDialect({ pool: world.pool })
  const db = new Kysely<unknown>({ dialect, log: ({ query }) => void asked.push(query) })
  expect(await findEarlierTexts(db, id, user_id, bandsOf(pairsOf(sunnyRoom)))).toEqual([sunnyRoom])
  const [{ sql = '', parameters = [] } = {}] = asked
  const plan = (await world.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])).rows[0]['QUERY PLAN'][0]
    .Plan
  const nodes = nodesOf<PlanNode>(plan)
  expect(nodes.map((node) => node['Index Name'])).toContain('room_texts_bands_idx')
  const readWhole = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
  expect(readWhole.map((node) => node['Relation Name'])).not.toContain('room_texts')
  expect(readWhole.map((node) => node['Relation Name'])).not.toContain('rooms')
})
