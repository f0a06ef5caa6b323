import { statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { byDistance, last, sampleParts, someArea } from './sample-parts.ts'
import type { SearchArea } from './search-area.ts'
import { distanceTo, type SortKey } from './search-order.queries.ts'
import { columnsOf, type Part, partConditions, partOf, roomsOf, where } from './search-part.queries.ts'

const sortKey = { id: z.guid(), key: z.number() }

/** The first `limit` rooms of a part, read cell by cell in index order, then merged. */
export const findFirstMatches = statement(
  { row: z.object(sortKey), samples: sampleParts.map((part): [Part, number] => [part, 10]) },
  (part: Part, limit: number) => {
    const { order } = part
    const ordered = sql`ORDER BY ${order.byColumns} LIMIT ${limit}`
    return sql`
      SELECT id, ${order.key} AS key
      FROM (${roomsOf(part, columnsOf(part), partConditions(part), ordered)}) AS matches
      ORDER BY ${order.byValue} LIMIT ${limit}`
  },
).all

export interface Nearest {
  readonly matches: readonly SortKey[]
  /** False when rooms beyond those read could belong here. */
  readonly isComplete: boolean
}

const nearest = statement(
  {
    row: z.union([
      z.object({ complete: z.boolean(), ...sortKey }),
      z.object({ complete: z.boolean(), id: z.null(), key: z.null() }),
    ]),
    samples: [
      [partOf(byDistance, 'located', last), someArea, 20, 10],
      [partOf(byDistance, 'located', null), someArea, 20, 10],
    ],
  },
  (part: Part, { point, radiusKm }: SearchArea, reach: number, limit: number) => {
    const unsorted = partConditions({ ...part, after: null })
    const beyond = part.after
      ? sql`AND (key, id) > (${part.after.key}::float8, ${part.after.id}::uuid)`
      : sql``
    return sql`
      WITH nearest AS MATERIALIZED (
        SELECT id, ${distanceTo(point)} AS key FROM rooms ${where([sql`public_latitude IS NOT NULL`, ...unsorted])}
        ORDER BY unit_vector(public_latitude, public_longitude) <-> unit_vector(${point.lat}::float8, ${point.lng}::float8)
        LIMIT ${reach}
      ), seen AS (
        SELECT CASE WHEN count(*) < ${reach} THEN 'infinity' ELSE max(key) * (1 - 1e-9) END AS clear FROM nearest
      )
      SELECT seen.clear > ${radiusKm}::float8 AS complete, matches.id, matches.key
      FROM seen LEFT JOIN LATERAL (
        SELECT id, key FROM nearest WHERE key <= ${radiusKm}::float8 AND key < seen.clear ${beyond}
        ORDER BY key, id LIMIT ${limit}
      ) AS matches ON true`
  },
)

/**
 * The first rooms of a part by distance among the `reach` nearest. The index orders by straight lines, whose last
 * digits may differ from the great circle's, so only rooms clearly nearer than the farthest one read count.
 */
export async function findNearest(
  db: Database,
  part: Part,
  area: SearchArea,
  reach: number,
  limit: number,
): Promise<Nearest> {
  const rows = await nearest.all(db, part, area, reach, limit)
  return {
    matches: rows.flatMap((row) => (row.id === null ? [] : [row])),
    isComplete: rows[0]?.complete ?? true,
  }
}
