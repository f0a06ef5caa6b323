import { statement } from '@basera/platform/server/database'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { saysAll } from './match-conditions.queries.ts'
import { inCity } from './sample-parts.ts'
import { each, type Part, partConditions, partOf, roomsOf } from './search-part.queries.ts'

/** What of a search is still to be counted; null for what is not. */
export interface Uncounted {
  readonly located: Part | null
  /** Rooms that do not say what is asked for. */
  readonly unknown: Part | null
  readonly unlocated: Part | null
  /** Counts those of `unlocated` apart that do not say what is asked for. */
  readonly splitsUnlocated: boolean
}

/** The number of rooms of a part, `most` at most. */
export const countOf = (part: Part | null, most: number): RawBuilder<unknown> =>
  part
    ? sql`(SELECT count(*)::integer FROM (${roomsOf(part, sql`1`, partConditions(part), each)} LIMIT ${sql.lit(most)}) AS counted)`
    : sql`0`

/** A row of `unlocated` and `unlocated_unknown`. */
export function unlocatedCounts(uncounted: Uncounted | null, most: number): RawBuilder<unknown> {
  const part = uncounted?.unlocated ?? null
  if (!part || !uncounted?.splitsUnlocated)
    return sql`(SELECT ${countOf(part, most)} AS unlocated, 0 AS unlocated_unknown)`
  const said = saysAll(part.criteria)
  return sql`(SELECT least(count(*) FILTER (WHERE said), ${sql.lit(most)})::integer AS unlocated,
      least(count(*) FILTER (WHERE NOT said), ${sql.lit(most)})::integer AS unlocated_unknown
    FROM (${roomsOf(part, sql`${said} AS said`, partConditions(part), each)}) AS counted)`
}

const nothingElse: Uncounted = { located: null, unknown: null, unlocated: null, splitsUnlocated: false }
const rest = statement(
  {
    row: z.object({ located: z.int(), unknown: z.int(), unlocated: z.int(), unlocated_unknown: z.int() }),
    samples: [
      [
        {
          located: partOf(inCity, 'located', null),
          unknown: partOf({ ...inCity, unknown: 'only' }, 'located', null),
          unlocated: partOf({ ...inCity, unknown: 'include' }, 'unlocated', null),
          splitsUnlocated: true,
        },
        10,
      ],
      [{ ...nothingElse, unlocated: partOf(inCity, 'unlocated', null) }, 10],
      [{ ...nothingElse, located: partOf(inCity, 'located', null) }, 10],
    ],
  },
  (uncounted: Uncounted, most: number) => sql`
    SELECT ${countOf(uncounted.located, most + 1)} AS located, ${countOf(uncounted.unknown, most)} AS unknown,
      unlocated, unlocated_unknown
    FROM ${unlocatedCounts(uncounted, most)} AS without_location`,
)

const nothing = { located: 0, unknown: 0, unlocated: 0, unlocated_unknown: 0 }

/** Counts up to `most` rooms of each, one more of `located`, in one statement. */
export async function countRest(db: Database, uncounted: Uncounted, most: number): Promise<typeof nothing> {
  const { located, unknown, unlocated } = uncounted
  return ((located || unknown || unlocated) && (await rest.first(db, uncounted, most))) || nothing
}
