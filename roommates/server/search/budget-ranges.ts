/** Budgets in whole rupees a month, bounds included. */
export interface BudgetRange {
  readonly least: number
  /** Null where there is no end. */
  readonly most: number | null
}

const growth = 1.5
/** Below and above these all budgets are one range. */
const smallest = 2000
const greatest = 60_000

/** Ranges next to each other, from the smallest budgets on: the first beyond `next`, each wider than the one before. */
export function* rangesUp({ least, most }: BudgetRange, next: number): Generator<BudgetRange> {
  let from = least
  for (
    let end = Math.max(next, smallest) * growth;
    end < Math.min(greatest, most ?? greatest);
    end *= growth
  ) {
    yield { least: from, most: Math.floor(end) }
    from = Math.floor(end) + 1
  }
  yield { least: from, most }
}

/** The same from the greatest budgets down. */
export function* rangesDown({ least, most }: BudgetRange, next: number): Generator<BudgetRange> {
  let to = most
  for (let end = Math.min(next, greatest) / growth; end > Math.max(smallest, least); end /= growth) {
    yield { least: Math.ceil(end), most: to }
    to = Math.ceil(end) - 1
  }
  yield { least, most: to }
}
