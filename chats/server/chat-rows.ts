import type { ChatHead } from '@basera/chats/contract'
import { type RawBuilder, sql } from 'kysely'

/** A conversation as one of its two members sees it. */
export interface HeadRow {
  readonly id: string
  readonly other_id: string
  readonly full_name: string | null
  readonly avatar_url: string | null
  readonly online: boolean
  readonly suspended: boolean
  readonly room_id: string | null
  readonly room_title: string | null
  readonly room_gone: boolean
}

/** Of a row of chats: its two people have not blocked each other, whoever of them (decisions 8). */
// Written out: a call of `is_blocked` takes some 20 µs. One condition with OR, so that it is asked of each row that is read
// in the order of an index, instead of being made a join that reads all rows first.
export const notBlocked = sql`NOT (
  EXISTS (SELECT 1 FROM blocks WHERE blocker_id = chats.user1_id AND blocked_id = chats.user2_id)
  OR EXISTS (SELECT 1 FROM blocks WHERE blocker_id = chats.user2_id AND blocked_id = chats.user1_id))`

/** Somebody is connected live, to whatever process; `is_online`, written out. */
export const isOnline = (who: RawBuilder<unknown>) => sql`EXISTS (
  SELECT 1 FROM live_people JOIN live_processes ON live_processes.id = process_id
  WHERE live_people.user_id = ${who} AND alive_until > now())`

/** The conversations of `userId`, with who the other person is; each half has an index of its own. */
export const ownChats = (userId: string) => sql`(
  SELECT chats.*, user2_id AS other_id FROM chats WHERE user1_id = ${userId}::uuid AND ${notBlocked}
  UNION ALL
  SELECT chats.*, user1_id AS other_id FROM chats WHERE user2_id = ${userId}::uuid AND ${notBlocked}
)`

/** Somebody's account is suspended by the operator. */
export const isSuspended = (who: RawBuilder<unknown>) => sql`EXISTS (
  SELECT 1 FROM auth_users WHERE id = ${who} AND banned_at IS NOT NULL)`

/** Of a row `chat` with its `other` profile and its room, if that is there. No e-mail, no phone (decisions 5). */
export const headColumns = sql`chat.id, chat.other_id, other.full_name, other.avatar_url,
  ${isSuspended(sql`chat.other_id`)} AS suspended,
  ${isOnline(sql`chat.other_id`)} AS online, chat.room_title,
  CASE WHEN rooms.deleted_at IS NULL AND NOT rooms.withheld THEN rooms.id END AS room_id,
  chat.room_title IS NOT NULL AND (rooms.id IS NULL OR rooms.deleted_at IS NOT NULL OR rooms.withheld) AS room_gone`

export const presentHead = (row: HeadRow): ChatHead => ({
  id: row.id,
  other: {
    id: row.other_id,
    full_name: row.full_name,
    // The file is not served either.
    avatar_url: row.suspended ? null : row.avatar_url,
    online: row.online,
    suspended: row.suspended,
  },
  room_id: row.room_id,
  room_title: row.room_title,
  room_gone: row.room_gone,
})
