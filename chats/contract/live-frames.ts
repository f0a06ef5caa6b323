import { id } from '@basera/platform/contract'
import { z } from 'zod'
import { clientId, type Message, messageContent } from './chat-shapes.ts'

const seq = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/** What a client says (architecture, live frames). */
export const clientFrame = z.discriminatedUnion('type', [
  /** Follow a conversation, and be sent what came after `since_seq`. */
  z.strictObject({ type: z.literal('subscribe'), chat_id: id, since_seq: seq }),
  z.strictObject({ type: z.literal('send'), client_id: clientId, chat_id: id, content: messageContent }),
  z.strictObject({ type: z.literal('typing'), chat_id: id }),
  z.strictObject({ type: z.literal('read'), chat_id: id, seq }),
  z.strictObject({ type: z.literal('ping') }),
])
export type ClientFrame = z.output<typeof clientFrame>

/**
 * What the server says (architecture, live frames). A `message` goes to every connection of both members, but to the one
 * that sent it, which gets `ack`; presence, typing and read marks go to those that follow the conversation, a read mark also
 * to its reader's other connections. After `subscribed` messages come by number, without gap and double.
 */
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
  /** The end of catching up with a conversation: what comes from now on comes live. */
  | {
      readonly type: 'subscribed'
      readonly chat_id: string
      readonly last_seq: number
      /** Up to where the other person has read. */
      readonly other_read_seq: number
      /** There are others: nothing comes live until it is asked for what comes after the last one sent. */
      readonly more: boolean
    }
  /** The conversation is no longer there for this member: blocked, or its other account is gone. */
  | { readonly type: 'gone'; readonly chat_id: string }
  /** The operator has suspended the other person of a conversation that is followed, or let them back. */
  | { readonly type: 'standing'; readonly user_id: string; readonly suspended: boolean }
  | { readonly type: 'presence'; readonly user_id: string; readonly online: boolean }
  | { readonly type: 'typing'; readonly chat_id: string; readonly user_id: string }
  | { readonly type: 'read'; readonly chat_id: string; readonly user_id: string; readonly seq: number }
  | {
      readonly type: 'error'
      readonly code: string
      readonly detail: string
      readonly client_id?: string
      readonly chat_id?: string
    }
  | { readonly type: 'pong' }
