import type { Visit, VisitState } from '@basera/chats/contract'
import type { VisitRow } from './visits.queries.ts'

type Agreed = Pick<VisitRow, 'state' | 'over_at' | 'slots'>

function visitState({ state, over_at, slots }: Agreed, now: Date): VisitState {
  if (state === 'cancelled') return 'cancelled'
  if (over_at <= now) return 'past'
  return state === 'accepted' && slots.length > 0 ? 'changed' : state
}

/** Of a public address, its last two parts: the locality and the city. */
export const areaOf = (address: string | null): string | null =>
  address?.split(',').slice(-2).join(',').trim() ?? null

/** The lister's own, or that of an accepted visit; not of somebody who is suspended (chats.visit-address). */
function addressFor(row: VisitRow, isLister: boolean): string | null {
  const isAgreed = row.state === 'accepted' && !row.suspended
  return isLister || isAgreed ? row.visit_address : null
}

/** As `userId` sees it. */
export function presentVisit(row: VisitRow, userId: string, now = new Date()): Visit {
  const isLister = row.lister_id === userId
  const { id, chat_id, room_id, room_title, room_listed, version, seq, shared, answer } = row
  return {
    ...{ id, chat_id, room_id, room_title, room_listed, version, seq, shared, answer },
    area: areaOf(row.area),
    state: visitState(row, now),
    role: isLister ? 'lister' : 'visitor',
    other: {
      id: row.other_id,
      full_name: row.full_name,
      suspended: row.suspended,
      avatar_url: row.suspended ? null : row.avatar_url,
    },
    mine: row.proposer_id === userId,
    slots: row.slots.map((slot) => slot.toISOString()),
    starts_at: row.starts_at?.toISOString() ?? null,
    visit_address: addressFor(row, isLister),
    back_at: row.back_at?.toISOString() ?? null,
  }
}
