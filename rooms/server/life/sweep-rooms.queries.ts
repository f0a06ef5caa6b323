import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

/** Takes up to `limit` rooms out of search that were not confirmed for `days` days; gives their number. */
export const lapse = statement(
  { samples: [[45, 10]] },
  (days: number, limit: number) => sql`
    UPDATE rooms SET lapsed = true WHERE id IN (
      SELECT id FROM rooms WHERE status = 'live' AND NOT lapsed AND confirmed_at < now() - ${days} * interval '1 day'
      ORDER BY confirmed_at LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED
    )`,
).run

/** Brings back rooms that left search too early: after a clock that was ahead, or a raised setting. */
export const unlapse = statement(
  { samples: [[45, 10]] },
  (days: number, limit: number) => sql`
    UPDATE rooms SET lapsed = false WHERE id IN (
      SELECT id FROM rooms WHERE lapsed AND confirmed_at >= now() - ${days} * interval '1 day'
      LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED
    )`,
).run

/** Locks up to `limit` rooms that were deleted over an hour ago. */
export const lockDeleted = statement(
  { row: z.object({ id: z.guid() }), samples: [[10]] },
  (limit: number) => sql`
    SELECT id FROM rooms WHERE deleted_at < now() - interval '1 hour'
    ORDER BY deleted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
).all

export const keepTitles = statement(
  { samples: [[[someId]]] },
  (ids: readonly string[]) => sql`
    UPDATE saved_rooms SET room_title = rooms.title, lister_id = rooms.user_id FROM rooms
    WHERE saved_rooms.room_id = rooms.id AND rooms.id = ANY(${ids}::uuid[])`,
).run

export const findPhotosOf = statement(
  { row: z.object({ user_id: z.guid(), image_url: z.string() }), samples: [[[someId]]] },
  (ids: readonly string[]) => sql`
    SELECT rooms.user_id, i.image_url FROM room_images i JOIN rooms ON rooms.id = i.room_id
    WHERE rooms.id = ANY(${ids}::uuid[])`,
).all

export const deleteRooms = statement(
  { samples: [[[someId]]] },
  (ids: readonly string[]) => sql`DELETE FROM rooms WHERE id = ANY(${ids}::uuid[])`,
).run
