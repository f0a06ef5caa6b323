const shownMost = 20
const mostFaults = 100

export function throwFaults(faults: readonly unknown[]): void {
  if (faults.length > 1) throw new AggregateError(faults.slice(0, shownMost), `${faults.length} failures`)
  if (faults.length === 1) throw faults[0]
}

/** Does `work` for each, whatever becomes of the others, and gives what failed. */
export async function faultsOf<One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const faults: unknown[] = []
  for (const one of all) {
    try {
      await work(one)
    } catch (error) {
      faults.push(error)
    }
  }
  return faults
}

/** Handles what `find` gives until that is nothing new; gives how often `handle` did. What fails keeps nothing else waiting, and is thrown at the end. */
export async function handleDue(
  find: () => Promise<readonly string[]>,
  handle: (id: string) => Promise<boolean>,
  rounds = Number.POSITIVE_INFINITY,
): Promise<number> {
  const faults = new Map<string, unknown>()
  let handled = 0
  for (let round = 0; round < rounds; round++) {
    const due = (await find()).filter((id) => !faults.has(id))
    if (due.length === 0) break
    for (const id of due) {
      try {
        if (await handle(id)) handled++
      } catch (error) {
        faults.set(id, error)
      }
    }
  }
  throwFaults([...faults.values()])
  return handled
}

/** As {@link handleDue}, for a queue: `handleOne` takes the next but those that `failed`, says what it took, and whether there was one. */
export async function emptyQueue<Id extends number | string>(
  handleOne: (failed: readonly Id[], take: (id: Id) => void) => Promise<boolean>,
): Promise<number> {
  const faults = new Map<Id, unknown>()
  let handled = 0
  for (;;) {
    let taken: Id | undefined
    try {
      if (!(await handleOne([...faults.keys()], (id) => (taken = id)))) break
      handled++
    } catch (error) {
      if (taken === undefined || faults.size >= mostFaults) throw error
      faults.set(taken, error)
    }
  }
  throwFaults([...faults.values()])
  return handled
}
