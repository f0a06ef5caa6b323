import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { ownChat } from './chats.queries.ts'

export interface ChatSettingsChange {
  readonly archived?: boolean | undefined
  readonly muted?: boolean | undefined
}

/** What is left out stays. Nothing for foreign and blocked chats. */
export const changeSettings = statement(
  {
    row: z.object({ archived: z.boolean(), muted: z.boolean() }),
    samples: [[someId, someId, { archived: true, muted: false }]],
  },
  (userId: string, chatId: string, { archived, muted }: ChatSettingsChange) => sql`
    WITH chat AS (
      SELECT id, last_seq FROM chats
      WHERE ${ownChat(chatId, userId)}
    ), changed AS (
      INSERT INTO chat_settings AS s (chat_id, user_id, archived_seq, muted)
      SELECT id, ${userId}::uuid, CASE WHEN ${archived ?? null}::boolean THEN last_seq END,
        coalesce(${muted ?? null}::boolean, false) FROM chat
      ON CONFLICT (chat_id, user_id) DO UPDATE SET
        archived_seq = CASE WHEN ${archived ?? null}::boolean IS NULL THEN s.archived_seq ELSE excluded.archived_seq END,
        muted = coalesce(${muted ?? null}::boolean, s.muted)
      RETURNING archived_seq, muted
    )
    SELECT coalesce(archived_seq >= last_seq, false) AS archived, changed.muted FROM changed, chat`,
).first
