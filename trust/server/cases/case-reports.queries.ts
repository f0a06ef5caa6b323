import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

export const countReports = statement(
  { row: z.object({ case_id: z.guid().nullable(), reports: z.int() }), samples: [[[someId]]] },
  (ids: readonly string[]) => sql`
    SELECT case_id, count(*) AS reports FROM reports WHERE case_id = ANY(${ids}::uuid[]) GROUP BY case_id`,
).all
