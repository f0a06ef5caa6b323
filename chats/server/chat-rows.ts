import type { ChatHead } from '@basera/chats/contract'
import { sql } from 'kysely'

/** A conversation as one of its two members sees it. */
export interface HeadRow {
  readonly id: string
  readonly other_id: string
  readonly full_name: string | null
  readonly avatar_url: string | null
  readonly online: boolean
  readonly room_id: string | null
  readonly room_title: string | null
  readonly room_gone: boolean
}

/** Of a row of chats: its two people have not blocked each other, whoever of them (decisions 8). */
export const notBlocked = sql`NOT is_blocked(chats.user1_id, chats.user2_id)`

/** The conversations of `userId`, with who the other person is; each half has an index of its own. */
export const ownChats = (userId: string) => sql`(
  SELECT chats.*, user2_id AS other_id FROM chats WHERE user1_id = ${userId}::uuid AND ${notBlocked}
  UNION ALL
  SELECT chats.*, user1_id AS other_id FROM chats WHERE user2_id = ${userId}::uuid AND ${notBlocked}
)`

/** Of a row `chat` with its `other` profile and its room, if that is there. No e-mail, no phone (decisions 5). */
export const headColumns = sql`chat.id, chat.other_id, other.full_name, other.avatar_url,
  is_online(chat.other_id) AS online, chat.room_title,
  CASE WHEN rooms.deleted_at IS NULL THEN rooms.id END AS room_id,
  chat.room_title IS NOT NULL AND (rooms.id IS NULL OR rooms.deleted_at IS NOT NULL) AS room_gone`

export const presentHead = (row: HeadRow): ChatHead => ({
  id: row.id,
  other: { id: row.other_id, full_name: row.full_name, avatar_url: row.avatar_url, online: row.online },
  room_id: row.room_id,
  room_title: row.room_title,
  room_gone: row.room_gone,
})
