import { type Calls, id, timestamp } from '@basera/platform/contract'
import { z } from 'zod'

const blockedPerson = z.object({
  user_id: z.string(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  created_at: timestamp,
})
export type BlockedPerson = z.output<typeof blockedPerson>

const params = z.strictObject({ user_id: id })

/** Blocks hide two people from each other on every call (trust.block-mutual). */
export const safetyCalls = {
  'GET /api/me/blocks': {
    summary: 'The people the caller has blocked, the last one first',
    access: 'verified',
    response: z.object({ items: z.array(blockedPerson) }),
  },
  'PUT /api/me/blocks/{user_id}': {
    summary: 'Block a person; blocked already is no fault',
    access: 'verified',
    params,
    response: z.undefined(),
    status: 204,
  },
  'DELETE /api/me/blocks/{user_id}': {
    summary: 'Take back a block; without one it is no fault',
    access: 'verified',
    params,
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type SafetyCalls = typeof safetyCalls
