import { numberCalls } from '@basera/chats/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import { changeNumber, type NumberNeeds, showNumbers } from './change-number.ts'

/** Phone numbers that the two of a chat show each other (chats.number-both). */
export function numbersFeature(needs: NumberNeeds & { readonly limits: Limits }): Feature {
  const { db, limits } = needs
  return defineFeature({
    name: 'numbers',
    calls: numberCalls,
    handlers: {
      'GET /api/chats/{id}/numbers': ({ params }, { session }) => showNumbers(db, session.userId, params.id),
      'POST /api/chats/{id}/numbers': async ({ params, body }, member) => {
        await limits.spend('number-change', member)
        return changeNumber(needs, member.session.userId, params.id, body)
      },
    },
    /** chats.number-limits */
    limits: { 'number-change': { points: 30, seconds: 3600 } },
  })
}
