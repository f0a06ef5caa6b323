import { type Calls, id } from '@basera/platform/contract'
import { z } from 'zod'

const params = z.strictObject({ id })

/** `asked`: by whom it would be shown to; `offered`: by its owner; `shared`: both agreed; `ended`: taken back. */
const numberStates = ['none', 'asked', 'offered', 'shared', 'ended'] as const
export type NumberState = (typeof numberStates)[number]

/** A member's phone number in a chat, as one of the two sees it. */
const numberShare = z.object({
  state: z.enum(numberStates),
  version: z.int().nonnegative(),
  /** The message of the chat beside which it is shown. */
  seq: z.int().positive().nullable(),
  /** The caller said 'Not now'; the other is not told (chats.number-not-now). */
  declined: z.boolean(),
  /** One's own; the other's only while it is shared. */
  number: z.string().nullable(),
})
export type NumberShare = z.output<typeof numberShare>

const chatNumbers = z.object({ mine: numberShare, theirs: numberShare })
export type ChatNumbers = z.output<typeof chatNumbers>

const numberActions = ['agree', 'not_now', 'end'] as const
export type NumberAction = (typeof numberActions)[number]

const numberChange = z.strictObject({
  /** Whose number. */
  whose: z.enum(['mine', 'theirs']),
  action: z.enum(numberActions),
  /** What the caller saw, 0 for nothing yet (chats.number-once). */
  version: z.int().min(0).max(100_000),
})
export type NumberChange = z.output<typeof numberChange>

/** Calls about phone numbers that two people show each other. */
export const numberCalls = {
  'GET /api/chats/{id}/numbers': {
    summary: "The caller's own number and, once both agreed, the other's; how far each is agreed on",
    access: 'verified-once',
    params,
    response: chatNumbers,
  },
  'POST /api/chats/{id}/numbers': {
    summary: 'Offer, ask for, accept, put off or take back a phone number; done again, nothing changes',
    access: 'verified',
    params,
    body: numberChange,
    response: chatNumbers,
    status: 201,
  },
} satisfies Calls

export type NumberCalls = typeof numberCalls
