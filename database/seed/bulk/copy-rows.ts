import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Database } from '../../types.ts'

type Value = string | number | boolean | null | undefined | object | readonly string[]

const specials: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string) => text.replaceAll(/[\\\n\r\t]/g, (letter) => specials[letter] ?? letter)
const listItem = (text: string) => `"${text.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`

// Other lists are JSON.
const isTexts = (value: Value): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** One value in the text format of COPY. */
export function copyValue(value: Value): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (isTexts(value)) return escaped(`{${value.map(listItem).join(',')}}`)
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value)
}

const batch = 64 * 1024

function* linesOf(rows: Iterable<object>, columns: readonly string[], onRow: () => void): Generator<string> {
  let text = ''
  for (const row of rows) {
    const values = columns.map((name) => copyValue(Reflect.get(row, name) as Value))
    text += `${values.join('\t')}\n`
    onRow()
    if (text.length > batch) {
      yield text
      text = ''
    }
  }
  if (text) yield text
}

export async function copyRows(
  client: pg.Client,
  table: keyof Database,
  rows: Iterable<object>,
  onRow: () => void = () => undefined,
): Promise<void> {
  const iterator = Iterator.from(rows)
  const first = iterator.next()
  if (first.done) return
  const columns = Object.keys(first.value)
  const all = (function* () {
    yield first.value
    yield* iterator
  })()
  const copy = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  await pipeline(Readable.from(linesOf(all, columns, onRow)), copy)
}

/** Runs `work` in one transaction without the table's indexes (but for keys and constraints), and rebuilds them after it. */
export async function withoutIndexes(
  client: pg.Client,
  table: string,
  work: () => Promise<void>,
  onIndex: (name: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string; statistics: number | null }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition,
       (SELECT nullif(attstattarget, -1) FROM pg_attribute WHERE attrelid = indexrelid AND attnum = 1) AS statistics
     FROM pg_index i
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
    [table],
  )
  await client.query(`BEGIN; SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL synchronous_commit = off`)
  try {
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
    await work()
    for (const { name, definition, statistics } of rows) {
      onIndex(name)
      await client.query(definition)
      if (statistics !== null)
        await client.query(`ALTER INDEX ${name} ALTER COLUMN 1 SET STATISTICS ${statistics}`)
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
