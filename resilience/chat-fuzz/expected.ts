import { clientFrame, liveLimits, type ServerFrame } from '@basera/chats/contract'
import { liveClose } from '@basera/platform/contract'
import type { Shot } from './frames.ts'

export interface Expected {
  /** As {@link answerName} names it; a shot may have none. */
  readonly answer?: string
  /** The codes with which the connection may close; without them it stays open. */
  readonly closes?: readonly number[]
}

/** What is known of a connection when a shot is due. */
export interface Situation {
  readonly isTheirs: (chatId: string) => boolean | undefined
  /** Conversations that it follows. */
  readonly followed: Set<string>
}

const types = new Set(['subscribe', 'send', 'typing', 'read', 'ping'])
/** Longest field that a refusal repeats. */
const maxEcho = 64
/** RFC 6455: a broken protocol, text that is not UTF-8, too much; and what a cut looks like. */
const broken = [1002, 1007, 1009, 1006]

const echoOf = (value: unknown) => (typeof value === 'string' && value.length <= maxEcho ? value : '')

const refusal = (code: string, chat: unknown, client: unknown) =>
  `error ${code} ${JSON.stringify([echoOf(chat), echoOf(client)])}`

/** One word for an answer to a shot; nothing for what comes by itself. */
export function answerName(frame: ServerFrame): string | undefined {
  if (frame.type === 'pong') return 'pong'
  if (frame.type === 'ack') return `ack ${frame.client_id}`
  if (frame.type === 'subscribed') return `subscribed ${frame.chat_id}`
  if (frame.type === 'error') return refusal(frame.code, frame.chat_id, frame.client_id)
  return undefined
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    const isFrame = typeof frame === 'object' && frame !== null && 'type' in frame
    return isFrame && typeof frame.type === 'string' && types.has(frame.type)
      ? (frame as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function ofFrame(raw: Record<string, unknown>, { isTheirs, followed }: Situation): Expected {
  const { data } = clientFrame.safeParse(raw)
  if (!data) return { answer: refusal('validation_failed', raw.chat_id, raw.client_id) }
  if (data.type === 'ping') return { answer: 'pong' }
  const { chat_id } = data
  const notFound = { answer: refusal('not_found', raw.chat_id, raw.client_id) }
  const theirs = isTheirs(chat_id)
  if (!theirs) return notFound
  if (data.type === 'send') return { answer: `ack ${data.client_id}` }
  if (data.type === 'typing') return followed.has(chat_id) ? {} : notFound
  if (data.type === 'read') return {}
  followed.add(chat_id)
  return { answer: `subscribed ${chat_id}` }
}

/** What must come back for a shot (chats.members-only). */
export function expectedOf(shot: Shot, situation: Situation): Expected {
  if (shot.kind === 'cut') return { closes: [1006] }
  if (shot.kind === 'wire') return { closes: broken }
  if (shot.kind === 'binary') return { closes: [liveClose.badFrame] }
  const text = shot.pieces.join('')
  if (Buffer.byteLength(text) > liveLimits.frameBytes) return { closes: [1009] }
  const frame = parsed(text)
  return frame ? ofFrame(frame, situation) : { closes: [liveClose.badFrame] }
}

/** Whether a shot ends its connection, whoever it is put by. */
export const doesClose = (shot: Shot): boolean =>
  expectedOf(shot, { isTheirs: () => false, followed: new Set() }).closes !== undefined
