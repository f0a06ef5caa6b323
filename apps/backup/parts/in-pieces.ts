/** A piece of a stream, and what stood before the first one. */
export interface Piece {
  readonly head: Buffer
  readonly piece: Buffer
  readonly last: boolean
}

/**
 * Cuts a stream into a head of `headSize` bytes and pieces of `size` bytes; the last piece may be shorter or empty, and
 * there is always one.
 */
export async function* inPieces(
  source: AsyncIterable<Buffer>,
  size: number,
  headSize = 0,
): AsyncGenerator<Piece> {
  let [held, length] = [[] as Buffer[], 0]
  let head: Buffer | undefined
  const join = (): Buffer => {
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    head ??= all.subarray(0, headSize)
    return all
  }
  let before = headSize
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    // One byte more than a piece: it is not the last one then.
    if (length <= before + size) continue
    const all = join()
    let from = before
    for (; all.length - from > size; from += size)
      yield { head: head ?? all, piece: all.subarray(from, from + size), last: false }
    held = [all.subarray(from)]
    length = all.length - from
    before = 0
  }
  const rest = join()
  yield { head: head ?? rest, piece: rest.subarray(before), last: true }
}
