import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '../../contract/index.ts'

/** Encodes and decodes a list's cursors: opaque texts for where a page ended. */
export interface CursorCodec<Parts> {
  encode(list: string, parts: Parts): string
  /** Null without a cursor. Throws `validation_failed` if it belongs to another list or `isPossible` refuses it. */
  decode(list: string, cursor: string | undefined, isPossible?: (parts: Parts) => boolean): Parts | null
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Cursors with a list's name and `parts`; `refusal` is the sentence for a cursor of another list. */
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

/** Fingerprint of a search without its page. */
export function searchFingerprint(search: Readonly<Record<string, unknown>>): string {
  const { limit: _limit, cursor: _cursor, ...asked } = search
  const sorted = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12)
}

/** Microseconds since 1970 that PostgreSQL can hold; JavaScript dates stop at milliseconds. */
export const microseconds = z.int().min(-9e15).max(9e15)

export interface TimeSortKey {
  readonly micros: number
  readonly id: string
}

const timeParts = z.tuple([microseconds, z.guid()])

/** Cursors of `list`, sorted by time; `refusal` is the sentence for a cursor of another list. */
export function timeCursor(list: string, refusal: string) {
  const codec = cursorCodec(timeParts, refusal)
  return {
    encode: ({ micros, id }: TimeSortKey): string => codec.encode(list, [micros, id]),
    /** Null without a cursor. Throws `validation_failed` on `cursor` for another list's. */
    decode(cursor: string | undefined): TimeSortKey | null {
      const parts = codec.decode(list, cursor)
      return parts && { micros: parts[0], id: parts[1] }
    },
  }
}

export interface PageQuery {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

export interface TakenPage<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

/** Takes a page of `limit` rows out of up to `limit + 1`; the extra one says that there is more. */
export function takePage<Row>(
  read: readonly Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): TakenPage<Row> {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && read.length > limit ? cursorAfter(last) : null }
}
