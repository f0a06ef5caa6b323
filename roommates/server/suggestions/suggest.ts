import { type RoommateSuggestion, suggestionsMax } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { others } from '../search/conditions.ts'
import { contains } from '../search/score.ts'
import { containing, hasMark, hasTrigram, indexed, table } from '../search/text-index.ts'

/** Rows looked at among the newest, and among those an index finds; and rows that are enough of either. */
const looked = { newest: 1000, found: 3000, enough: 200, few: 40 } as const

interface Suggested extends RoommateSuggestion {
  /** Rows that they were drawn from. */
  readonly rows: number
}

/** The newest rows. */
const newestRows = sql`(SELECT * FROM listed_roommates l ORDER BY created_at DESC, id LIMIT ${looked.newest})`

/** Rows that an index finds for a text, and some that do not have it where others see it. */
function indexedRows(text: string): RawBuilder<unknown> {
  const [source, found] = hasTrigram(text)
    ? [table, sql`l.brief LIKE ${containing(text)}`]
    : [indexed([hasMark(text)]), sql`true`]
  return sql`(SELECT * FROM ${source} AS l WHERE ${found} LIMIT ${looked.found})`
}

/** Names, organizations, locations and tags with the text: those that begin with it first, then the most frequent. */
async function drawn(
  db: Database,
  userId: string,
  text: string,
  source: RawBuilder<unknown>,
): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    WITH people AS MATERIALIZED (
      SELECT l.id FROM ${source} AS l WHERE ${contains(sql`l.brief`, text)} AND ${others(userId)} LIMIT ${looked.enough}
    ), texts AS (
      SELECT field.kind, field.text, lower(field.text) AS folded
      FROM people JOIN user_profiles p ON p.id = people.id CROSS JOIN LATERAL (
        VALUES (1, 'name', p.full_name), (2, 'organization', p.organization), (3, 'location', p.preferred_location)
        UNION ALL SELECT 4, 'tag', tag FROM unnest(p.lifestyle_tags) AS tag
      ) AS field (no, kind, text)
      WHERE ${contains(sql`lower(field.text)`, text)}
    )
    SELECT kind, min(text) AS text, (SELECT count(*)::integer FROM people) AS rows
    FROM texts GROUP BY kind, folded
    ORDER BY starts_with(folded, lower(${text}::text)) DESC, count(*) DESC, folded, kind LIMIT ${suggestionsMax}
  `.execute(db)
  return rows
}

/**
 * Up to five texts that a search beginning like this could mean (marketplace 5, 9), out of profiles that `userId` can find.
 * A bounded number of profiles is looked at: the newest, or where few of them have the text, those that an index finds.
 */
export async function suggest(
  db: Database,
  userId: string,
  typed: string,
): Promise<{ items: RoommateSuggestion[] }> {
  const text = typed.split(/\s+/u).join(' ')
  const recent = await drawn(db, userId, text, newestRows)
  const isFrequent = (recent[0]?.rows ?? 0) >= looked.few
  const found = isFrequent ? recent : await drawn(db, userId, text, indexedRows(text))
  return { items: found.map(({ kind, text: suggestion }) => ({ kind, text: suggestion })) }
}
