import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { matchConditions } from './match-conditions.queries.ts'
import { noFilter, type SearchCriteria } from './search-criteria.ts'
import type { SortKey } from './search-order.queries.ts'
import { all, each, type Part, partOf, where } from './search-part.queries.ts'

const counted = { looked: z.int(), found: z.int(), unknown: z.int() }

/** Rooms whose address contains the text: `looked` at, of these `found` to pass, and failing only by what they do not say. */
export interface TextLook {
  readonly looked: number
  readonly found: number
  readonly unknown: number
  readonly matches: readonly SortKey[]
}

const byText: SearchCriteria = { ...noFilter, address: '%nagar%', minRent: 5000 }
const last: SortKey = { key: 1, id: someId }

const look = statement(
  {
    row: z.union([
      z.object({ ...counted, id: z.guid(), key: z.number() }),
      z.object({ ...counted, id: z.null(), key: z.null() }),
    ]),
    samples: [
      [partOf(byText, 'located', null), 10, 5],
      [partOf({ ...byText, traits: [{ filter: 'home_type', mask: 1n, said: 15n }] }, 'located', last), 10, 5],
    ],
  },
  ({ criteria, order, after }: Part, most: number, limit: number) => {
    const text = matchConditions({ ...noFilter, address: criteria.address }, false)
    const filters = { ...criteria, address: null }
    const passes = [...matchConditions(filters, false), ...(after ? [order.after(after)] : [])]
    const unsaid = matchConditions({ ...filters, unknown: 'only' }, false)
    return sql`
      WITH looked AS MATERIALIZED (
        SELECT id, ${order.value} AS value, ${all(passes)} AS passes,
          ${criteria.unknown === 'exclude' ? all(unsaid) : sql`false`} AS unsaid
        FROM rooms ${where(text)} ${each} LIMIT ${most}
      )
      SELECT size.*, matches.id, matches.key FROM (
        SELECT count(*)::integer AS looked, count(*) FILTER (WHERE passes)::integer AS found,
          count(*) FILTER (WHERE unsaid)::integer AS unknown
        FROM looked
      ) AS size LEFT JOIN (
        SELECT id, ${order.key} AS key FROM looked WHERE passes ORDER BY ${order.byValue} LIMIT ${limit}
      ) AS matches ON true`
  },
)

/** Looks at up to `most` rooms by their address alone: a text that many contain costs no more, whatever the filters. */
export async function lookAtText(db: Database, part: Part, most: number, limit: number): Promise<TextLook> {
  const rows = await look.all(db, part, most, limit)
  const { looked = 0, found = 0, unknown = 0 } = rows[0] ?? {}
  const matches = rows.flatMap(({ id, key }) => (id === null ? [] : [{ id, key }]))
  return { looked, found, unknown, matches }
}
