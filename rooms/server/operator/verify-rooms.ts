import type { FaultListener } from '@basera/accounts/server'
import { rowsByPage } from '@basera/platform/server/database'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

const pageSize = 1000

interface RoomRow {
  readonly id: string
  readonly point_right: boolean
  readonly flags_right: boolean
}

async function roomPage(db: Database, after: string | null): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    WITH chosen AS MATERIALIZED (SELECT * FROM rooms ${after ? sql`WHERE id > ${after}::uuid` : sql``} ORDER BY id LIMIT ${pageSize})
    SELECT chosen.id, (public_latitude, public_longitude) IS NOT DISTINCT FROM
        (public_latitude(latitude, 0.0045), public_longitude(latitude, longitude, 0.0045)) AS point_right,
      withheld = (hidden_at IS NOT NULL OR u.banned_at IS NOT NULL)
        AND searchable = (status = 'live' AND NOT lapsed AND deleted_at IS NULL AND NOT withheld) AS flags_right
    FROM chosen JOIN auth_users u ON u.id = chosen.user_id ORDER BY chosen.id
  `.execute(db)
  return rows
}

/**
 * Looks whether every room's public point is the one its exact point gives (decisions 5), and whether it can be found if
 * and only if it may be. Tells each fault and gives how many rooms there are; holds a page of them in memory.
 */
export async function verifyRooms(db: Database, tell: FaultListener): Promise<number> {
  let checked = 0
  for await (const { id, point_right, flags_right } of rowsByPage(pageSize, (after) => roomPage(db, after))) {
    checked++
    if (!point_right) tell(`The public point of room ${id} is not that of the exact point.`)
    if (!flags_right) tell(`Room ${id} can be found and may not be, or the other way round.`)
  }
  return checked
}
