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
