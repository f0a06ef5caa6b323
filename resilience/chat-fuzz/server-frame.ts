import type { ServerFrame } from '@basera/chats/contract'
import { warningKinds, warningLevels } from '@basera/trust/contract'
import { z } from 'zod'

const chat_id = z.uuid()
const user_id = z.uuid()
const id = z.uuid()
const seq = z.int().min(0)
const created_at = z.iso.datetime()
const text = z.string()

/** What the server may say, and not a field more. */
export const serverFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('ack'),
    client_id: z.string().min(1),
    chat_id,
    id,
    seq: seq.min(1),
    created_at,
  }),
  z.strictObject({
    type: z.literal('message'),
    chat_id,
    id,
    seq: seq.min(1),
    sender_id: user_id,
    content: z.string().min(1).max(2000),
    created_at,
    warning: z.strictObject({ kind: z.enum(warningKinds), level: z.enum(warningLevels) }).nullable(),
    reply_to: seq.min(1).optional(),
  }),
  z.strictObject({
    type: z.literal('subscribed'),
    chat_id,
    last_seq: seq,
    other_read_seq: seq,
    more: z.boolean(),
  }),
  z.strictObject({ type: z.literal('unsent'), chat_id, seq: seq.min(1) }),
  z.strictObject({ type: z.literal('gone'), chat_id }),
  z.strictObject({ type: z.literal('presence'), user_id, online: z.boolean() }),
  z.strictObject({ type: z.literal('typing'), chat_id, user_id }),
  z.strictObject({ type: z.literal('read'), chat_id, user_id, seq }),
  z.strictObject({
    type: z.literal('error'),
    code: z.enum(['validation_failed', 'not_found', 'too_many_requests']),
    detail: z.string().min(1),
    client_id: text.optional(),
    chat_id: text.optional(),
  }),
  z.strictObject({ type: z.literal('pong') }),
])

export const asServerFrame = (frame: z.output<typeof serverFrame>): ServerFrame => frame as ServerFrame
