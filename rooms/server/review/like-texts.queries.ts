import { someId, statement } from '@basera/platform/server/database'
import { isSamePerson } from '@basera/trust/server'
import { sql } from 'kysely'
import { z } from 'zod'

const comparedAtMost = 50
const candidatesAtMost = 2000

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

/** Texts of the lister's other rooms, the oldest first. */
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

/** Texts that other people's rooms had before this room had its own, the most alike first. */
export const findEarlierTexts = statement(
  {
    row: z.object({ title: z.string(), description: z.string().nullable() }),
    samples: [[someId, someId, [1]]],
  },
  (roomId: string, userId: string, bands: readonly number[]) => sql`
    WITH near AS MATERIALIZED (
      SELECT rooms.title, rooms.description,
        (SELECT count(*) FROM unnest(other.bands) AS band WHERE band = ANY(${bands}::integer[])) AS shared
      FROM room_texts AS other JOIN rooms ON rooms.id = other.room_id
      WHERE other.bands && ${bands}::integer[]
        AND other.written_at < (SELECT written_at FROM room_texts WHERE room_id = ${roomId}::uuid)
        AND rooms.deleted_at IS NULL AND NOT ${isSamePerson(sql`rooms.user_id`, sql`${userId}::uuid`)}
      LIMIT ${candidatesAtMost}
    )
    SELECT title, description FROM near ORDER BY shared DESC LIMIT ${comparedAtMost}`,
).all

/** Rooms whose text is not in the index yet: imported ones, and those of before. */
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
