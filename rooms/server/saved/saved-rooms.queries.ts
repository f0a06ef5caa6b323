import { someId, statement } from '@basera/platform/server/database'
import { microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import { sql } from 'kysely'
import { z } from 'zod'
import { isSeenBy, isVisible } from '../rooms.queries.ts'

const savedRow = z.object({
  room_id: z.guid(),
  room_title: z.string().nullable(),
  note: z.string().nullable(),
  rent: z.int().nullable(),
  created_at: z.date(),
  /** Time of saving in microseconds since 1970. */
  micros: z.int(),
})

/** The next `limit` rooms saved by `userId` after a sort key, last saved first. */
export const findSaved = statement(
  {
    row: savedRow,
    samples: [
      [someId, null, 10],
      [someId, { micros: 1, id: someId }, 10],
    ],
  },
  (userId: string, after: TimeSortKey | null, limit: number) => sql`
    SELECT room_id, coalesce(room_title, (
        SELECT title FROM rooms WHERE rooms.id = room_id AND deleted_at IS NOT NULL AND review_since IS NULL
      )) AS room_title, note, rent, created_at, ${microsOfTime(sql`created_at`)} AS micros
    FROM saved_rooms WHERE user_id = ${userId}::uuid ${
      after
        ? sql`AND (created_at < ${timeOfMicros(after.micros)}
            OR (created_at = ${timeOfMicros(after.micros)} AND room_id > ${after.id}::uuid))`
        : sql``
    }
    ORDER BY created_at DESC, room_id LIMIT ${limit}`,
).all

const savedCount = statement(
  { row: z.object({ found: z.int() }), samples: [[someId]] },
  (userId: string) => sql`SELECT count(*) AS found FROM saved_rooms WHERE user_id = ${userId}::uuid`,
)

export const countSaved = async (...[db, userId]: Parameters<typeof savedCount.first>): Promise<number> =>
  (await savedCount.first(db, userId))?.found ?? 0

/** Saves visible rooms for `userId`, the first id as the last saved, at `rents` or at today's. Skips saved and missing rooms. */
export const insertSaved = statement(
  { samples: [[someId, [someId], [9000]]] },
  (userId: string, roomIds: readonly string[], rents: readonly (number | null)[]) => sql`
    INSERT INTO saved_rooms (user_id, room_id, rent, created_at)
    SELECT ${userId}::uuid, rooms.id, coalesce(min(wanted.rent), rooms.rent),
      now() - min(wanted.position) * interval '1 microsecond'
    FROM unnest(${roomIds}::uuid[], ${rents}::integer[]) WITH ORDINALITY AS wanted (id, rent, position)
    JOIN rooms ON rooms.id = wanted.id AND ${isVisible} AND ${isSeenBy(userId)}
    GROUP BY rooms.id ORDER BY rooms.id
    ON CONFLICT (user_id, room_id) DO NOTHING`,
).run

export const findOneSaved = statement(
  { row: z.object({ room_id: z.guid() }), samples: [[someId, someId]] },
  (userId: string, roomId: string) => sql`
    SELECT room_id FROM saved_rooms WHERE user_id = ${userId}::uuid AND room_id = ${roomId}::uuid`,
).first

export const updateNote = statement(
  {
    samples: [
      [someId, someId, 'Ask about water'],
      [someId, someId, null],
    ],
  },
  (userId: string, roomId: string, note: string | null) => sql`
    UPDATE saved_rooms SET note = ${note} WHERE user_id = ${userId}::uuid AND room_id = ${roomId}::uuid`,
).run

export const deleteSaved = statement(
  { samples: [[someId, someId]] },
  (userId: string, roomId: string) => sql`
    DELETE FROM saved_rooms WHERE user_id = ${userId}::uuid AND room_id = ${roomId}::uuid`,
).run
