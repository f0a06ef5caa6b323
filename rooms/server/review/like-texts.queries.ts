import { someId, statement } from '@basera/platform/server/database'
import { accountsOfPerson } from '@basera/trust/server'
import { sql } from 'kysely'
import { z } from 'zod'

const comparedAtMost = 50
const candidatesAtMost = 200
const bandsReadAtMost = 5000

/** Locks each band until the transaction ends, always in the same order: like texts that come at once take turns. */
export const lockBands = statement(
  { samples: [[[1, 2]]] },
  (bands: readonly number[]) => sql`
    SELECT pg_advisory_xact_lock(0, band) FROM unnest(${bands}::integer[]) AS band`,
).run

/**
 * Keeps what the text is like, written at `since` or now. With `same`, it is nearly what the room said before: the time
 * of that stays.
 */
export const keepText = statement(
  {
    samples: [
      [someId, [1], true, null],
      [someId, [1], false, new Date(0)],
    ],
  },
  (roomId: string, bands: readonly number[], same: boolean, since: Date | null) => sql`
    INSERT INTO room_texts AS known (room_id, bands, written_at)
    VALUES (${roomId}::uuid, ${bands}::integer[], coalesce(${since}::timestamptz, clock_timestamp()))
    ON CONFLICT (room_id) DO UPDATE SET bands = excluded.bands,
      written_at = ${same ? sql`least(known.written_at, excluded.written_at)` : sql`excluded.written_at`}`,
).run

export const findOwnTexts = statement(
  {
    row: z.object({ title: z.string(), description: z.string().nullable(), written_at: z.date() }),
    samples: [[someId, someId, [1]]],
  },
  (roomId: string, userId: string, bands: readonly number[]) => sql`
    SELECT rooms.title, rooms.description, own.written_at FROM rooms JOIN room_texts AS own ON own.room_id = rooms.id
    WHERE rooms.user_id = ${userId}::uuid AND rooms.id <> ${roomId}::uuid AND rooms.deleted_at IS NULL
      AND own.bands && ${bands}::integer[]
    ORDER BY own.written_at LIMIT ${comparedAtMost}`,
).all

/**
 * Texts that other people's rooms had before this room had its own, the most alike first. Each band is looked up by
 * itself: for all of them at once, or with a limit, the planner would read the whole table.
 */
export const findEarlierTexts = statement(
  {
    row: z.object({ title: z.string(), description: z.string().nullable() }),
    samples: [[someId, someId, [1]]],
  },
  (roomId: string, userId: string, bands: readonly number[]) => sql`
    WITH found AS MATERIALIZED (
      SELECT other.room_id, other.written_at FROM unnest(${bands}::integer[]) AS band CROSS JOIN LATERAL (
        SELECT room_id, written_at FROM room_texts WHERE bands @> ARRAY[band] OFFSET 0
      ) AS other
    ), near AS MATERIALIZED (
      SELECT room_id, count(*) AS shared FROM (
        SELECT room_id FROM found
        WHERE written_at < (SELECT written_at FROM room_texts WHERE room_id = ${roomId}::uuid) LIMIT ${bandsReadAtMost}
      ) AS earlier GROUP BY room_id ORDER BY 2 DESC LIMIT ${candidatesAtMost}
    )
    SELECT room.title, room.description FROM near CROSS JOIN LATERAL (
      SELECT title, description, user_id, deleted_at FROM rooms WHERE rooms.id = near.room_id OFFSET 0
    ) AS room
    WHERE room.deleted_at IS NULL AND room.user_id NOT IN (${accountsOfPerson(sql`${userId}::uuid`)})
    ORDER BY near.shared DESC LIMIT ${comparedAtMost}`,
).all

export const findUnreadTexts = statement(
  {
    row: z.object({
      id: z.guid(),
      title: z.string(),
      description: z.string().nullable(),
      created_at: z.date(),
    }),
    samples: [[10]],
  },
  (atOnce: number) => sql`
    SELECT id, title, description, created_at FROM rooms
    WHERE deleted_at IS NULL AND NOT EXISTS (SELECT FROM room_texts WHERE room_id = rooms.id)
    LIMIT ${atOnce}`,
).all

export interface ReadText {
  readonly id: string
  readonly bands: readonly number[]
  readonly created_at: Date
}

export const keepTexts = statement({ samples: [[[]]] }, (texts: readonly ReadText[]) => {
  const rows = texts.map(({ id, bands, created_at }) => ({ room_id: id, bands, written_at: created_at }))
  return sql`
    INSERT INTO room_texts (room_id, bands, written_at)
    SELECT one.room_id, one.bands, one.written_at FROM json_populate_recordset(NULL::room_texts, ${JSON.stringify(rows)}::json) AS one
    JOIN rooms ON rooms.id = one.room_id
    ON CONFLICT DO NOTHING`
}).run
