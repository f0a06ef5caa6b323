import { createTestDatabase } from '@basera/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'

let empty: string
let admin: pg.Client

beforeAll(async () => {
  const test = await createTestDatabase()
  const at = new URL(test.url)
  await test.close()
  at.pathname = '/postgres'
  admin = new pg.Client({ connectionString: at.toString() })
  await admin.connect()
  await admin.query('CREATE DATABASE migrate_test')
  at.pathname = '/migrate_test'
  empty = at.toString()
})

afterAll(async () => {
  await admin.query('DROP DATABASE migrate_test WITH (FORCE)')
  await admin.end()
})

describe('migrations', () => {
  it('run once, whoever asks and however many at a time', async () => {
    const runs = await Promise.all([migrate(empty), migrate(empty), migrate(empty)])
    const applied = runs.flat()
    expect(new Set(applied).size).toBe(applied.length)
    expect(applied.length).toBeGreaterThan(4)
    expect(await migrate(empty)).toEqual([])
  })

  it('refuse to go on when one that ran was changed', async () => {
    const client = new pg.Client({ connectionString: empty })
    await client.connect()
    await client.query("UPDATE migrations SET hash = 'other' WHERE name LIKE '0001%'")
    await client.end()
    await expect(migrate(empty)).rejects.toThrow('was changed after it ran')
  })
})

describe('the schema', () => {
  it('names every constraint after its table', async () => {
    const test = await createTestDatabase()
    const { rows } = await test.pool.query<{ name: string; table: string }>(
      `SELECT conname AS name, conrelid::regclass::text AS "table" FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype <> 'n' AND conrelid <> 0`,
    )
    await test.close()
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter(({ name, table }) => !name.startsWith(table))).toEqual([])
  })
})
