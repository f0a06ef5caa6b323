import { type Calls, line } from '@basera/platform/contract'
import { z } from 'zod'
import { chatSentences as say } from './sentences.ts'

/** Minutes a message waits to be read before a mail tells of it. */
export const mailAfterMinutes = 15

/** Devices of one member that are notified; one more takes the place of the one that was added first. */
export const pushDevicesMax = 10

/** Where a browser's push service takes notifications for it; which services are let in says the server. */
const endpoint = line(1000).check(z.regex(/^https:\/\//, say.pushEndpoint))

/** What a browser gives of a push subscription: an uncompressed P-256 point and 16 bytes, base64url without padding. */
const pushSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, say.pushKeys),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, say.pushKeys),
  }),
})
export type PushSubscriptionBody = z.output<typeof pushSubscription>

const chatNotices = z.object({
  /** Mails about messages that were not read for {@link mailAfterMinutes}. */
  mails: z.boolean(),
  /** The key with which a browser subscribes to notifications; null where the operator has not set them up. */
  push_public_key: z.string().nullable(),
})
export type ChatNotices = z.output<typeof chatNotices>

/** What a notification of a message says to the browser that shows it; never a message's text. */
export interface PushMessage {
  /** The name of who wrote. */
  readonly title: string
  readonly body: string
  /** The path of the conversation. */
  readonly url: string
  /** One for a conversation: a new notification takes the place of the last one. */
  readonly tag: string
}

/** What members are told of while they are away. */
export const noticeCalls = {
  'GET /api/me/chat-notices': {
    summary: 'How the caller is told of messages that were not read',
    access: 'verified',
    response: chatNotices,
  },
  'PATCH /api/me/chat-notices': {
    summary: 'Turn mails about messages that were not read on or off',
    access: 'verified',
    body: z.strictObject({ mails: z.boolean() }),
    response: chatNotices,
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

export type NoticeCalls = typeof noticeCalls
