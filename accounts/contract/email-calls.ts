import type { Calls } from '@basera/platform/contract'
import { z } from 'zod'
import { accountSentences } from './sentences.ts'

export const emailCode = z.string().regex(/^\d{6}$/, accountSentences.emailCodeForm)

export const sentCode = z.object({
  /** The address as it is stored. */
  email: z.string(),
  /** Seconds that the code works, and until another may be requested. */
  expires_in: z.number().int(),
  resend_in: z.number().int(),
})

export const emailCalls = {
  'POST /api/me/email/code': {
    summary: "Mail a code to the address that shall become the caller's",
    access: 'signed-in',
    body: z.strictObject({ email: z.string().max(255) }),
    response: sentCode,
  },
  'PUT /api/me/email': {
    summary: "Change the caller's e-mail address with the code that was mailed to the new one",
    access: 'signed-in',
    body: z.strictObject({ code: emailCode }),
    response: z.object({ email: z.string() }),
  },
  'POST /api/email-undo': {
    summary: 'Give an account its earlier address back, with the token mailed to that address',
    access: 'public',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    response: z.object({ email: z.string() }),
  },
} satisfies Calls

export type EmailCalls = typeof emailCalls
