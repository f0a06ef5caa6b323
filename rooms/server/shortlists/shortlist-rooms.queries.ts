import { activeMembers } from '@basera/accounts/server'
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

/** Comments of a shortlist, the oldest first; none of suspended members. */
export const findComments = statement(
  {
    row: z.object({
      id: z.guid(),
      room_id: z.guid(),
      user_id: z.guid(),
      text: z.string(),
      created_at: z.date(),
    }),
    samples: [[someId]],
  },
  (id: string) => sql`
    SELECT c.id, c.room_id, c.user_id, c.text, c.created_at
    FROM shortlist_comments c JOIN ${activeMembers} author ON author.id = c.user_id
    WHERE c.shortlist_id = ${id}::uuid ORDER BY c.created_at, c.id`,
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
