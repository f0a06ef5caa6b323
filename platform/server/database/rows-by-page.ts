/**
 * All rows of a table, one page of it in memory. `read` gives up to `size` rows in the order of their ids: those after an
 * id, or the first ones for null.
 */
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
