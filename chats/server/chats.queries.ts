import { isSuspended, notBlocked } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { isOnline } from '@basera/platform/server/live'
import { isSendingPaused } from '@basera/trust/server'
import { type Expression, sql } from 'kysely'
import { z } from 'zod'

export type Pair = readonly [string, string]

/** The two members have not blocked each other (chats.blocked-pair). */
export const notBlockedPair = notBlocked(sql`chats.user1_id`, sql`chats.user2_id`)

export const otherMember = (userId: string) =>
  sql`CASE WHEN user1_id = ${userId}::uuid THEN user2_id ELSE user1_id END`

export const ownChat = (chatId: string, userId: string) =>
  sql`id = ${chatId}::uuid AND ${userId}::uuid IN (user1_id, user2_id) AND ${notBlockedPair}`

/** All chats of a member with the other member's id as `other_id`; each half of the pair has its own index. */
export const chatsOf = (userId: string) => sql`(
  SELECT chats.*, user2_id AS other_id FROM chats WHERE user1_id = ${userId}::uuid AND ${notBlockedPair}
  UNION ALL
  SELECT chats.*, user1_id AS other_id FROM chats WHERE user2_id = ${userId}::uuid AND ${notBlockedPair}
)`

export const chatHeadRow = z.object({
  id: z.guid(),
  other_id: z.guid(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  suspended: z.boolean(),
  former: z.boolean(),
  online: z.boolean(),
  room_title: z.string().nullable(),
  room_id: z.guid().nullable(),
  room_gone: z.boolean(),
  archived: z.boolean(),
  muted: z.boolean(),
})
export type ChatHeadRow = z.output<typeof chatHeadRow>

/** The member archived the chat, and nothing was written since (chats.archived-chat). */
export const isArchived = (chat: string, userId: string) => sql`EXISTS (
  SELECT FROM chat_settings s WHERE s.chat_id = ${sql.ref(`${chat}.id`)} AND s.user_id = ${userId}::uuid
    AND s.archived_seq >= ${sql.ref(`${chat}.last_seq`)})`

/** The member muted the chat (chats.muted-chat). */
export const isMuted = (chatId: Expression<unknown>, userId: Expression<unknown>) =>
  sql`EXISTS (SELECT FROM chat_settings s WHERE s.chat_id = ${chatId} AND s.user_id = ${userId} AND s.muted)`

export const chatHeadColumns = (
  userId: string,
) => sql`chat.id, chat.other_id, other.full_name, other.avatar_url,
  ${isSuspended(sql`chat.other_id`)} AS suspended, other.id IS NULL AS former, ${isOnline(sql`chat.other_id`)} AS online,
  chat.room_title, room.id AS room_id, chat.room_title IS NOT NULL AND room.id IS NULL AS room_gone,
  ${isArchived('chat', userId)} AS archived, ${isMuted(sql`chat.id`, sql`${userId}::uuid`)} AS muted`

/** The member closed the account (chats.former-member). */
export const isFormer = (member: Expression<unknown>) =>
  sql`EXISTS (SELECT FROM former_members WHERE id = ${member})`

const pairRow = z.object({ user1_id: z.guid(), user2_id: z.guid() })

/** The two members of a chat of `userId`; nothing for a chat of other people or a blocked one. */
export const findChatMembers = statement(
  { row: pairRow, samples: [[someId, someId]] },
  (userId: string, chatId: string) =>
    sql`SELECT user1_id, user2_id FROM chats WHERE ${ownChat(chatId, userId)}`,
).first

export const findOtherMember = statement(
  { row: z.object({ other_id: z.guid() }), samples: [[someId, someId]] },
  (userId: string, chatId: string) =>
    sql`SELECT other_id FROM ${chatsOf(userId)} AS chat WHERE id = ${chatId}::uuid`,
).first

/** The other member, where nobody can write to them. */
export const findSilentMember = statement(
  { row: z.object({ other_id: z.guid(), former: z.boolean() }), samples: [[someId, someId]] },
  (userId: string, chatId: string) => sql`
    SELECT ${otherMember(userId)} AS other_id, ${isFormer(otherMember(userId))} AS former FROM chats
    WHERE ${ownChat(chatId, userId)} AND (${isSuspended(otherMember(userId))} OR ${isFormer(otherMember(userId))})
  `,
).first

/** Gives a row while the member may not write (trust.sending-paused). */
export const findSendingPause = statement(
  { samples: [[someId]] },
  (userId: string) => sql`SELECT WHERE ${isSendingPaused(sql`${userId}::uuid`)}`,
).first

export const findChatBetween = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId, someId]] },
  (one: string, other: string) => sql`
    SELECT id FROM chats
    WHERE user1_id = least(${one}::uuid, ${other}::uuid) AND user2_id = greatest(${one}::uuid, ${other}::uuid)
  `,
).first

/** Which of these chats exist and are not blocked. */
export const findVisibleChats = statement(
  { row: z.object({ id: z.guid() }), samples: [[[someId]]] },
  (ids: readonly string[]) => sql`SELECT id FROM chats WHERE id = ANY(${ids}::uuid[]) AND ${notBlockedPair}`,
).all

const changedColumns = sql`id, user1_id, user2_id, last_seq`

/** The chats of these members with messages since a moment; each half of the pair by its index. */
export const findChatsChangedSince = statement(
  { row: pairRow.extend({ id: z.guid(), last_seq: z.int() }), samples: [[[someId], new Date(0)]] },
  (userIds: readonly string[], since: Date) => sql`
    SELECT changed.* FROM unnest(${userIds}::uuid[]) AS person (id) CROSS JOIN LATERAL (
      SELECT ${changedColumns} FROM chats WHERE user1_id = person.id AND updated_at > ${since}
      UNION ALL
      SELECT ${changedColumns} FROM chats WHERE user2_id = person.id AND updated_at > ${since}
    ) AS changed
  `,
).all
