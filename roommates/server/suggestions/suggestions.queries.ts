import { someId, statement } from '@basera/platform/server/database'
import { roommateSuggestion, suggestionsMax } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { others } from '../search/conditions.queries.ts'
import { contains } from '../search/score.queries.ts'
import { hasMark, hasTrigram, indexed, lowerPattern, table } from '../search/text-index.queries.ts'

const rowLimits = { newest: 1000, found: 3000, enough: 200 } as const

const newestRows = sql`(SELECT * FROM listed_roommates l ORDER BY created_at DESC, id LIMIT ${rowLimits.newest})`

/** Also rows that lack the text in fields that others see. */
function indexedRows(text: string): RawBuilder<unknown> {
  const [source, found] = hasTrigram(text)
    ? [table, sql`l.brief LIKE ${lowerPattern(text)}`]
    : [indexed([hasMark(text)]), sql`true`]
  return sql`(SELECT * FROM ${source} AS l WHERE ${found} LIMIT ${rowLimits.found})`
}

const suggestion = roommateSuggestion.extend({
  profiles: z.int(),
})

export const findSuggestions = statement(
  {
    row: suggestion,
    samples: [
      [someId, 'quiet', 'newest'],
      [someId, 'quiet', 'indexed'],
      [someId, 'q', 'indexed'],
    ],
  },
  (userId: string, text: string, from: 'newest' | 'indexed') => sql`
    WITH people AS MATERIALIZED (
      SELECT l.id FROM ${from === 'newest' ? newestRows : indexedRows(text)} AS l WHERE ${contains(sql`l.brief`, text)} AND ${others(userId)} LIMIT ${rowLimits.enough}
    ), texts AS (
      SELECT field.kind, field.text, lower(field.text) AS folded
      FROM people JOIN user_profiles p ON p.id = people.id CROSS JOIN LATERAL (
        VALUES (1, 'name', p.full_name), (2, 'organization', p.organization), (3, 'location', p.preferred_location)
        UNION ALL SELECT 4, 'tag', tag FROM unnest(p.lifestyle_tags) AS tag
      ) AS field (no, kind, text)
      WHERE ${contains(sql`lower(field.text)`, text)}
    )
    SELECT kind, min(text) AS text, (SELECT count(*)::integer FROM people) AS profiles
    FROM texts GROUP BY kind, folded
    ORDER BY starts_with(folded, lower(${text}::text)) DESC, count(*) DESC, folded, kind LIMIT ${suggestionsMax}`,
).all
