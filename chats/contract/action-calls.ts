import { type Calls, id, line, queryInteger, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { quickReplies } from './chat-shapes.ts'
import { chatSearchMax } from './limits.ts'

/** The largest number of 15 digits, which a query string may have. */
export const seq = queryInteger(0, 999_999_999_999_999)

/** What members do with messages and chats that are there. */
export const actionCalls = {
  'GET /api/chats/{id}/search': {
    summary:
      'Where a text is in the messages of a conversation, the newest first; `next_before_seq` continues with earlier ones',
    access: 'verified-once',
    params: z.strictObject({ id }),
    query: z.strictObject({ q: line(chatSearchMax).check(z.minLength(1)), before_seq: seq.optional() }),
    response: z.object({
      items: z.array(z.object({ seq: z.number().int().positive(), created_at: timestamp })),
      next_before_seq: z.number().int().positive().nullable(),
    }),
  },
  'POST /api/chats/{id}/messages/{message_id}/unsend': {
    summary: 'Take back an own message of the last 15 minutes, for both; done again, nothing changes',
    access: 'verified-once',
    params: z.strictObject({ id, message_id: id }),
    response: z.undefined(),
    status: 204,
  },
  'POST /api/chats/{id}/messages/{message_id}/hide': {
    summary: 'Delete a message for the caller alone; done again, nothing changes',
    access: 'verified-once',
    params: z.strictObject({ id, message_id: id }),
    response: z.undefined(),
    status: 204,
  },
  'GET /api/me/quick-replies': {
    summary: "The caller's own texts to fill the box with",
    access: 'verified-once',
    response: z.object({ texts: z.array(z.string()) }),
  },
  'PUT /api/me/quick-replies': {
    summary: 'Keep these texts to fill the box with, in this order, and no others',
    access: 'verified',
    body: z.strictObject({ texts: quickReplies }),
    response: z.object({ texts: z.array(z.string()) }),
  },
  'PATCH /api/chats/{id}/settings': {
    summary: 'Archive or mute a conversation for the caller alone, or undo it',
    access: 'verified-once',
    params: z.strictObject({ id }),
    body: z.strictObject({ archived: z.boolean().optional(), muted: z.boolean().optional() }),
    response: z.object({ archived: z.boolean(), muted: z.boolean() }),
  },
} satisfies Calls

export type ActionCalls = typeof actionCalls
