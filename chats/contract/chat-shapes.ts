import { id, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { messageMax } from './limits.ts'
import { somethingToSee } from './message-text.ts'
import { chatSentences as say } from './sentences.ts'

/** The other person of a conversation: what starting one shares, and nothing more (decisions 6). */
const otherPerson = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  /** Has the product open somewhere: told to members of the conversation only (decisions 8). */
  online: z.boolean(),
  /** The operator suspended the account: nothing can be sent to it. */
  suspended: z.boolean(),
})
export type OtherPerson = z.output<typeof otherPerson>

/** Whom a conversation is with, and about which room. `room_id` is null without one, or when it is gone. */
export const chatHead = z.object({
  id: z.string(),
  other: otherPerson,
  room_id: z.string().nullable(),
  room_title: z.string().nullable(),
  /** The room it was about is gone (decisions 6). */
  room_gone: z.boolean(),
})
export type ChatHead = z.output<typeof chatHead>

/** A conversation in a list. */
export const chatItem = chatHead.extend({
  /** The beginning of the last message. */
  latest_message_content: z.string().nullable(),
  latest_message_time: timestamp.nullable(),
  latest_message_mine: z.boolean(),
  /** Messages of the other person that were not read yet, counted up to 100. */
  unread: z.number().int().nonnegative(),
})
export type ChatItem = z.output<typeof chatItem>

/** A message; `seq` counts from 1 in its conversation, without gaps (decisions 8). */
export const message = z.object({
  id: z.string(),
  chat_id: z.string(),
  seq: z.number().int().positive(),
  sender_id: z.string(),
  content: z.string(),
  created_at: timestamp,
})
export type Message = z.output<typeof message>

// Control characters but for line breaks and tabs, and halves of characters, are no text.
const text = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/** The text of a message: trimmed, not blank (marketplace 5), at most 2,000 characters (decisions 8). */
export const messageContent = z
  .string()
  .transform((value) => value.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .regex(somethingToSee, say.messageBlank)
      .max(messageMax, say.messageLong)
      .regex(text, say.notText),
  )

/** A name that the sender gives a message, so that the same message sent twice is one. */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Must be 1 to 64 letters, digits, - or _')

/** Whom to write to: the lister of a room, or a person with a roommate profile. */
export const conversationStart = z.union([z.strictObject({ room_id: id }), z.strictObject({ user_id: id })])
export type ConversationStart = z.output<typeof conversationStart>
