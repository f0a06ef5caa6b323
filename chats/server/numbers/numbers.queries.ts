import { verifiedNumbers } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { chatsOf } from '../chats.queries.ts'

const storedState = z.enum(['asked', 'offered', 'shared', 'ended'])

const numberRow = z.object({
  owner_id: z.guid(),
  other_id: z.guid(),
  state: storedState.nullable(),
  declined: z.boolean(),
  seq: z.int().nullable(),
  version: z.int(),
  phone: z.string().nullable(),
  suspended: z.boolean(),
})
export type NumberRow = z.output<typeof numberRow>

/** The owner agreed to show another number, or has none any more (chats.number-same). */
const isOutdated = sql`s.agreed_at IS NOT NULL AND (n.phone_verified_at IS NULL OR n.phone_verified_at > s.agreed_at)`

/** How far each number of a chat of `userId` is agreed on, one's own first; nothing for foreign and blocked chats. */
export const findNumbers = statement(
  { row: numberRow, samples: [[someId, someId]], isPrepared: true },
  (userId: string, chatId: string) => sql`
    SELECT person.id AS owner_id, chat.other_id, CASE WHEN ${isOutdated} THEN 'ended' ELSE s.state END AS state,
      coalesce(s.declined AND NOT (${isOutdated}), false) AS declined, s.seq, coalesce(s.version, 0) AS version, n.phone,
      coalesce(n.suspended, false) AS suspended
    FROM ${chatsOf(userId)} AS chat
    CROSS JOIN LATERAL (VALUES (1, ${userId}::uuid), (2, chat.other_id)) AS person (place, id)
    LEFT JOIN number_shares s ON s.chat_id = chat.id AND s.owner_id = person.id
    LEFT JOIN ${verifiedNumbers} n ON n.id = person.id
    WHERE chat.id = ${chatId}::uuid ORDER BY person.place`,
).all

export interface NumberPatch {
  readonly state: z.output<typeof storedState>
  readonly declined: boolean
  /** The owner agrees now. */
  readonly agrees: boolean
}

export interface SavedNumber extends NumberPatch {
  readonly chatId: string
  readonly ownerId: string
  readonly viewerId: string
  /** What it was decided on. */
  readonly version: number
  readonly seq: number | null
}

const sample: SavedNumber = {
  ...{ chatId: someId, ownerId: someId, viewerId: someId, version: 1, seq: 1 },
  ...{ state: 'shared', declined: false, agrees: true },
}

/** Nothing where somebody was faster. */
export const saveNumber = statement(
  { row: z.object({ version: z.int() }), samples: [[sample]] },
  ({ chatId, ownerId, viewerId, version, seq, state, declined, agrees }: SavedNumber) => sql`
    WITH changed AS (
      UPDATE number_shares SET state = ${state}, declined = ${declined}, seq = coalesce(${seq}::bigint, seq),
        version = version + 1, changed_at = now(), agreed_at = CASE WHEN ${agrees} THEN now()
          WHEN ${state} IN ('offered', 'shared') THEN agreed_at END
      WHERE chat_id = ${chatId}::uuid AND owner_id = ${ownerId}::uuid AND version = ${version} RETURNING version
    ), made AS (
      INSERT INTO number_shares (chat_id, owner_id, viewer_id, state, declined, seq, agreed_at)
      SELECT ${chatId}::uuid, ${ownerId}::uuid, ${viewerId}::uuid, ${state}, ${declined}, ${seq}::bigint,
        CASE WHEN ${agrees} THEN now() END
      WHERE ${version} = 0 ON CONFLICT DO NOTHING RETURNING version
    )
    SELECT version FROM changed UNION ALL SELECT version FROM made`,
).first
