import { statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Extent } from './search-spans.ts'

const extent = statement(
  {
    row: z.object({ south: z.number().nullable(), north: z.number().nullable() }),
    samples: [[]],
  },
  () => sql`
    SELECT (SELECT public_latitude FROM rooms WHERE searchable AND public_latitude IS NOT NULL
        ORDER BY public_latitude LIMIT 1) AS south,
      (SELECT public_latitude FROM rooms WHERE searchable AND public_latitude IS NOT NULL
        ORDER BY public_latitude DESC LIMIT 1) AS north`,
)

/** The latitudes between which all located rooms are; nothing is between them without rooms. */
export async function latitudeExtent(db: Database): Promise<Extent> {
  const row = await extent.first(db)
  return { south: row?.south ?? 0, north: row?.north ?? -1 }
}
