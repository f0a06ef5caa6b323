import { logAct, type OperatorAct } from '@basera/accounts/server'
import { Problem } from '@basera/platform/contract'
import { sql } from 'kysely'
import type { OpenDatabase } from '../database.ts'

/** A room in the operator's list. */
export interface FoundRoom {
  readonly id: string
  readonly user_id: string
  readonly title: string
  readonly address: string
  readonly status: string
  readonly searchable: boolean
  readonly hidden_at: Date | null
  readonly withheld: boolean
  readonly deleted_at: Date | null
  readonly created_at: Date
}

/** A room as everybody could see it, and what became of it; the exact point stays with the lister. */
export interface OperatorRoom extends FoundRoom {
  readonly description: string | null
  readonly rent: number
  readonly lapsed: boolean
  readonly confirmed_at: Date
  readonly photos: number
  readonly external_id: string | null
}

const columns = sql`rooms.id, rooms.user_id, rooms.title, rooms.address, rooms.status, rooms.searchable, rooms.hidden_at,
  rooms.withheld, rooms.deleted_at, rooms.created_at`

export const noSuchRoom = () => new Problem('not_found', 'There is no such room.')

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Rooms by their id, their lister's id, or a part of title or address, the newest first, `limit` at most. The look is logged. */
export async function findRooms(
  db: OpenDatabase,
  act: OperatorAct,
  text: string,
  limit = 50,
): Promise<FoundRoom[]> {
  const words = text.trim()
  const condition = uuid.test(words)
    ? sql`rooms.id = ${words}::uuid OR rooms.user_id = ${words}::uuid`
    : sql`strpos(lower(rooms.title), ${words.toLowerCase()}) > 0 OR strpos(lower(rooms.address), ${words.toLowerCase()}) > 0`
  return db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    const { rows } = await sql<FoundRoom>`
      SELECT ${columns} FROM rooms WHERE ${condition} ORDER BY rooms.created_at DESC, rooms.id LIMIT ${limit}
    `.execute(trx)
    return rows
  })
}

/** One room, deleted and hidden ones too; the look is logged. Throws `not_found`. */
export async function showAnyRoom(db: OpenDatabase, act: OperatorAct, id: string): Promise<OperatorRoom> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<OperatorRoom>`
      SELECT ${columns}, rooms.description, rooms.rent, rooms.lapsed, rooms.confirmed_at, rooms.external_id,
        (SELECT count(*) FROM room_images WHERE room_id = rooms.id) AS photos
      FROM rooms WHERE rooms.id = ${id}::uuid
    `.execute(trx)
    if (!rows[0]) throw noSuchRoom()
    await logAct(trx, act, { kind: 'room', id })
    return rows[0]
  })
}
