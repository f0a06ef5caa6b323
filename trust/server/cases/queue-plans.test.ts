import type { Database } from '@basera/database/types'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findQueue, type QueueSortKey } from './queue.queries.ts'

const nobody = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'

let database: TestDatabase<Database>
beforeAll(async () => {
  database = await createTestDatabase<Database>()
  await database.pool.query(
    `INSERT INTO cases (kind, subject_kind, subject_id, harm, opened_at)
     SELECT 'reports', 'room', gen_random_uuid(), 1 + n % 3, now() - n * interval '1 minute'
     FROM generate_series(1, 10000) n`,
  )
  await database.pool.query('VACUUM ANALYZE cases')
})
afterAll(() => database?.close())

it('trust.case-opened: a page of 10,000 open cases is read from the index of the queue, the first and later ones', async () => {
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
  const dialect = new PostgresDialect({ pool: database.pool })
  const db = new Kysely<unknown>({ dialect, log: ({ query }) => void asked.push(query) })
  const first = await findQueue(db, nobody, null, 20)
  expect(first.map(({ harm }) => harm)).toEqual(Array(20).fill(3))
  const { harm, micros, id } = first.at(-1) as QueueSortKey
  const next = await findQueue(db, nobody, { harm, micros, id }, 20)
  expect(next.filter((one) => first.some((other) => other.id === one.id))).toEqual([])
  expect(asked).toHaveLength(2)
  for (const { sql, parameters } of asked) {
    const { rows } = await database.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])
    const nodes = nodesOf<PlanNode>(rows[0]['QUERY PLAN'][0].Plan)
    expect(nodes.map((node) => node['Index Name'])).toContain('cases_queue_idx')
    expect(nodes.filter((node) => node['Node Type'] === 'Sort')).toEqual([])
  }
})
