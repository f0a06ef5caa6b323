import { id } from '@basera/platform/contract'
import { z } from 'zod'
import { checkParts, clientId, type Message, messageParts, replyTo } from './chat-shapes.ts'

const seq = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

export const clientFrame = z.discriminatedUnion('type', [
  /** Follow a chat and get what came after `since_seq` (chats.catch-up). */
  z.strictObject({ type: z.literal('subscribe'), chat_id: id, since_seq: seq }),
  z
    .strictObject({
      type: z.literal('send'),
      client_id: clientId,
      chat_id: id,
      ...messageParts,
      reply_to: replyTo,
    })
    .check(checkParts),
  z.strictObject({ type: z.literal('typing'), chat_id: id }),
  z.strictObject({ type: z.literal('read'), chat_id: id, seq }),
  z.strictObject({ type: z.literal('ping') }),
])
export type ClientFrame = z.output<typeof clientFrame>

/** Both members get a `message`, its sender an `ack`. Presence, typing and read marks go to followers of the chat. */
export type ServerFrame =
  | {
      readonly type: 'ack'
      readonly client_id: string
      readonly chat_id: string
      readonly id: string
      readonly seq: number
      readonly created_at: string
    }
  | ({ readonly type: 'message' } & Message)
  /** The chat is caught up: what follows comes live. */
  | {
      readonly type: 'subscribed'
      readonly chat_id: string
      readonly last_seq: number
      readonly other_read_seq: number
      /** More messages exist: nothing comes live until they are requested with another `subscribe`. */
      readonly more: boolean
    }
  /** The chat ended for this member: a block, or the other account was deleted. */
  | { readonly type: 'gone'; readonly chat_id: string }
  /** The sender took a message back (chats.unsend-message). */
  | { readonly type: 'unsent'; readonly chat_id: string; readonly seq: number }
  /** The account status of the other person changed; `former`: they closed the account. */
  | {
      readonly type: 'standing'
      readonly user_id: string
      readonly suspended: boolean
      readonly former?: true | undefined
    }
  | { readonly type: 'presence'; readonly user_id: string; readonly online: boolean }
  | { readonly type: 'typing'; readonly chat_id: string; readonly user_id: string }
  /** A visit of the chat was proposed or changed: it is to be asked for. */
  | { readonly type: 'visit'; readonly chat_id: string }
  /** The agreement about a phone number of the chat changed: it is to be asked for. */
  | { readonly type: 'number'; readonly chat_id: string }
  | { readonly type: 'read'; readonly chat_id: string; readonly user_id: string; readonly seq: number }
  | {
      readonly type: 'error'
      readonly code: string
      readonly detail: string
      readonly client_id?: string
      readonly chat_id?: string
    }
  | { readonly type: 'pong' }
