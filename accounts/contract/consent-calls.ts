import { type Calls, timestamp } from '@basera/platform/contract'
import { z } from 'zod'

export const consentPurposes = [
  'service',
  'message_mails',
  'push',
  'roommate_profile',
  'profile_email',
] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Ways to agree or withdraw; `mail` is unsubscribing, `notice` seeing a changed notice. */
export const consentMeans = ['sign_up', 'google', 'mailed_link', 'settings', 'mail', 'notice'] as const
export type ConsentMeans = (typeof consentMeans)[number]

const consent = z.object({
  purpose: z.enum(consentPurposes),
  act: z.enum(['given', 'withdrawn']),
  means: z.enum(consentMeans),
  notice_version: z.string(),
  at: timestamp,
})
export type Consent = z.output<typeof consent>

const consents = z.object({
  /** The current notice, and whether the caller agreed to it or saw it. */
  notice: z.object({ version: z.string(), is_seen: z.boolean() }),
  items: z.array(consent),
})
export type Consents = z.output<typeof consents>

export const consentCalls = {
  'GET /api/me/consents': {
    summary: 'What the caller has agreed to, and whether the newest privacy notice was seen',
    access: 'signed-in',
    response: consents,
  },
  'PUT /api/me/consents/notice': {
    summary: 'Record that the caller has seen the newest privacy notice; told again, nothing changes',
    access: 'signed-in',
    body: z.strictObject({ version: z.string().min(1).max(20) }),
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type ConsentCalls = typeof consentCalls
