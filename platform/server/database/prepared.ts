import { LRUCache } from 'lru-cache'
import type pg from 'pg'

const names = new Map<string, string>()

/** Has each connection plan a statement with this text once. */
export function prepareText(text: string): void {
  if (!names.has(text)) names.set(text, `prepared-${names.size}`)
}

const commonFrom = 3
const commonMost = 60
const asked = new LRUCache<string, number>({ max: 500 })
let common = 0

/** Has each connection plan a text once that is asked for again and again: the first few, since connections keep all plans. */
export function prepareCommonText(text: string): void {
  if (names.has(text) || common >= commonMost) return
  const times = (asked.get(text) ?? 0) + 1
  asked.set(text, times)
  if (times < commonFrom) return
  common++
  prepareText(text)
}

type Query = (asked: unknown, values?: unknown, ...rest: unknown[]) => unknown

export function prepareOnConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    const named: Query = (asked, values, ...rest) => {
      const name = typeof asked === 'string' ? names.get(asked) : undefined
      return name ? query({ name, text: asked, values }, ...rest) : query(asked, values, ...rest)
    }
    client.query = named as typeof client.query
  })
}
