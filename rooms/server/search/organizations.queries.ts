import { statement } from '@basera/platform/server/database'
import { containsPattern } from '@basera/platform/server/search'
import { sql } from 'kysely'
import { z } from 'zod'

const organizations = z.object({
  count: z.int(),
  /** As PostgreSQL writes an array: tens of thousands of ids pass through unparsed. */
  ids: z.string(),
})
export type Organizations = z.output<typeof organizations>

const named = statement(
  { row: organizations, samples: [['Infosys']] },
  (text: string) => sql`
    SELECT count(*)::integer AS count, coalesce(array_agg(id), '{}')::text AS ids
    FROM lister_organizations WHERE name LIKE lower(${containsPattern(text)})`,
)

export const findOrganizations = async (
  ...[db, text]: Parameters<typeof named.first>
): Promise<Organizations> => (await named.first(db, text)) ?? { count: 0, ids: '{}' }
