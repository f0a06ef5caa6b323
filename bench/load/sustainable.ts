export interface Tried<Result> {
  readonly rate: number
  readonly why: string | undefined
  readonly result: Result
}

export interface Search<Result> {
  /** The highest rate that was sustained; 0 if none was. */
  readonly rate: number
  readonly tried: readonly Tried<Result>[]
}

export interface SearchOptions<Result> {
  /** Requests a second to begin with. */
  readonly from: number
  /** Rates are multiplied by this until one is too much. */
  readonly growth: number
  readonly refinements: number
  readonly tryRate: (rate: number) => Promise<Result>
  readonly judge: (result: Result) => string | undefined
}

/** Finds the highest rate that is sustained. A rate counts as too much only if it is so twice: others use the machine too. */
export async function findSustainable<Result>(options: SearchOptions<Result>): Promise<Search<Result>> {
  const { from, growth, refinements, tryRate, judge } = options
  const tried: Tried<Result>[] = []
  const once = async (rate: number): Promise<boolean> => {
    const result = await tryRate(rate)
    const why = judge(result)
    tried.push({ rate, why, result })
    return why === undefined
  }
  const isGood = async (rate: number) => (await once(rate)) || (await once(rate))
  let good = 0
  let bad = Number.POSITIVE_INFINITY
  for (let rate = from; rate >= 1 && !(good > 0 && bad < Number.POSITIVE_INFINITY); ) {
    if (await isGood(rate)) good = rate
    else bad = rate
    rate = good > 0 ? good * growth : rate / growth
    // What is known to be too much is not tried again.
    if (rate >= bad) break
  }
  for (let turn = 0; good > 0 && turn < refinements; turn++) {
    const middle = Math.round(Math.sqrt(good * bad))
    if (middle <= good || middle >= bad) break
    if (await isGood(middle)) good = middle
    else bad = middle
  }
  return { rate: good, tried }
}
