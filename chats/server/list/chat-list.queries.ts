import { publicProfiles } from '@basera/accounts/server'
import { latestMessageMax, visitSaid } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { containsPattern, microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import { visibleRooms } from '@basera/rooms/server'
import { warningKinds, warningLevels } from '@basera/trust/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { chatHeadColumns, chatHeadRow, isArchived, notBlockedPair } from '../chats.queries.ts'
import type { Database } from '../database.ts'
import { isHidden } from '../messages/messages.queries.ts'
import { joinReads, unreadMessages } from '../unread.queries.ts'

const chatListRow = chatHeadRow.extend({
  /** When the last message was written, in microseconds since 1970. */
  micros: z.int(),
  latest_message_content: z.string().nullable(),
  latest_message_visit: visitSaid.nullable(),
  latest_message_time: z.date().nullable(),
  latest_message_mine: z.boolean(),
  latest_message_photos: z.int(),
  unsent_at: z.date().nullable(),
  warning_kind: z.enum(warningKinds).nullable(),
  warning_level: z.enum(warningLevels).nullable(),
  warning_fine_at: z.date().nullable(),
  unread: z.int(),
})
export type ChatListRow = z.output<typeof chatListRow>

/** Which chats a list has. */
export interface ChatListFilter {
  readonly q?: string | undefined
  readonly archived?: boolean | undefined
}

export interface ChatListCriteria extends ChatListFilter {
  readonly after: TimeSortKey | null
  readonly limit: number
}

type Side = 'user1_id' | 'user2_id'
const otherSide: Readonly<Record<Side, Side>> = { user1_id: 'user2_id', user2_id: 'user1_id' }
const sides = ['user1_id', 'user2_id'] as const

/** A search looks in archived chats as well (chats.archived-chat). */
function matchesArchived(userId: string, { q, archived }: ChatListFilter): RawBuilder<unknown> {
  if (archived) return sql`AND ${isArchived('chats', userId)}`
  return q ? sql`` : sql`AND NOT ${isArchived('chats', userId)}`
}

/** chats.list-search. */
function matches(userId: string, filter: ChatListFilter): RawBuilder<unknown> {
  const { q } = filter
  if (!q) return matchesArchived(userId, filter)
  const pattern = containsPattern(q)
  return sql`${matchesArchived(userId, filter)} AND (chats.room_title ILIKE ${pattern} OR EXISTS (
    SELECT 1 FROM ${publicProfiles} p WHERE p.id = other_id AND p.full_name ILIKE ${pattern}
  ))`
}

const fromSide = (userId: string, side: Side, filter: ChatListFilter) => sql`
  FROM chats CROSS JOIN LATERAL (SELECT ${sql.ref(otherSide[side])} AS other_id) AS pair
  WHERE ${sql.ref(side)} = ${userId}::uuid AND ${notBlockedPair} ${matches(userId, filter)}`

function pageOfSide(userId: string, side: Side, { after, limit, ...filter }: ChatListCriteria) {
  const moment = timeOfMicros(after?.micros ?? 0)
  const beyond = after
    ? sql`AND updated_at <= ${moment} AND (updated_at < ${moment} OR chats.id > ${after.id}::uuid)`
    : sql``
  return sql`(SELECT chats.*, other_id ${fromSide(userId, side, filter)} ${beyond}
    ORDER BY updated_at DESC, chats.id LIMIT ${limit})`
}

const after = { micros: 1, id: someId }

/** A page of chats (chats.list-order): each half of the pair by its index, then details for the page alone. */
export const findChatList = statement(
  {
    row: chatListRow,
    samples: [
      [someId, { after: null, limit: 10 }],
      [someId, { after, limit: 10 }],
      [someId, { q: 'lake', after: null, limit: 10 }],
      [someId, { q: 'lake', after, limit: 10 }],
      [someId, { archived: true, after, limit: 10 }],
    ],
    isPrepared: true,
  },
  (userId: string, criteria: ChatListCriteria) => {
    const chat = { chatId: sql`chat.id`, userId: sql`${userId}::uuid` }
    return sql`
      SELECT ${chatHeadColumns(userId)}, ${microsOfTime(sql`chat.updated_at`)} AS micros,
        left(latest.content, ${latestMessageMax}) AS latest_message_content, latest.visit AS latest_message_visit, latest.created_at AS latest_message_time,
        coalesce(latest.sender_id = ${userId}::uuid, false) AS latest_message_mine,
        coalesce(latest.photo_count, 0) AS latest_message_photos,
        latest.warning_kind, latest.warning_level, latest.warning_fine_at, latest.unsent_at, unread.found AS unread
      FROM (
        SELECT * FROM (${pageOfSide(userId, 'user1_id', criteria)} UNION ALL ${pageOfSide(userId, 'user2_id', criteria)}) AS mine
        ORDER BY updated_at DESC, id LIMIT ${criteria.limit}
      ) AS chat
      LEFT JOIN ${publicProfiles} other ON other.id = chat.other_id
      LEFT JOIN ${visibleRooms} room ON room.id = chat.room_id
      LEFT JOIN LATERAL (
        SELECT * FROM messages m WHERE m.chat_id = chat.id AND NOT ${isHidden(userId)} ORDER BY m.seq DESC LIMIT 1
      ) AS latest ON true
      ${joinReads(chat.chatId, chat.userId)}
      CROSS JOIN LATERAL (SELECT count(*)::integer AS found FROM ${unreadMessages(chat)} AS message) AS unread
      ORDER BY chat.updated_at DESC, chat.id
    `
  },
).all

const chatCount = statement(
  {
    row: z.object({ found: z.int() }),
    samples: [
      [someId, {}],
      [someId, { q: 'lake' }],
      [someId, { archived: true }],
    ],
    isPrepared: true,
  },
  (userId: string, filter: ChatListFilter) => {
    const [one, other] = sides.map((side) => sql`(SELECT count(*) ${fromSide(userId, side, filter)})`)
    return sql`SELECT ${one} + ${other} AS found`
  },
)
export const countChats = async (db: Database, userId: string, filter: ChatListFilter): Promise<number> =>
  (await chatCount.first(db, userId, filter))?.found ?? 0
