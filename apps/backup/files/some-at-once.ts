/** Does `work` on things in their order, up to `n` at a time, and gives the results in that order too. */
export async function* someAtOnce<T, R>(
  things: AsyncIterable<T>,
  n: number,
  work: (thing: T) => Promise<R>,
): AsyncGenerator<R> {
  const waiting: Promise<R>[] = []
  for await (const thing of things) {
    const result = work(thing)
    // A fault is heard of when its turn comes.
    result.catch(() => undefined)
    waiting.push(result)
    if (waiting.length >= n) yield (await waiting.shift()) as R
  }
  for (const result of waiting) yield await result
}
