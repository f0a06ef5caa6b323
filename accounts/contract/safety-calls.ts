import { type Calls, id, optionalText, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { reportDetailsMaximum, reportReasons } from './report-reasons.ts'

export const reportBody = z.strictObject({
  reason: z.enum(reportReasons),
  details: z._default(optionalText(reportDetailsMaximum, 'Details should not exceed 1,000 characters'), null),
})
export type ReportBody = z.output<typeof reportBody>

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
