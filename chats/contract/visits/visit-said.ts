import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { visitMessages } from './sentences.ts'

/** What a message says of a visit; its content says it in English (chats.visit-messages). */
export const visitSaid = z.object({
  said: z.enum(['offered', 'accepted', 'moved', 'kept', 'cancelled', 'withdrawn', 'address']),
  /** The agreed time. */
  at: timestamp.optional(),
  /** Times on offer. */
  slots: z.array(timestamp).optional(),
})
export type VisitSaid = z.output<typeof visitSaid>

/** In English, as it is stored, searched and exported. */
export function visitMessage({ said, at = '', slots = [] }: VisitSaid): string {
  switch (said) {
    case 'offered':
      return visitMessages.offered(slots)
    case 'moved':
      return visitMessages.moved(at, slots)
    case 'withdrawn':
      return visitMessages.withdrawn()
    case 'address':
      return visitMessages.address
    default:
      return visitMessages[said](at)
  }
}
