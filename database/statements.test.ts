import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type registeredStatements, statement } from '@basera/platform/server/database'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { describeStatement } from './schema/describe-statement.ts'
import { type Catalog, readCatalog, rowComplaints } from './schema/row-schema.ts'

const root = join(import.meta.dirname, '..')
const files = globSync(
  '{accounts,trust,alerts,rooms,roommates,chats,help,places,platform,apps}/**/*.queries.ts',
  {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  },
).sort()

let test: TestDatabase<unknown>
let client: pg.PoolClient
let catalog: Catalog

beforeAll(async () => {
  test = await createTestDatabase()
  client = await test.pool.connect()
  catalog = await readCatalog(client)
})
afterAll(async () => {
  client.release()
  await test.close()
})

type Registered = (typeof registeredStatements)[number]

async function complaintsOf({ row, shapes }: Registered): Promise<string[]> {
  const complaints: string[] = []
  for (const shape of shapes()) {
    const text = shape.compile(test.db).sql
    const described = await describeStatement(client, text).catch((error: Error) => error)
    if (described instanceof Error) complaints.push(`${described.message}: ${text}`)
    else complaints.push(...rowComplaints(row, described, catalog))
  }
  return complaints
}

describe('statements', () => {
  let registered: typeof registeredStatements
  beforeAll(async () => {
    // Files that ran before in this process have loaded statements already, which would not be registered again.
    vi.resetModules()
    registered = (await import('@basera/platform/server/database')).registeredStatements
  })

  it.each(files)('of %s fit the schema and give the rows that they declare', async (file) => {
    const before = registered.length
    await import(/* @vite-ignore */ join(root, file))
    const complaints: string[] = []
    for (const one of registered.slice(before)) complaints.push(...(await complaintsOf(one)))
    expect(complaints).toEqual([])
  })

  it('all have a sample', () => {
    expect(registered.length).toBeGreaterThan(files.length)
    expect(registered.filter(({ shapes }) => shapes().length === 0)).toEqual([])
  })
})

describe('a statement', () => {
  const room = z.object({ id: z.guid(), title: z.string(), rent: z.int() })
  it.each([
    ['fits', room, sql`SELECT id, title, rent FROM rooms`, []],
    ['a renamed column', room, sql`SELECT id, heading, rent FROM rooms`, ['column "heading" does not exist']],
    [
      'another type',
      room,
      sql`SELECT id, title, deposit::text AS rent FROM rooms`,
      ['rent is declared as number, but is text'],
    ],
    [
      'a sum, which the driver gives as text',
      z.object({ all: z.number() }),
      sql`SELECT sum(latitude::numeric) AS all FROM rooms`,
      ['all is declared as number, but is numeric'],
    ],
    ['a missing column', room, sql`SELECT id, title FROM rooms`, ['rent is declared, but not given']],
    ['a column too many', room, sql`SELECT id, title, rent, address FROM rooms`, ['address is not declared']],
    [
      'an undeclared null',
      z.object({ age: z.int() }),
      sql`SELECT age FROM user_profiles`,
      ['age comes from user_profiles.age, which can be null'],
    ],
    ['a declared null', z.object({ age: z.int().nullable() }), sql`SELECT age FROM user_profiles`, []],
    [
      'a null that is explained',
      z.object({ age: z.int().describe('filtered') }),
      sql`SELECT age FROM user_profiles WHERE age > 1`,
      [],
    ],
    [
      'null through a join',
      z.union([room, room.extend({ id: z.null() })]),
      sql`SELECT r.id, r.title, r.rent FROM (SELECT) AS one LEFT JOIN rooms r ON true`,
      [],
    ],
    [
      'a word that its enum lacks',
      z.object({ status: z.enum(['live', 'paused']) }),
      sql`SELECT status FROM rooms`,
      ['rooms.status and its enum differ in taken'],
    ],
    ['rows that nobody reads', undefined, sql`DELETE FROM rooms RETURNING id`, []],
    [
      'a renamed column in it',
      undefined,
      sql`DELETE FROM rooms WHERE heading = ''`,
      ['column "heading" does not exist'],
    ],
  ])('%s', async (_, row, built, expected) => {
    const complaints = await complaintsOf({ row, shapes: () => [built] })
    expect(complaints).toEqual(expected.map((text) => expect.stringContaining(text)))
  })

  it('gives its rows, the first of them, and how many it wrote', async () => {
    const numbers = statement(
      { row: z.object({ n: z.int() }), samples: [[1]] },
      (most: number) => sql`SELECT n FROM generate_series(1, ${most}::integer) AS n`,
    )
    expect(await numbers.all(test.db, 2)).toEqual([{ n: 1 }, { n: 2 }])
    expect(await numbers.first(test.db, 0)).toBeUndefined()
    const add = statement(
      { samples: [['a']] },
      (name: string) => sql`INSERT INTO lister_organizations (name) VALUES (${name})`,
    )
    expect(await add.run(test.db, 'Basera')).toBe(1)
  })

  it('refuses in tests a row that is not as declared', async () => {
    const broken = statement(
      { row: z.object({ n: z.int() }), samples: [[]] },
      () => sql`SELECT NULL::integer AS n`,
    )
    await expect(broken.all(test.db)).rejects.toThrow('expected number')
  })
})
