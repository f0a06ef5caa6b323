import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ImportedRoom } from './room-columns.ts'

export const findOwner = statement(
  { row: z.object({ id: z.guid() }), samples: [['asha@example.com']] },
  (email: string) => sql`SELECT id FROM user_profiles WHERE email = lower(${email.trim()})`,
).first

/** Inserts or updates rooms by external id; an existing room changes only in `columns`. Unchanged rooms give no row. */
export const upsertRooms = statement(
  {
    row: z.object({ created: z.boolean() }),
    samples: [[someId, [], ['external_id', 'title', 'rent', 'address']]],
  },
  (userId: string, rooms: readonly ImportedRoom[], columns: readonly string[]) => {
    const rows = rooms.map((room) => ({ ...room, user_id: userId }))
    const list = sql.join(['user_id', ...columns].map((name) => sql.ref(name)))
    const stored = sql.join(columns.map((name) => sql.ref(`rooms.${name}`)))
    const wanted = sql.join(columns.map((name) => sql.ref(`excluded.${name}`)))
    const updates = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
    // Looked up again by a task (rooms.search-unlocated).
    const unnamed = columns.includes('address')
      ? sql`, named_city = CASE WHEN rooms.address = excluded.address THEN rooms.named_city END`
      : sql``
    return sql`
      INSERT INTO rooms (${list})
      SELECT ${list} FROM json_populate_recordset(NULL::rooms, ${JSON.stringify(rows)}::json)
      ON CONFLICT (user_id, external_id) WHERE external_id IS NOT NULL DO UPDATE
        SET ${updates} ${unnamed}, deleted_at = NULL, version = rooms.version + 1, updated_at = now()
        WHERE (${stored}) IS DISTINCT FROM (${wanted}) OR rooms.deleted_at IS NOT NULL
      RETURNING xmax = 0 AS created`
  },
).all

/** Confirms rooms, and brings lapsed ones back into search. */
export const confirmRooms = statement(
  { samples: [[someId, ['a']]] },
  (userId: string, externalIds: readonly string[]) => sql`
    UPDATE rooms SET confirmed_at = now(), lapsed = false
    WHERE user_id = ${userId}::uuid AND external_id = ANY(${externalIds}::text[])`,
).run
