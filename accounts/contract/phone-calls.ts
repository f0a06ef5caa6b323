import { type Calls, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { phoneField } from './account-fields.ts'
import { accountSentences } from './sentences.ts'

const phoneState = z.object({
  /** E.164, such as `+919876543210`. */
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  phone_verified_at: timestamp.nullable(),
})

export type PhoneState = z.output<typeof phoneState>

const ownPhone = phoneState.extend({
  /** Said only where it is so: the verified number moved to another account, and none is verified since (trust.number-left). */
  number_left: z.literal(true).optional(),
})
export type OwnPhone = z.output<typeof ownPhone>

const phoneProof = z.union([
  z.strictObject({
    code: z.string().regex(/^\d{6}$/, accountSentences.phoneCodeWrong),
    phone: z.optional(phoneField),
  }),
  z.strictObject({ provider_token: z.string().min(1).max(8192) }),
])

export const phoneCalls = {
  'GET /api/me/phone': {
    summary: "The caller's phone number, whether it is verified, and whether it moved to another account",
    access: 'signed-in',
    response: ownPhone,
  },
  'POST /api/me/phone/code': {
    summary: 'Send a six-digit code to a mobile number by SMS',
    access: 'signed-in',
    body: z.strictObject({ phone: phoneField, captcha_token: z.string().max(8192).optional() }),
    response: z.object({
      phone: z.string(),
      /** Seconds that the code lives, and until another may be requested. */
      expires_in: z.number().int(),
      resend_in: z.number().int(),
    }),
  },
  'POST /api/me/phone/verify': {
    summary: 'Prove the phone number',
    access: 'signed-in',
    body: phoneProof,
    response: phoneState,
  },
} satisfies Calls

export type PhoneCalls = typeof phoneCalls
