import { Problem } from '@basera/platform/contract'
import type { Caller } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import { networkOf } from '@basera/platform/server/network'
import type { Database } from '../database.ts'
import { roomNotFound } from '../own/show-own-rooms.ts'
import { countOnce, findLister } from '../rooms.queries.ts'

/** Whether this network views the room for the first time today. */
const isFirst = (limits: Limits, address: string, roomId: string): Promise<boolean> =>
  limits.spend('room-view', `${networkOf(address)}:${roomId}`).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof Problem && refusal.code === 'too_many_requests') return false
      throw refusal
    },
  )

/** Counts a view of a room (rooms.view-count). Throws `not_found`. */
export async function countView(
  { db, limits }: { readonly db: Database; readonly limits: Limits },
  roomId: string,
  caller: Caller,
): Promise<void> {
  const lister = await findLister(db, roomId)
  if (!lister) throw roomNotFound()
  if (caller.session?.userId === lister.user_id) return
  if (await isFirst(limits, caller.address, roomId)) await countOnce(db, roomId, 'views')
}

/** Counts a first message about a room. */
export async function countContact(db: Database, roomId: string): Promise<void> {
  await countOnce(db, roomId, 'contacts')
}
