import { z } from 'zod'

/** What processes tell each other of conversations. */
export const chatsTopic = 'live_chats'

const pair = z.tuple([z.string(), z.string()])

export const chatNote = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), chat_id: z.string(), seq: z.number(), user_ids: pair }),
  z.object({ type: z.literal('typing'), chat_id: z.string(), user_id: z.string() }),
  z.object({ type: z.literal('read'), chat_id: z.string(), user_ids: pair, seq: z.number() }),
])
export type ChatNote = z.output<typeof chatNote>

/** What the database tells all processes: an account was suspended, or let back. */
export const standing = z.object({ type: z.literal('standing'), user_id: z.string(), suspended: z.boolean() })

/** What the database tells all processes: two people no longer see each other, or a conversation is no longer there. */
export const hiding = z.discriminatedUnion('type', [
  z.object({ type: z.literal('blocked'), user_ids: pair }),
  z.object({ type: z.literal('chat_gone'), chat_id: z.string(), user_ids: pair }),
])
