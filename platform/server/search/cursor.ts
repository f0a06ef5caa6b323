import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '../../contract/index.ts'

/** Writes and reads the cursors of a kind of list: opaque texts that say where a page ended. */
export interface CursorCodec<Parts> {
  /** The cursor of the list or search named `list`. */
  encode(list: string, parts: Parts): string
  /**
   * What a cursor of `list` says; null without a cursor. Throws `validation_failed` on the field `cursor` for one that was
   * not made for this list, or that `isPossible` finds impossible.
   */
  decode(list: string, cursor: string | undefined, isPossible?: (parts: Parts) => boolean): Parts | null
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Cursors that hold a list's name and `parts`. `refusal` is the sentence for one of another list. */
export function cursorCodec<Parts extends readonly unknown[]>(
  parts: z.ZodType<Parts>,
  refusal: string,
): CursorCodec<Parts> {
  return {
    encode: (list, values) => Buffer.from(JSON.stringify([list, ...values])).toString('base64url'),
    decode(list, cursor, isPossible = () => true) {
      if (cursor === undefined) return null
      const content = parsed(cursor)
      const [name, ...values] = Array.isArray(content) ? content : []
      const read = parts.safeParse(values)
      if (name === list && read.success && isPossible(read.data)) return read.data
      throw new Problem('validation_failed', refusal, [{ field: 'cursor', message: refusal }])
    },
  }
}

/** Names a search: a fingerprint of everything asked for but the page. */
export function searchFingerprint(search: Readonly<Record<string, unknown>>): string {
  const { limit: _limit, cursor: _cursor, ...asked } = search
  const sorted = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12)
}

/** A moment that PostgreSQL can hold, in microseconds since 1970: JavaScript's own dates end at milliseconds. */
export const microseconds = z.int().min(-9e15).max(9e15)

/** Where a page of a list sorted by time ends: newest first, then by id among equals. */
export interface TimeSortKey {
  readonly micros: number
  readonly id: string
}

const timeParts = z.tuple([microseconds, z.guid()])

/** Cursors of the list named `list`, sorted by time. `refusal` is the sentence for a cursor of another list. */
export function timeCursor(list: string, refusal: string) {
  const codec = cursorCodec(timeParts, refusal)
  return {
    encode: ({ micros, id }: TimeSortKey): string => codec.encode(list, [micros, id]),
    /** Null without a cursor. Throws `validation_failed` on the field `cursor` for one of another list. */
    decode(cursor: string | undefined): TimeSortKey | null {
      const parts = codec.decode(list, cursor)
      return parts && { micros: parts[0], id: parts[1] }
    },
  }
}
