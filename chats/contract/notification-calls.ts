import { type Calls, line } from '@basera/platform/contract'
import { z } from 'zod'
import { chatSentences as say } from './sentences.ts'

export const mailAfterMinutes = 15

/** Devices of a member with push (chats.push-devices). */
export const pushDevicesMax = 10

/** The address of a browser at its push service. The server checks the service (chats.push-services). */
const endpoint = line(1000).check(z.regex(/^https:\/\//, say.pushEndpoint))

/** A browser's keys: an uncompressed P-256 point and 16 bytes, base64url without padding. */
const pushSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, say.pushKeys),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, say.pushKeys),
  }),
})
export type PushSubscriptionBody = z.output<typeof pushSubscription>

const notificationPreferences = z.object({
  /** Mails about unread messages (chats.mail-preference). */
  mails: z.boolean(),
  /** The key with which a browser subscribes to push; null where the operator has not set it up. */
  push_public_key: z.string().nullable(),
})
export type NotificationPreferences = z.output<typeof notificationPreferences>

/** The payload of a push notification (chats.push-content). */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
  /** Of the texts: `hi-IN`. */
  readonly lang: string
  readonly until?: Date
}

export const notificationCalls = {
  'GET /api/me/chat-notices': {
    summary: 'How the caller is told of messages that were not read',
    access: 'verified',
    response: notificationPreferences,
  },
  'PATCH /api/me/chat-notices': {
    summary: 'Turn mails about messages that were not read on or off',
    access: 'verified',
    body: z.strictObject({ mails: z.boolean() }),
    response: notificationPreferences,
  },
  'PUT /api/me/push': {
    summary: 'Notify this browser of messages, until its session ends; told again, nothing changes',
    access: 'verified',
    body: pushSubscription,
    response: z.undefined(),
    status: 204,
  },
  'DELETE /api/me/push': {
    summary: 'Notify this browser no longer; where it is not notified it is no fault',
    access: 'signed-in',
    body: z.strictObject({ endpoint }),
    response: z.undefined(),
    status: 204,
  },
  'PUT /api/chat-mails': {
    summary: 'Turn mails about messages off, or on again, with the token of one of them; needs no session',
    access: 'public',
    body: z.strictObject({ token: z.string().min(1).max(200), mails: z.boolean() }),
    response: z.object({ mails: z.boolean() }),
  },
} satisfies Calls

export type NotificationCalls = typeof notificationCalls
