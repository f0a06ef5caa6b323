import { visitAnswers } from '@basera/chats/contract'
import type { FindVisits } from '@basera/trust/server'
import { findSaidVisits } from './said-after-visits.queries.ts'

const shownVisits = 20

const countsOf = (found: readonly number[] = []) =>
  visitAnswers.map((answer, place) => ({ answer, visits: found[place] ?? 0 }))

/** What both said after visits at a room or of a person, for its case (trust.case-visits). */
export const saidAfterVisits: FindVisits = async (db, { roomId = null, personId = null }) => {
  if (roomId === null && personId === null) return null
  const rows = await findSaidVisits(db, roomId, personId, shownVisits)
  return {
    visits: rows[0]?.visits ?? 0,
    by_visitors: countsOf(rows[0]?.by_visitors),
    by_listers: countsOf(rows[0]?.by_listers),
    last: rows.map(({ room_title, starts_at, was_lister, visitor_said, lister_said }) => ({
      room_title,
      starts_at: starts_at?.toISOString() ?? null,
      person: was_lister === null ? null : was_lister ? 'lister' : 'visitor',
      visitor_said,
      lister_said,
    })),
  }
}
