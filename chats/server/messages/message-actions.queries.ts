import { unsendMinutes } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { notBlockedPair } from '../chats.queries.ts'

export interface MessageKey {
  readonly userId: string
  readonly chatId: string
  readonly messageId: string
}

const sample = { userId: someId, chatId: someId, messageId: someId }

/** A message in a chat of `userId`. */
const chatMessage = ({ userId, chatId, messageId }: MessageKey) => sql`
  FROM messages m JOIN chats ON chats.id = m.chat_id
  WHERE m.id = ${messageId}::uuid AND m.chat_id = ${chatId}::uuid AND ${userId}::uuid IN (user1_id, user2_id)
    AND ${notBlockedPair}`

/**
 * Takes an own message of the last minutes back (chats.unsend-message). `done` by this call; `before` by an earlier one, which
 * this one waits for. The verdict stays, because dangerous messages are counted (trust.danger-pause).
 */
export const unsend = statement(
  {
    row: z.object({
      seq: z.int(),
      user1_id: z.guid(),
      user2_id: z.guid(),
      done: z.boolean(),
      before: z.boolean(),
    }),
    samples: [[sample]],
  },
  (message: MessageKey) => sql`
    WITH own AS MATERIALIZED (
      SELECT m.id, m.seq, m.unsent_at, user1_id, user2_id ${chatMessage(message)}
        AND m.sender_id = ${message.userId}::uuid FOR UPDATE OF m
    ), unsent AS (
      UPDATE messages SET content = '', visit = NULL, photo_count = 0, unsent_at = now() FROM own
      WHERE messages.id = own.id AND own.unsent_at IS NULL
        AND messages.created_at > now() - make_interval(mins => ${unsendMinutes})
      RETURNING messages.id, messages.chat_id, messages.seq
    ), photos AS (
      UPDATE chat_photos p SET seq = NULL, place = NULL, removed_at = now() FROM unsent
      WHERE p.chat_id = unsent.chat_id AND p.seq = unsent.seq
    )
    SELECT seq, user1_id, user2_id, EXISTS (SELECT FROM unsent) AS done, unsent_at IS NOT NULL AS before FROM own`,
).first

/** Nothing where there is no such message. */
export const hideMessage = statement(
  { row: z.object({ seq: z.int() }), samples: [[sample]] },
  (message: MessageKey) => sql`
    WITH found AS (SELECT m.chat_id, m.seq ${chatMessage(message)}), hidden AS (
      INSERT INTO hidden_messages (chat_id, user_id, seq) SELECT chat_id, ${message.userId}::uuid, seq FROM found
      ON CONFLICT DO NOTHING
    )
    SELECT seq FROM found`,
).first
