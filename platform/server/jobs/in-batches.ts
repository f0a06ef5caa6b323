const rounds = 100

/** Repeats `work` until it does less than `full`; gives the sum. */
export async function inBatches(full: number, work: () => Promise<number>): Promise<number> {
  let total = 0
  for (let round = 0; round < rounds; round++) {
    const done = await work()
    total += done
    if (done < full) break
  }
  return total
}
