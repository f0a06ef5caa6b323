import { isSuspended, publicProfiles } from '@basera/accounts/server'
import { visitAnswers } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { visibleRooms } from '@basera/rooms/server'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { chatsOf, notBlockedPair } from '../chats.queries.ts'

const visitRow = z.object({
  id: z.guid(),
  chat_id: z.guid(),
  room_id: z.guid().nullable(),
  room_title: z.string(),
  room_listed: z.boolean(),
  area: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  lister_id: z.guid(),
  proposer_id: z.guid(),
  state: z.enum(['offered', 'accepted', 'cancelled']),
  slots: z.array(z.date()),
  starts_at: z.date().nullable(),
  visit_address: z.string().nullable(),
  seq: z.int(),
  version: z.int(),
  changed_at: z.date(),
  over_at: z.date(),
  other_id: z.guid(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  suspended: z.boolean(),
  shared: z.boolean(),
  back_at: z.date().nullable(),
  answer: z.enum(visitAnswers).nullable(),
})
export type VisitRow = z.output<typeof visitRow>

/** What one of the two may know of `v`; hidden while one blocks the other (chats.blocked-pair). */
const seenBy = (userId: string, visits: RawBuilder<unknown>) => sql`
  SELECT v.id, v.chat_id, room.id AS room_id, v.room_title, coalesce(room.status = 'live', false) AS room_listed,
    room.address AS area, room.public_latitude AS latitude,
    room.public_longitude AS longitude, v.lister_id, v.proposer_id, v.state, v.slots, v.starts_at, v.visit_address, v.seq,
    v.version, v.changed_at, v.over_at, pair.other_id, other.full_name, other.avatar_url,
    ${isSuspended(sql`pair.other_id`)} AS suspended, link.user_id IS NOT NULL AS shared, link.back_at, said.answer
  FROM (${visits}) AS v JOIN chats ON chats.id = v.chat_id AND ${notBlockedPair}
  CROSS JOIN LATERAL (
    SELECT CASE WHEN v.lister_id = ${userId}::uuid THEN v.visitor_id ELSE v.lister_id END AS other_id
  ) AS pair
  LEFT JOIN ${publicProfiles} other ON other.id = pair.other_id
  LEFT JOIN ${visibleRooms} room ON room.id = v.room_id
  LEFT JOIN visit_links link ON link.visit_id = v.id AND link.user_id = ${userId}::uuid
  LEFT JOIN visit_answers said ON said.visit_id = v.id AND said.user_id = ${userId}::uuid`

export const findVisit = statement(
  { row: visitRow, samples: [[someId, someId]] },
  (userId: string, visitId: string) =>
    seenBy(
      userId,
      sql`SELECT * FROM visits WHERE id = ${visitId}::uuid AND ${userId}::uuid IN (lister_id, visitor_id)`,
    ),
).first

/** The visit that a person proposed under an id of theirs. */
export const findProposedVisit = statement(
  { row: visitRow, samples: [[someId, someId, someId]] },
  (userId: string, chatId: string, clientId: string) =>
    seenBy(
      userId,
      sql`SELECT * FROM visits
        WHERE chat_id = ${chatId}::uuid AND created_by = ${userId}::uuid AND client_id = ${clientId}::uuid`,
    ),
).first

export const findVisitsOfChat = statement(
  { row: visitRow, samples: [[someId, someId, 10]], isPrepared: true },
  (userId: string, chatId: string, limit: number) => sql`
    ${seenBy(
      userId,
      sql`SELECT * FROM visits WHERE chat_id = ${chatId}::uuid AND ${userId}::uuid IN (lister_id, visitor_id)
        ORDER BY created_at DESC LIMIT ${limit}`,
    )} ORDER BY v.created_at DESC`,
).all

/** Of each side by its index: those that come, the next first; or the past ones, the last first. */
export const findVisitsOf = statement(
  {
    row: visitRow,
    samples: [
      [someId, 'coming', 10],
      [someId, 'past', 10],
    ],
  },
  (userId: string, which: 'coming' | 'past', limit: number) => {
    const when =
      which === 'coming'
        ? sql`over_at > now() AND state <> 'cancelled' ORDER BY over_at LIMIT ${limit}`
        : sql`over_at <= now() ORDER BY over_at DESC LIMIT ${limit}`
    const visits = sql`(SELECT * FROM visits WHERE lister_id = ${userId}::uuid AND ${when})
      UNION ALL (SELECT * FROM visits WHERE visitor_id = ${userId}::uuid AND ${when})`
    const order = which === 'coming' ? sql`v.over_at, v.id` : sql`v.over_at DESC, v.id`
    return sql`${seenBy(userId, visits)} ORDER BY ${order} LIMIT ${limit}`
  },
).all

const visitChatRow = z.object({
  other_id: z.guid(),
  room_id: z.guid().nullable(),
  room_title: z.string().nullable(),
  lister_id: z.guid().nullable(),
  visit_address: z.string().nullable(),
})

/** A chat of `userId`, with the lister of its room if one of the two is, and what they last wrote for a visit there. */
export const findVisitChat = statement(
  { row: visitChatRow, samples: [[someId, someId]], isPrepared: true },
  (userId: string, chatId: string) => sql`
    SELECT chat.other_id, room.id AS room_id, chat.room_title, room.user_id AS lister_id, (
      SELECT v.visit_address FROM visits v WHERE v.room_id = room.id AND v.lister_id = ${userId}::uuid
        AND v.visit_address IS NOT NULL ORDER BY v.created_at DESC LIMIT 1
    ) AS visit_address
    FROM ${chatsOf(userId)} AS chat
    LEFT JOIN ${visibleRooms} room ON room.id = chat.room_id AND room.user_id IN (chat.user1_id, chat.user2_id)
    WHERE chat.id = ${chatId}::uuid`,
).first
