import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foreignTables } from '@basera/database/testing/access'
import { ownerOf, tablesIn } from '@basera/database/testing/table-owners'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file)
const sources = globSync('{accounts,trust,alerts,rooms,roommates,chats,help,places,apps/server}/**/*.ts', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', 'web'].includes(name),
})
  .filter((file) => !isTest(file))
  .sort()
const isQueries = (file: string) => file.endsWith('.queries.ts')

const sqlPattern =
  /\bsql(?:<[^`]*>)?`|\bsql\.(?:join|ref|table|id|lit|raw|val)\(|\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\b(?:pool|client)\.query[(<]/
const hasSql = (text: string) => sqlPattern.test(text)

/** Ways to give a row a type that nothing checks. */
const asserted: readonly [RegExp, string][] = [
  [/\bsql<[^`]*>`/, 'sql<…> asserts a type: declare a statement, or use the builder'],
  [/`\s*\.execute\(/, 'SQL by hand runs through statement()'],
  [/\$castTo</, '$castTo asserts a type'],
  [/\$assertType</, '$assertType asserts a type'],
]
const assertions = (text: string) =>
  asserted.flatMap(([pattern, words]) => (pattern.test(text) ? [words] : []))

const foreignReads = (file: string) => {
  const [feature = ''] = file.split('/')
  return tablesIn(read(file)).filter((table) => ownerOf(table) !== feature)
}

describe('SQL', () => {
  it('stands in *.queries.ts only', () => {
    const found = sources.filter((file) => !isQueries(file) && hasSql(read(file)))
    expect(found).toEqual([])
  })

  it('never asserts the type of what it gives', () => {
    const found = sources
      .filter(isQueries)
      .flatMap((file) => assertions(read(file)).map((words) => `${file}: ${words}`))
    expect(found).toEqual([])
  })

  it('names tables of other features only where that is allowed, with a reason', () => {
    const found = sources.flatMap((file) => foreignReads(file).map((table) => `${file} ${table}`))
    expect(found.sort()).toEqual(Object.keys(foreignTables).sort())
  })

  it.each([
    ['const { rows } = await sql<Row>`SELECT 1`.execute(db)', true, 2],
    ["db.selectFrom('rooms').selectAll().execute()", true, 0],
    ["await pool.query('ANALYZE')", true, 0],
    ['const a = sql.join(parts)', true, 0],
    ['const condition: RawBuilder<boolean> = sql`rent > 1`', true, 0],
    ["db.selectFrom('rooms').select((of) => of.ref('a').$castTo<Row>())", true, 1],
    ['const mysql = text', false, 0],
  ])('%s', (text, isSql, faults) => {
    expect(hasSql(text)).toBe(isSql)
    expect(assertions(text)).toHaveLength(faults)
  })

  it.each([
    ['sql`SELECT 1 FROM chats\n  LEFT JOIN rooms ON true`', ['chats', 'rooms']],
    ["db.selectFrom('user_profiles as p').innerJoin('blocks', 'a', 'b')", ['blocks', 'user_profiles']],
    ['sql`INSERT INTO messages (a) SELECT 1 FROM made`', ['messages']],
    ['// Every one from rooms', []],
  ])('of %s reads its tables', (text, tables) => {
    expect(tablesIn(text)).toEqual(tables)
  })
})
