import { type Calls, id, timestamp } from '@basera/platform/contract'
import { z } from 'zod'

const session = z.object({
  id,
  /** Such as "Chrome on Android"; empty when unknown. */
  device: z.string(),
  current: z.boolean(),
  created_at: timestamp,
  last_used_at: timestamp,
})

export type ActiveSession = z.output<typeof session>

export const accountCalls = {
  'GET /api/me/sessions': {
    summary: "The caller's living sessions, last used first",
    access: 'signed-in',
    response: z.object({ items: z.array(session) }),
  },
  'DELETE /api/me/sessions': {
    summary: "End all the caller's sessions but this one",
    access: 'signed-in',
    response: z.undefined(),
    status: 204,
  },
  'DELETE /api/me/sessions/{id}': {
    summary: "End one of the caller's sessions",
    access: 'signed-in',
    params: z.strictObject({ id }),
    response: z.undefined(),
    status: 204,
  },
  'POST /api/me/email-proof': {
    summary: "Mail the caller a link that proves the account's e-mail address",
    access: 'signed-in',
    response: z.undefined(),
    status: 204,
  },
  'PUT /api/me/email-proof': {
    summary: "Prove the account's e-mail address with the token of a mailed link",
    access: 'signed-in',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    response: z.undefined(),
    status: 204,
  },
  'POST /api/me/reauthentication': {
    summary: 'Give the password again, for what asks for a sign-in younger than 10 minutes',
    access: 'signed-in',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    response: z.undefined(),
    status: 204,
  },
  'DELETE /api/me': {
    summary: 'Delete the account and everything that belongs to it',
    access: 'signed-in',
    body: z.strictObject({
      /** Typed again, so that nothing is deleted by accident. */
      confirm_email: z.string().max(255),
    }),
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type AccountCalls = typeof accountCalls
