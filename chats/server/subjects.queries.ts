import { publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { formerMemberDays, warningKinds, warningLevels } from '@basera/trust/contract'
import { sql } from 'kysely'
import { z } from 'zod'

const memberRow = {
  other_id: z.guid(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  former: z.boolean(),
  number_hash: z.string().nullable(),
}
const memberColumns = sql`other.full_name, other.avatar_url, former.id IS NOT NULL AS former, former.number_hash`
const joinMember = (member: ReturnType<typeof sql>) => sql`
  LEFT JOIN ${publicProfiles} other ON other.id = ${member} LEFT JOIN former_members former ON former.id = ${member}`

/** Somebody who left can be reported for a while (chats.former-member). */
const isReportable = sql`(former.id IS NULL OR former.left_at > now() - make_interval(days => ${formerMemberDays}))`

/** A message with its chat; for `viewerId` only one of their own chats, blocked or not. */
export const findMessageSubject = statement(
  {
    row: z.object({
      ...memberRow,
      chat_id: z.guid(),
      seq: z.int(),
      content: z.string(),
      room_id: z.guid().nullable(),
      room_title: z.string().nullable(),
    }),
    samples: [
      [someId, null],
      [someId, someId],
    ],
  },
  (messageId: string, viewerId: string | null) => sql`
    SELECT m.sender_id AS other_id, ${memberColumns}, m.chat_id, m.seq, m.content, chats.room_id, chats.room_title
    FROM messages m JOIN chats ON chats.id = m.chat_id ${joinMember(sql`m.sender_id`)}
    WHERE m.id = ${messageId}::uuid
      ${viewerId === null ? sql`` : sql`AND ${viewerId}::uuid IN (user1_id, user2_id) AND ${isReportable}`}`,
).first

/** Somebody `viewerId` has a chat with, and that chat. */
export const findPersonSubject = statement(
  {
    row: z.object({ ...memberRow, chat_id: z.guid().nullable(), last_seq: z.int().nullable() }),
    samples: [[someId, someId]],
  },
  (personId: string, viewerId: string) => sql`
    SELECT ${personId}::uuid AS other_id, ${memberColumns}, chat.id AS chat_id, chat.last_seq
    FROM chats chat ${joinMember(sql`${personId}::uuid`)}
    WHERE chat.user1_id = least(${personId}::uuid, ${viewerId}::uuid)
      AND chat.user2_id = greatest(${personId}::uuid, ${viewerId}::uuid) AND ${isReportable}`,
).first

/** Messages up to `seq`, the last ones, oldest first. */
export const findMessagesBefore = statement(
  {
    row: z.object({
      id: z.guid(),
      seq: z.int(),
      sender_id: z.guid(),
      content: z.string(),
      created_at: z.date(),
      photo_count: z.int(),
      warning_kind: z.enum(warningKinds).nullable(),
      warning_level: z.enum(warningLevels).nullable(),
    }),
    samples: [[someId, 1, 51]],
  },
  (chatId: string, seq: number, limit: number) => sql`
    SELECT * FROM (
      SELECT id, seq, sender_id, content, created_at, photo_count, warning_kind, warning_level FROM messages
      WHERE chat_id = ${chatId}::uuid AND seq <= ${seq}::bigint ORDER BY seq DESC LIMIT ${limit}
    ) AS last ORDER BY seq`,
).all

/** Numbers of those who can no longer be reported; `atOnce` at most. Gives how many. */
export const forgetFormerNumbers = statement(
  { samples: [[30, 1000]] },
  (days: number, atOnce: number) => sql`
    UPDATE former_members SET number_hash = NULL WHERE id IN (
      SELECT id FROM former_members WHERE number_hash IS NOT NULL AND left_at < now() - make_interval(days => ${days})
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    )`,
).run

/** Whose number is shared in a chat, or was offered and taken back, without any number. */
export const findSharedNumbers = statement(
  {
    row: z.object({ owner_id: z.guid(), state: z.string(), changed_at: z.date() }),
    samples: [[someId]],
  },
  (chatId: string) => sql`
    SELECT owner_id, state, changed_at FROM number_shares
    WHERE chat_id = ${chatId}::uuid AND state IN ('shared', 'ended') ORDER BY owner_id`,
).all
