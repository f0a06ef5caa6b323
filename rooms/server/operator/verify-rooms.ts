import type { FaultListener } from '@basera/accounts/server'
import { rowsByPage } from '@basera/platform/server/database'
import type { Database } from '../database.ts'
import { checkRoomPage } from './operator.queries.ts'

const pageSize = 1000

/** Reports each fault (rooms.blurred-location); gives the number of rooms. Holds one page in memory. */
export async function verifyRooms(db: Database, report: FaultListener): Promise<number> {
  let checked = 0
  for await (const { id, point_right, flags_right } of rowsByPage(pageSize, (after) =>
    checkRoomPage(db, after, pageSize),
  )) {
    checked++
    if (!point_right) report(`The public point of room ${id} is not that of the exact point.`)
    if (!flags_right) report(`Room ${id} can be found and may not be, or the other way round.`)
  }
  return checked
}
