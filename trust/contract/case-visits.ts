import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'

const answer = z.enum(['as_described', 'different', 'no_show'])
const counts = z.array(z.object({ answer, visits: z.int() }))

/** What both said after visits at the room, or of the person, of a case (trust.case-visits). */
export const caseVisits = z.object({
  /** After which anybody answered. */
  visits: z.int(),
  by_visitors: counts,
  by_listers: counts,
  /** The last 20. */
  last: z.array(
    z.object({
      room_title: z.string(),
      starts_at: timestamp.nullable(),
      /** Which of the two the case is about; null in the case of a room. */
      person: z.enum(['lister', 'visitor']).nullable(),
      visitor_said: answer.nullable(),
      lister_said: answer.nullable(),
    }),
  ),
})
export type CaseVisits = z.output<typeof caseVisits>
