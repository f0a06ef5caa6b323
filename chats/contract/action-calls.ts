import { type Calls, id } from '@basera/platform/contract'
import { z } from 'zod'

/** What members do with messages and chats that are there. */
export const actionCalls = {
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
  'PATCH /api/chats/{id}/settings': {
    summary: 'Archive or mute a conversation for the caller alone, or undo it',
    access: 'verified-once',
    params: z.strictObject({ id }),
    body: z.strictObject({ archived: z.boolean().optional(), muted: z.boolean().optional() }),
    response: z.object({ archived: z.boolean(), muted: z.boolean() }),
  },
} satisfies Calls

export type ActionCalls = typeof actionCalls
