import {
  type Calls,
  cursor,
  id,
  line,
  page,
  queryFlag,
  queryInteger,
  timestamp,
} from '@basera/platform/contract'
import { allowance, reportBody } from '@basera/trust/contract'
import { z } from 'zod'
import { actionCalls, seq } from './action-calls.ts'
import {
  chatHead,
  chatItem,
  chatStart,
  checkParts,
  clientId,
  message,
  messageParts,
  replyTo,
} from './chat-shapes.ts'
import { chatPageSize, chatSearchMax, messagePageMax, messagePageSize } from './limits.ts'
import { chatSentences as say } from './sentences.ts'

const params = z.strictObject({ id })

/** Calls about chats of two people. Chats of other people are not found (chats.members-only). */
export const chatCalls = {
  'POST /api/chats': {
    summary:
      'Write to the lister of a room or to a roommate; a pair has one conversation, which is used again',
    access: 'verified',
    body: chatStart,
    response: z.object({ id: z.string(), created: z.boolean() }),
  },
  'GET /api/me/allowance/chats': {
    summary: 'How many more people the caller may write to today, and what writing to one more, `to`, meets',
    access: 'signed-in',
    query: z.strictObject({ to: id }),
    response: allowance,
  },
  'GET /api/chats': {
    summary:
      "The caller's conversations, the last written in first; `q` is looked for in names and room titles, also of archived ones",
    access: 'verified-once',
    query: z.strictObject({
      q: z.optional(line(chatSearchMax)),
      /** Only archived ones; without `q` others are left out. */
      archived: queryFlag.optional(),
      limit: queryInteger(1, chatPageSize).default(chatPageSize),
      cursor: cursor.optional(),
    }),
    response: page(chatItem),
  },
  'GET /api/chats/unread': {
    summary: 'In how many conversations the caller has unread messages, counted up to 100',
    access: 'verified-once',
    response: z.object({ chats: z.number().int().nonnegative() }),
  },
  'GET /api/chats/about/{room_id}': {
    summary: 'The conversation in which the caller wrote to the lister about a room, or null',
    access: 'verified',
    params: z.strictObject({ room_id: id }),
    response: z.object({ chat: z.object({ id: z.string(), wrote_at: timestamp }).nullable() }),
  },
  'GET /api/rooms/{room_id}/answer-time': {
    summary: 'Within how many hours the lister of a room usually answers, or null',
    access: 'room-search',
    params: z.strictObject({ room_id: id }),
    response: z.object({ within_hours: z.number().int().positive().nullable() }),
  },
  'GET /api/chats/{id}/messages': {
    summary:
      'Messages in their order: the last ones, those before `before_seq`, or the first ones after `after_seq`',
    access: 'verified-once',
    params,
    query: z
      .strictObject({
        after_seq: seq.optional(),
        before_seq: seq.optional(),
        limit: queryInteger(1, messagePageMax).default(messagePageSize),
      })
      .refine(({ after_seq, before_seq }) => after_seq === undefined || before_seq === undefined, {
        path: ['before_seq'],
        message: say.oneDirection,
      }),
    response: z.object({
      chat: chatHead,
      items: z.array(message),
      /** Earlier and later messages that these answer (chats.reply-quote). */
      quoted: z.array(message),
      last_seq: z.number().int().nonnegative(),
      /** The read marks of the caller and of the other person. */
      own_read_seq: z.number().int().nonnegative(),
      other_read_seq: z.number().int().nonnegative(),
    }),
  },
  'POST /api/chats/{id}/messages': {
    summary: 'Send a message; sent again with the same client_id, it answers the message that is there',
    access: 'verified',
    params,
    body: z.strictObject({ client_id: clientId, ...messageParts, reply_to: replyTo }).check(checkParts),
    response: message,
    status: 201,
  },
  'POST /api/chats/{id}/messages/{message_id}/fine': {
    summary:
      "The caller needs no warning about this message of the other person's; said again, nothing changes",
    access: 'verified-once',
    params: z.strictObject({ id, message_id: id }),
    response: z.undefined(),
    status: 204,
  },
  ...actionCalls,
  'POST /api/chats/{id}/read': {
    summary: 'Messages up to `seq` were read; an earlier number changes nothing',
    access: 'verified-once',
    params,
    body: z.strictObject({ seq: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    response: z.undefined(),
    status: 204,
  },
  'POST /api/chats/{id}/report': {
    summary: 'Tell the operator about the other person of a conversation; told again, the report is changed',
    access: 'verified-once',
    params,
    body: reportBody,
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type ChatCalls = typeof chatCalls
