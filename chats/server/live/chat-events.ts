import { z } from 'zod'

export const chatsTopic = 'live_chats'

const pair = z.tuple([z.string(), z.string()])

/** Ids and numbers only: messages are read from the database. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), chat_id: z.string(), seq: z.number(), user_ids: pair }),
  z.object({ type: z.literal('unsent'), chat_id: z.string(), seq: z.number(), user_ids: pair }),
  z.object({ type: z.literal('typing'), chat_id: z.string(), user_id: z.string() }),
  z.object({
    type: z.literal('card'),
    card: z.enum(['visit', 'number']),
    chat_id: z.string(),
    user_ids: pair,
  }),
  z.object({ type: z.literal('read'), chat_id: z.string(), user_ids: pair, seq: z.number() }),
])
export type ChatEvent = z.output<typeof chatEvent>

/** Published by the database: an account was suspended, restored or closed. */
export const accountStatusEvent = z.object({
  type: z.literal('standing'),
  user_id: z.string(),
  suspended: z.boolean(),
  former: z.literal(true).optional(),
})

/** Published by the database: two people no longer see each other, or a chat was deleted. */
export const visibilityEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('blocked'), user_ids: pair }),
  z.object({ type: z.literal('chat_gone'), chat_id: z.string(), user_ids: pair }),
])
