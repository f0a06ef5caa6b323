import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'

const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number().int(),
    expiresAt: z.number().optional(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
  /** Seconds until its solution expires. */
  expires_in: z.number().int(),
})

export const botCheckCalls = {
  'GET /api/captcha/challenge': {
    summary: 'A proof-of-work challenge for the self-hosted bot check, good for one use',
    access: 'public',
    /** `hard` after wrong passwords (accounts.wrong-passwords). */
    query: z.strictObject({ work: z.optional(z.enum(['usual', 'hard'])) }),
    response: challenge,
  },
} satisfies Calls

export type BotCheckCalls = typeof botCheckCalls
