import { Problem } from '@basera/platform/contract'
import type { Caller } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import { networkOf } from '@basera/platform/server/network'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Database } from '../database.ts'
import { indianDay } from '../indian-day.ts'
import { roomNotFound } from '../own/show-own-rooms.ts'
import { countOnce, findLister } from '../rooms.queries.ts'

export interface ViewNeeds {
  readonly db: Database
  readonly limits: Limits
  readonly secrets: Secrets
}

/** Whether this network views the room for the first time today; what is kept until tomorrow names neither of them. */
const isFirst = ({ limits, secrets }: ViewNeeds, address: string, roomId: string): Promise<boolean> =>
  limits
    .spend('room-view', secrets.mac('room-view', `${indianDay(new Date())}:${networkOf(address)}:${roomId}`))
    .then(
      () => true,
      (refusal: unknown) => {
        if (refusal instanceof Problem && refusal.code === 'too_many_requests') return false
        throw refusal
      },
    )

/** Counts a view of a room (rooms.view-count). Throws `not_found`. */
export async function countView(needs: ViewNeeds, roomId: string, caller: Caller): Promise<void> {
  const { db } = needs
  const lister = await findLister(db, roomId)
  if (!lister) throw roomNotFound()
  if (caller.session?.userId === lister.user_id) return
  if (await isFirst(needs, caller.address, roomId)) await countOnce(db, roomId, 'views')
}

/** Counts a first message about a room. */
export async function countContact(db: Database, roomId: string): Promise<void> {
  await countOnce(db, roomId, 'contacts')
}

/** Counts a visit that both sides agreed on. */
export async function countVisit(db: Database, roomId: string): Promise<void> {
  await countOnce(db, roomId, 'visits')
}
