import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

const addressedRoom = z.object({ id: z.guid(), address: z.string(), named_city: z.string().nullable() })
export type AddressedRoom = z.output<typeof addressedRoom>

/** In the order of their index: by figures of before they were named, reading all rooms would look cheaper. */
export const unnamedRooms = statement(
  { row: addressedRoom, samples: [[10]] },
  (limit: number) => sql`
    SELECT id, address, named_city FROM rooms WHERE named_city IS NULL AND coarse_cell = -1 ORDER BY id LIMIT ${limit}`,
).all

/** Rooms without a location, by id. */
export const unlocatedAfter = statement(
  {
    row: addressedRoom,
    samples: [
      [null, 10],
      [someId, 10],
    ],
  },
  (after: string | null, limit: number) => sql`
    SELECT id, address, named_city FROM rooms
    WHERE coarse_cell = -1 ${after === null ? sql`` : sql`AND id > ${after}::uuid`} ORDER BY id LIMIT ${limit}`,
).all

interface NamedRoom {
  readonly id: string
  readonly address: string
  readonly city: string
}

/**
 * Leaves rooms whose address was changed meanwhile. Busy rooms, which somebody else is changing, can be left too: waiting
 * for many in another order than theirs could be a deadlock, and their lister's change would be the one to fail.
 */
export const setNamedCities = statement(
  {
    samples: [
      [[{ id: someId, address: 'Pune', city: 'c-pune-pune' }], 'skip'],
      [[{ id: someId, address: 'Pune', city: 'c-pune-pune' }], 'wait'],
    ],
  },
  (rooms: readonly NamedRoom[], busy: 'skip' | 'wait') => sql`
    WITH named AS (
      SELECT rooms.id, named.city
      FROM json_to_recordset(${JSON.stringify(rooms)}::json) AS named (id uuid, address text, city text)
      JOIN rooms ON rooms.id = named.id AND rooms.address = named.address AND named_city IS DISTINCT FROM named.city
      FOR NO KEY UPDATE OF rooms ${busy === 'skip' ? sql`SKIP LOCKED` : sql``})
    UPDATE rooms SET named_city = named.city FROM named WHERE rooms.id = named.id`,
).run
