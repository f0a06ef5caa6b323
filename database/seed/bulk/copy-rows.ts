import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Database } from '../../types.ts'

type Value = string | number | boolean | null | undefined | object | readonly string[]

const specials: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string) => text.replaceAll(/[\\\n\r\t]/g, (letter) => specials[letter] ?? letter)
const listItem = (text: string) => `"${text.replaceAll(/["\\]/g, (letter) => `\\${letter}`)}"`

/** One value in the text format of COPY. */
export function copyValue(value: Value): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (Array.isArray(value)) return escaped(`{${value.map(listItem).join(',')}}`)
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

/** Streams rows into a table with COPY, never holding more than a few of them. All must have the first one's columns. */
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
