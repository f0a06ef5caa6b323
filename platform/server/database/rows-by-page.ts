/** Yields a table's rows, one page in memory; `read` gives up to `size` rows after an id (null: from the start). */
export async function* rowsByPage<T extends { readonly id: string }>(
  size: number,
  read: (after: string | null) => Promise<readonly T[]>,
): AsyncGenerator<T, void, undefined> {
  for (let after: string | null = null; ; ) {
    const rows: readonly T[] = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    after = last.id
  }
}
