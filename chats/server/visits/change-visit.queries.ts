import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

const idRow = z.object({ id: z.guid() })

/** What a change leaves of a visit; `remindAt` counts where the agreed time is another one than before. */
export interface VisitPatch {
  readonly state: 'offered' | 'accepted' | 'cancelled'
  readonly proposerId: string
  readonly slots: readonly Date[]
  readonly startsAt: Date | null
  readonly visitAddress: string | null
  readonly overAt: Date
  readonly remindAt: Date | null
}

const moment = new Date(0)
const patch: VisitPatch = {
  ...{ state: 'offered', proposerId: someId, slots: [moment], startsAt: null },
  ...{ visitAddress: null, overAt: moment, remindAt: null },
}

export interface NewVisit {
  readonly chatId: string
  readonly roomId: string
  readonly roomTitle: string
  readonly listerId: string
  readonly visitorId: string
  readonly createdBy: string
  readonly clientId: string
  readonly slots: readonly Date[]
  readonly visitAddress: string | null
  readonly seq: number
}

const timesOf = (slots: readonly Date[]) => slots.map((slot) => slot.toISOString())

/** Nothing while the chat has a visit that is not over; the chat must be locked (chats.visit-one). */
export const insertVisit = statement(
  {
    row: idRow,
    samples: [
      [
        {
          ...{ chatId: someId, roomId: someId, roomTitle: 'Room', listerId: someId, visitorId: someId },
          ...{ createdBy: someId, clientId: someId, slots: [moment], visitAddress: null, seq: 1 },
        },
      ],
    ],
  },
  (visit: NewVisit) => sql`
    INSERT INTO visits (chat_id, room_id, room_title, lister_id, visitor_id, created_by, client_id, state, proposer_id,
      slots, visit_address, seq, over_at)
    SELECT ${visit.chatId}::uuid, ${visit.roomId}::uuid, ${visit.roomTitle}, ${visit.listerId}::uuid,
      ${visit.visitorId}::uuid, ${visit.createdBy}::uuid, ${visit.clientId}::uuid, 'offered', ${visit.createdBy}::uuid,
      ${timesOf(visit.slots)}::timestamptz[], ${visit.visitAddress}, ${visit.seq}, ${visit.slots.at(-1)}
    WHERE NOT EXISTS (
      SELECT FROM visits WHERE chat_id = ${visit.chatId}::uuid AND state <> 'cancelled' AND over_at > now()
    ) RETURNING id`,
).first

/** Nothing where somebody was faster, or the visit is over (chats.visit-races). */
export const saveVisit = statement(
  { row: idRow, samples: [[someId, 1, 1, patch]] },
  (visitId: string, version: number, seq: number, to: VisitPatch) => sql`
    UPDATE visits SET state = ${to.state}, proposer_id = ${to.proposerId}::uuid,
      slots = ${timesOf(to.slots)}::timestamptz[], visit_address = ${to.visitAddress}, over_at = ${to.overAt},
      remind_at = CASE WHEN ${to.state} = 'accepted' AND starts_at = ${to.startsAt}::timestamptz THEN remind_at
        ELSE ${to.remindAt}::timestamptz END,
      starts_at = ${to.startsAt}::timestamptz, seq = ${seq}, version = version + 1, changed_at = now()
    WHERE id = ${visitId}::uuid AND version = ${version} AND state <> 'cancelled' AND over_at > now()
    RETURNING id`,
).first
