const keptMost = 20

export function throwFaults(faults: readonly unknown[]): void {
  if (faults.length > 1) throw new AggregateError(faults.slice(0, keptMost), `${faults.length} failures`)
  if (faults.length === 1) throw faults[0]
}
