import { activeMembers } from '@basera/accounts/server'
import { timestamp } from '@basera/platform/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { isSeenBy, isVisible } from '../rooms.queries.ts'

/** The rooms of a shortlist as they were added, struck out ones last. */
export const findListed = statement(
  {
    row: z.object({
      room_id: z.guid(),
      added_by: z.guid().nullable(),
      struck_by: z.guid().nullable(),
      struck_at: z.date().nullable(),
    }),
    samples: [[someId]],
  },
  (id: string) => sql`
    SELECT room_id, added_by, struck_by, struck_at FROM shortlist_rooms WHERE shortlist_id = ${id}::uuid
    ORDER BY struck_at IS NOT NULL, added_at, room_id`,
).all

/** Comments of a shortlist as `viewerId` sees them, the oldest first; none of suspended members. */
export const findComments = statement(
  {
    row: z.object({
      id: z.guid(),
      room_id: z.guid(),
      user_id: z.guid(),
      text: z.string(),
      created_at: z.date(),
    }),
    samples: [[someId, someId]],
  },
  (id: string, viewerId: string) => sql`
    SELECT c.id, c.room_id, c.user_id, c.text, c.created_at
    FROM shortlist_comments c JOIN ${activeMembers} author ON author.id = c.user_id
    WHERE c.shortlist_id = ${id}::uuid AND (c.hidden_at IS NULL OR c.user_id = ${viewerId}::uuid)
    ORDER BY c.created_at, c.id`,
).all

/** Adds rooms that `userId` can see, in their order; passes over what is there already. */
export const insertListed = statement(
  { samples: [[someId, someId, [someId]]] },
  (id: string, userId: string, roomIds: readonly string[]) => sql`
    INSERT INTO shortlist_rooms (shortlist_id, room_id, added_by, added_at)
    SELECT ${id}::uuid, rooms.id, ${userId}::uuid, now() + min(wanted.position) * interval '1 microsecond'
    FROM unnest(${roomIds}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN rooms ON rooms.id = wanted.id AND ${isVisible} AND ${isSeenBy(userId)}
    GROUP BY rooms.id ORDER BY rooms.id
    ON CONFLICT (shortlist_id, room_id) DO NOTHING`,
).run

export const countListed = statement(
  { row: z.object({ rooms: z.int(), has_room: z.boolean() }), samples: [[someId, someId]] },
  (id: string, roomId: string) => sql`
    SELECT count(*) AS rooms, coalesce(bool_or(room_id = ${roomId}::uuid), false) AS has_room
    FROM shortlist_rooms WHERE shortlist_id = ${id}::uuid`,
).first

/** Struck out again, a room keeps who did it first. */
export const strikeListed = statement(
  {
    samples: [
      [someId, someId, someId],
      [someId, someId, null],
    ],
  },
  (id: string, roomId: string, struckBy: string | null) => sql`
    UPDATE shortlist_rooms SET ${
      struckBy === null
        ? sql`struck_by = NULL, struck_at = NULL`
        : sql`struck_by = CASE WHEN struck_at IS NULL THEN ${struckBy}::uuid ELSE struck_by END,
            struck_at = coalesce(struck_at, now())`
    }
    WHERE shortlist_id = ${id}::uuid AND room_id = ${roomId}::uuid`,
).run

export const deleteListed = statement(
  { samples: [[someId, someId]] },
  (id: string, roomId: string) => sql`
    DELETE FROM shortlist_rooms WHERE shortlist_id = ${id}::uuid AND room_id = ${roomId}::uuid`,
).run

interface NewComment {
  readonly id: string
  readonly shortlistId: string
  readonly roomId: string
  readonly userId: string
  readonly text: string
}

/** Nothing where the id is taken. */
export const insertComment = statement(
  { samples: [[{ id: someId, shortlistId: someId, roomId: someId, userId: someId, text: 'A' }]] },
  ({ id, shortlistId, roomId, userId, text }: NewComment) => sql`
    INSERT INTO shortlist_comments (id, shortlist_id, room_id, user_id, text)
    VALUES (${id}::uuid, ${shortlistId}::uuid, ${roomId}::uuid, ${userId}::uuid, ${text}) ON CONFLICT (id) DO NOTHING`,
).run

export const countComments = statement(
  { row: z.object({ comments: z.int(), is_known: z.boolean() }), samples: [[someId, someId, someId]] },
  (shortlistId: string, userId: string, commentId: string) => sql`
    SELECT count(*) AS comments,
      coalesce(bool_or(id = ${commentId}::uuid AND user_id = ${userId}::uuid), false) AS is_known
    FROM shortlist_comments WHERE shortlist_id = ${shortlistId}::uuid`,
).first

export const deleteComment = statement(
  { samples: [[someId, someId, someId]] },
  (shortlistId: string, userId: string, id: string) => sql`
    DELETE FROM shortlist_comments
    WHERE id = ${id}::uuid AND shortlist_id = ${shortlistId}::uuid AND user_id = ${userId}::uuid`,
).run

const commentEvidence = z.object({
  user_id: z.guid(),
  text: z.string(),
  list: z.string(),
  room: z.string().nullable(),
  written: z.date(),
  /** With up to 50 before it on the same room, the oldest first. */
  messages: z.array(
    z.object({ id: z.guid(), sender_id: z.guid(), content: z.string(), created_at: timestamp }),
  ),
})

/** To a member what they see, with the comments before it; to null, a moderator, whatever is still there. */
export const findReportedComment = statement(
  {
    row: commentEvidence,
    samples: [
      [someId, someId],
      [someId, null],
    ],
  },
  (id: string, viewerId: string | null) => {
    const seen =
      viewerId === null
        ? sql`true`
        : sql`(c.hidden_at IS NULL OR c.user_id = ${viewerId}::uuid)
            AND c.user_id IN (SELECT id FROM ${activeMembers} active)`
    const holds =
      viewerId === null
        ? sql`true`
        : sql`EXISTS (SELECT FROM shortlist_members m
            WHERE m.shortlist_id = it.shortlist_id AND m.user_id = ${viewerId}::uuid)`
    return sql`
      SELECT it.user_id, it.text, shortlists.name AS list, rooms.title AS room, it.created_at AS written,
        (SELECT json_agg(json_build_object('id', c.id, 'sender_id', c.user_id, 'content', c.text,
            'created_at', to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY c.created_at, c.id)
          FROM (SELECT * FROM shortlist_comments c
            WHERE c.shortlist_id = it.shortlist_id AND c.room_id = it.room_id
              AND (c.created_at, c.id) <= (it.created_at, it.id) AND ${seen}
            ORDER BY c.created_at DESC, c.id DESC LIMIT 51) c) AS messages
      FROM shortlist_comments it JOIN shortlists ON shortlists.id = it.shortlist_id LEFT JOIN rooms ON rooms.id = it.room_id
      WHERE it.id = ${id}::uuid AND ${holds}
        AND EXISTS (SELECT FROM shortlist_comments c WHERE c.id = it.id AND ${seen})`
  },
).first

export const setCommentHidden = statement(
  {
    samples: [
      [someId, true],
      [someId, false],
    ],
  },
  (id: string, isHidden: boolean) => sql`
    UPDATE shortlist_comments SET hidden_at = CASE WHEN ${isHidden}::boolean THEN coalesce(hidden_at, now()) END
    WHERE id = ${id}::uuid`,
).run
