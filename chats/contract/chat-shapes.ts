import { id, timestamp } from '@basera/platform/contract'
import { warningKinds, warningLevels } from '@basera/trust/contract'
import { z } from 'zod'
import { messageMax, quickRepliesMax, quickReplyMax, visibleCharacter } from './limits.ts'
import { chatPhoto, photoIds } from './photos/photo-shape.ts'
import { chatSentences as say } from './sentences.ts'
import { visitSaid } from './visits/visit-said.ts'

/** The other person of a chat: nothing more is shared than this (chats.no-contact-details). */
const otherPerson = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  /** chats.online-state. */
  online: z.boolean(),
  /** chats.suspended-member. */
  suspended: z.boolean(),
  /** chats.former-member. */
  former: z.boolean(),
})
export type OtherPerson = z.output<typeof otherPerson>

/** Who a chat is with and about which room. `room_id` is null without a room, or when it is gone. */
export const chatHead = z.object({
  id: z.string(),
  other: otherPerson,
  room_id: z.string().nullable(),
  room_title: z.string().nullable(),
  /** chats.removed-room. */
  room_gone: z.boolean(),
  /** Of the caller alone (chats.archived-chat, chats.muted-chat). */
  archived: z.literal(true).optional(),
  muted: z.literal(true).optional(),
  /** The caller has written here: photos are not blurred (chats.photo-blurred). */
  answered: z.literal(true).optional(),
})
export type ChatHead = z.output<typeof chatHead>

/** What the receiver of a message is warned of (chats.warning-receiver). */
const messageWarning = z.object({ kind: z.enum(warningKinds), level: z.enum(warningLevels) })
export type MessageWarning = z.output<typeof messageWarning>

/** A chat in a list (chats.list-item). */
export const chatItem = chatHead.extend({
  /** The first 200 characters of the last message. */
  latest_message_content: z.string().nullable(),
  /** What it says where it is about a visit (chats.visit-messages). */
  latest_message_visit: visitSaid.optional(),
  latest_message_time: timestamp.nullable(),
  latest_message_mine: z.boolean(),
  latest_message_warning: messageWarning.nullable(),
  /** chats.unsend-message. */
  latest_message_unsent: z.literal(true).optional(),
  /** How many photos the last message has (chats.photo-named). */
  latest_message_photos: z.number().int().positive().optional(),
  /** Unread messages, counted up to 100 (chats.unread-count). */
  unread: z.number().int().nonnegative(),
})
export type ChatItem = z.output<typeof chatItem>

/** A message; `seq` is its number in the chat (chats.gapless-sequence). */
export const message = z.object({
  id: z.string(),
  chat_id: z.string(),
  seq: z.number().int().positive(),
  sender_id: z.string(),
  content: z.string(),
  created_at: timestamp,
  /** Null for its sender, and once the receiver has said that they are fine. */
  warning: messageWarning.nullable(),
  /** The number of the message that it answers (chats.reply-quote). */
  reply_to: z.number().int().positive().optional(),
  /** Its sender took it back: `content` is empty (chats.unsend-message). */
  unsent: z.literal(true).optional(),
  /** The caller deleted it for themselves: `content` is empty (chats.delete-for-me). */
  hidden: z.literal(true).optional(),
  /** Its photos; empty where their sender closed the account. */
  photos: z.array(chatPhoto).optional(),
  /** What it says of a visit (chats.visit-messages). */
  visit: visitSaid.optional(),
})
export type Message = z.output<typeof message>

// No control characters except line breaks and tabs, and no lone surrogates.
const text = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

const writtenText = (max: number, tooLong: string) =>
  z
    .string()
    .transform((value) => value.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().regex(visibleCharacter, say.messageBlank).max(max, tooLong).regex(text, say.notText))

/** The text of a message, trimmed (chats.blank-message, chats.message-length). */
const messageContent = writtenText(messageMax, say.messageLong)

const anyText = z
  .string()
  .transform((value) => value.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(messageMax, say.messageLong).regex(text, say.notText))

/** What a message says: a text, or photos, or both (chats.photo-count). */
export const messageParts = { content: anyText, photos: photoIds }

/** Throws in the field `content` where a message has nothing to see (chats.blank-message). */
export const checkParts = ({
  value,
  issues,
}: z.core.ParsePayload<z.output<z.ZodObject<typeof messageParts>>>) => {
  if (!value.photos?.length && !visibleCharacter.test(value.content))
    issues.push({ code: 'custom', path: ['content'], message: say.messageBlank, input: value.content })
}

/** Texts that fill the box (chats.quick-replies). */
export const quickReplies = z.array(writtenText(quickReplyMax, say.replyLong)).max(quickRepliesMax)

/** The number of an earlier message of the chat; another number is left out (chats.reply-quote). */
export const replyTo = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional()

/** The id that the sender gives a message (chats.send-once). */
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, say.clientIdForm)

/**
 * Who to write to: the lister of a room, with own words instead of the greeting (chats.own-first-message), or a member
 * with a roommate profile.
 */
export const chatStart = z.union([
  z.strictObject({ room_id: id, message: messageContent.optional() }),
  z.strictObject({ user_id: id }),
])
export type ChatStart = z.output<typeof chatStart>
