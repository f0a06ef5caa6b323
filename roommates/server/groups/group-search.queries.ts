import { blockedWith } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { containsPattern, microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import { type GroupSeeks, groupMembersMin } from '@basera/roommates/contract'
import { sql } from 'kysely'
import { z } from 'zod'

export interface GroupCriteria {
  readonly viewerId: string
  readonly seeks: GroupSeeks | null
  readonly place: string | null
}

/** Two as a literal, or the partial indexes would not be used. */
const shown = sql`g.shown_members >= ${sql.lit(groupMembersMin)} AND g.hidden_at IS NULL`

/**
 * Groups that the reader may see and is not in. `shown_members` counts who is listed; those with a block between them and
 * the reader are taken from it, which costs as much as the reader has blocks.
 */
const found = ({ viewerId, seeks, place }: GroupCriteria) => sql`
  FROM roommate_groups g
  WHERE ${shown}
    AND ${seeks === null ? sql`true` : sql`g.seeks = ${seeks}`}
    AND ${place === null ? sql`true` : sql`lower(g.place) LIKE lower(${containsPattern(place)}::text)`}
    AND g.id NOT IN (SELECT group_id FROM roommate_group_members WHERE user_id = ${viewerId}::uuid)
    AND g.id NOT IN (
      SELECT blocked.group_id FROM roommate_group_members blocked
        JOIN listed_roommates l ON l.id = blocked.user_id JOIN roommate_groups theirs ON theirs.id = blocked.group_id
      WHERE blocked.user_id IN ${blockedWith(viewerId)}
      GROUP BY blocked.group_id, theirs.shown_members
      HAVING theirs.shown_members - count(DISTINCT blocked.user_id) < ${groupMembersMin}::integer)`

const some: GroupCriteria = { viewerId: someId, seeks: null, place: null }
const more: GroupCriteria = { viewerId: someId, seeks: 'home', place: 'koramangala' }

export const findGroupIds = statement(
  {
    row: z.object({ id: z.guid(), micros: z.int() }),
    samples: [
      [some, null, 20],
      [more, { micros: 0, id: someId }, 20],
    ],
  },
  (criteria: GroupCriteria, after: TimeSortKey | null, limit: number) => sql`
    SELECT g.id, ${microsOfTime(sql`g.created_at`)} AS micros ${found(criteria)}
      AND ${after ? sql`(g.created_at, g.id) < (${timeOfMicros(after.micros)}, ${after.id}::uuid)` : sql`true`}
    ORDER BY g.created_at DESC, g.id DESC LIMIT ${limit}`,
).all

/** Counts up to `most`. */
export const countGroups = statement(
  {
    row: z.object({ found: z.int() }),
    samples: [
      [some, 1000],
      [more, 1000],
    ],
  },
  (criteria: GroupCriteria, most: number) => sql`
    SELECT count(*) AS found FROM (SELECT g.id ${found(criteria)} LIMIT ${most}) counted`,
).first
