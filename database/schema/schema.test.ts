import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSchema, type Table } from './read-schema.ts'
import { renderTable, renderTypes } from './render-schema.ts'

const database = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(database, path), 'utf8')
let open: TestDatabase<unknown>
let tables: Table[]

beforeAll(async () => {
  open = await createTestDatabase()
  tables = await readSchema(open.pool)
})
afterAll(() => open.close())

// When these fail after a migration: node database/generate-types.ts
describe('the written schema', () => {
  it('has one readable file per table, and each shows the table as it is', () => {
    const written = readdirSync(join(database, 'tables')).filter((name) => name.endsWith('.txt'))
    expect(written.sort()).toEqual(tables.map(({ name }) => `${name}.txt`).sort())
    for (const table of tables) expect(read(`tables/${table.name}.txt`), table.name).toBe(renderTable(table))
  })

  it('has up-to-date types', () => {
    expect(read('types.ts')).toBe(renderTypes(tables))
  })

  it('would notice a changed column, rule or index', async () => {
    const other = await createTestDatabase()
    const before = (await readSchema(other.pool)).map(renderTable).join()
    const changes = [
      'ALTER TABLE rooms ALTER title DROP NOT NULL',
      'ALTER TABLE rooms DROP CONSTRAINT rooms_tenants_fit',
      'DROP INDEX rooms_user_idx',
    ]
    const seen = new Set([before])
    for (const change of changes) {
      await other.pool.query(change)
      seen.add((await readSchema(other.pool)).map(renderTable).join())
    }
    await other.close()
    expect(seen.size).toBe(4)
  })

  it('names every constraint of ours after its table', () => {
    const odd = tables.flatMap(({ name, constraints }) =>
      constraints.filter((constraint) => !constraint.name.startsWith(name.slice(0, 8))),
    )
    expect(odd).toEqual([])
  })
})
