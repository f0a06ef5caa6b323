import type { Connections } from '@basera/platform/server/live'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Deliveries } from './deliveries.ts'
import type { Lanes } from './lanes.ts'

interface ChangedRow {
  readonly id: string
  readonly user1_id: string
  readonly user2_id: string
  readonly last_seq: number
}

/** People that are asked about at a time. */
const batch = 1000

/**
 * Seconds that looks overlap: a message carries the time at which it got its number, and is seen only once it is
 * committed. No statement takes longer than 15.
 */
const overlap = 20

const columns = sql`id, user1_id, user2_id, last_seq`

/** The conversations of these people that were written in since a moment, each half by its index. */
export async function changedSince(
  db: Database,
  userIds: readonly string[],
  since: Date,
): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    SELECT changed.* FROM unnest(${userIds}::uuid[]) AS person (id) CROSS JOIN LATERAL (
      SELECT ${columns} FROM chats WHERE user1_id = person.id AND updated_at > ${since}
      UNION ALL
      SELECT ${columns} FROM chats WHERE user2_id = person.id AND updated_at > ${since}
    ) AS changed
  `.execute(db)
  return rows
}

/**
 * Finds messages that no process told of: one that died between commit and telling, or notes that were lost. Each look
 * takes what was written since the last one that went well.
 */
export function findMissed(needs: {
  readonly db: Database
  readonly connections: Connections
  readonly lanes: Lanes
  readonly deliveries: Deliveries
}): () => Promise<void> {
  const { db, connections, lanes, deliveries } = needs
  let since: Date | undefined
  return async () => {
    const { rows } = await sql<{ before: Date }>`
      SELECT clock_timestamp() - ${overlap} * interval '1 second' AS before
    `.execute(db)
    const next = rows[0]?.before ?? new Date()
    const users = connections.users()
    for (let from = 0; from < users.length; from += batch)
      for (const row of await changedSince(db, users.slice(from, from + batch), since ?? next))
        deliveries.heard(row.id, row.last_seq, [row.user1_id, row.user2_id])
    since = next
    for (const { followers } of lanes.followed())
      for (const follow of followers.values()) deliveries.checkFollow(follow)
  }
}
