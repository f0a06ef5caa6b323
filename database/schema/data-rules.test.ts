import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSchema, type Table } from './read-schema.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/data-rules.md'), 'utf8')
const row = /^\| (\w+) +\| `(\w+)` +\| ([^|]+?) +\|/

/** `table name` of every line under a heading. */
function written(heading: string): string[] {
  const section = text.split('\n## ').find((one) => one.startsWith(heading)) ?? ''
  return section.split('\n').flatMap((line) => {
    const [, table, name] = row.exec(line) ?? []
    return table ? [`${table} ${name}`] : []
  })
}

let open: TestDatabase<unknown>
let tables: Table[]

beforeAll(async () => {
  open = await createTestDatabase()
  tables = await readSchema(open.pool)
})
afterAll(() => open.close())

const nameIn = (definition: string, pattern: RegExp) => pattern.exec(definition)?.[1] ?? definition

describe('docs/data-rules.md', () => {
  it('lists every trigger', () => {
    const actual = tables.flatMap(({ name, triggers }) =>
      triggers.map((trigger) => `${name} ${nameIn(trigger, /^CREATE TRIGGER (\w+)/)}`),
    )
    expect(written('Triggers')).toEqual(actual)
  })

  it('lists every check and unique key', () => {
    const actual = tables.flatMap(({ name, constraints, indexes }) => {
      const checks = constraints.filter(({ definition }) => /^(?:CHECK|UNIQUE|EXCLUDE)/.test(definition))
      const unique = indexes.filter((definition) => definition.startsWith('CREATE UNIQUE'))
      const names = [
        ...checks.map((constraint) => constraint.name),
        ...unique.map((definition) => nameIn(definition, /^CREATE UNIQUE INDEX (\w+)/)),
      ]
      return names.sort().map((one) => `${name} ${one}`)
    })
    expect(written('Checks')).toEqual(actual)
  })

  it('lists every foreign key with what a deletion does', () => {
    const foreign = tables.flatMap(({ name, constraints }) =>
      constraints
        .filter(({ definition }) => definition.startsWith('FOREIGN KEY'))
        .map((constraint) => ({ ...constraint, key: `${name} ${constraint.name}` })),
    )
    expect(written('What is deleted')).toEqual(foreign.map(({ key }) => key))
    const kept = foreign.filter(({ definition }) => definition.endsWith('ON DELETE SET NULL'))
    const said = text.split('\n').filter((line) => row.exec(line)?.[3]?.startsWith('set to null'))
    expect(said.map((line) => row.exec(line)?.[2])).toEqual(kept.map(({ name }) => name))
    expect(foreign.filter(({ definition }) => !/ON DELETE (?:CASCADE|SET NULL)$/.test(definition))).toEqual(
      [],
    )
  })
})
