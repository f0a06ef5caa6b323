import { Problem } from '@basera/platform/contract'
import { roomSearchSentences } from '@basera/rooms/contract'
import { z } from 'zod'

/** Where a page of one's own list ends. */
export interface ListPlace {
  /** Microseconds since 1970: JavaScript's own dates end at milliseconds. */
  readonly micros: number
  readonly id: string
}

/** Lists sorted by time, newest first, and by id among equals. */
export type ListName = 'own' | 'saved'

// A moment that PostgreSQL can hold.
const written = z.tuple([z.enum(['own', 'saved']), z.int().min(-9e15).max(9e15), z.guid()])

/** The opaque text of a place in a list. */
export const writeListCursor = (list: ListName, { micros, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([list, micros, id])).toString('base64url')

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Reads a cursor of `list`, if there is one. Throws `validation_failed` for one that was not made for it. */
export function readListCursor(list: ListName, cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return null
  const read = written.safeParse(parsed(cursor))
  if (read.success && read.data[0] === list) return { micros: read.data[1], id: read.data[2] }
  const message = roomSearchSentences.foreignCursor
  throw new Problem('validation_failed', message, [{ field: 'cursor', message }])
}
