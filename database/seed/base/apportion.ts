/** Splits `total` into whole shares by weight, none below `least`; shares add up to `total` exactly. */
export function apportion(total: number, weights: readonly number[], least: number): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const free = total - least * weights.length
  const exact = weights.map((weight) => (free * weight) / whole)
  const shares = exact.map((share) => Math.floor(share))
  const missing = free - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing)
  const raised = new Set(byRemainder.map(({ index }) => index))
  return shares.map((share, index) => least + share + (raised.has(index) ? 1 : 0))
}
