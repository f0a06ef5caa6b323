import type { MessageWarning } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { warningKinds, warningLevels } from '@basera/trust/contract'
import { isSendingPaused, wasJudgedSince } from '@basera/trust/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { notBlockedPair } from '../chats.queries.ts'
import type { MessageKey } from './message-actions.queries.ts'

interface WarnedMessage extends MessageWarning {
  readonly id: string
}

export const setWarnings = statement(
  { samples: [[[{ id: someId, kind: 'other', level: 'danger' }]]], isPrepared: true },
  (warned: readonly WarnedMessage[]) => sql`
    UPDATE messages SET warning_kind = warned.kind, warning_level = warned.level
    FROM unnest(${warned.map(({ id }) => id)}::uuid[], ${warned.map(({ kind }) => kind)}::text[],
      ${warned.map(({ level }) => level)}::text[]) AS warned (id, kind, level)
    WHERE messages.id = warned.id`,
).run

const endangered = statement(
  { row: z.object({ people: z.int() }), samples: [[someId, 24]], isPrepared: true },
  (senderId: string, hours: number) => sql`
    SELECT count(DISTINCT chat_id)::integer AS people FROM messages
    WHERE sender_id = ${senderId}::uuid AND warning_level = 'danger'
      AND created_at > now() - make_interval(hours => ${hours})`,
)

/** To how many people somebody wrote messages of `danger` in the last `hours`. */
export const countEndangered = async (...args: Parameters<typeof endangered.first>): Promise<number> =>
  (await endangered.first(...args))?.people ?? 0

const dangerousSender = z.object({ id: z.guid(), kinds: z.array(z.enum(warningKinds)) })
export type DangerousSender = z.output<typeof dangerousSender>

/** Those who wrote messages of `danger` to so many people in the last `hours`, and were neither paused nor judged since. */
export const findSendersToPause = statement(
  { row: dangerousSender, samples: [[3, 24]] },
  (people: number, hours: number) => sql`
    SELECT sender_id AS id, array_agg(DISTINCT warning_kind) AS kinds FROM messages
    WHERE warning_level = 'danger' AND created_at > now() - make_interval(hours => ${hours})
    GROUP BY sender_id HAVING count(DISTINCT chat_id) >= ${people} AND NOT ${isSendingPaused(sql`sender_id`)}
      AND NOT ${wasJudgedSince(sql`sender_id`, sql`max(created_at)`)}`,
).all

/** The time stays the first one; `first` is the level of a warning that was not dismissed before. Nothing for foreign and blocked chats, and for one's own messages. */
export const setFine = statement(
  {
    row: z.object({ id: z.guid(), first: z.enum(warningLevels).nullable() }),
    samples: [[{ userId: someId, chatId: someId, messageId: someId }]],
  },
  ({ userId, chatId, messageId }: MessageKey) => sql`
    UPDATE messages SET warning_fine_at = CASE WHEN warning_kind IS NOT NULL THEN coalesce(warning_fine_at, now()) END
    FROM chats
    WHERE messages.id = ${messageId}::uuid AND messages.chat_id = ${chatId}::uuid AND chats.id = messages.chat_id
      AND ${userId}::uuid IN (user1_id, user2_id) AND sender_id <> ${userId}::uuid AND ${notBlockedPair}
    RETURNING messages.id, CASE WHEN warning_fine_at = now() THEN warning_level END AS first`,
).first
