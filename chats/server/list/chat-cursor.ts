import { chatSentences } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { z } from 'zod'

/** Where a page of conversations ends. */
export interface ChatPlace {
  /** When it was last written in, in microseconds since 1970: JavaScript's own dates end at milliseconds. */
  readonly micros: number
  readonly id: string
}

// A moment that PostgreSQL can hold.
const written = z.tuple([z.literal('chats'), z.int().min(-9e15).max(9e15), z.guid()])

/** The opaque text of a place in the list. */
export const writeChatCursor = ({ micros, id }: ChatPlace): string =>
  Buffer.from(JSON.stringify(['chats', micros, id])).toString('base64url')

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Reads a cursor, if there is one. Throws `validation_failed` for one of another list. */
export function readChatCursor(cursor: string | undefined): ChatPlace | null {
  if (cursor === undefined) return null
  const read = written.safeParse(parsed(cursor))
  if (read.success) return { micros: read.data[1], id: read.data[2] }
  const message = chatSentences.foreignCursor
  throw new Problem('validation_failed', message, [{ field: 'cursor', message }])
}
