export interface Trend {
  /** Median of the slopes of all pairs, from the first to the last sample (Theil and Sen). */
  readonly change: number
  /** Probability, 0 to 1, of such an order by chance (Mann and Kendall). */
  readonly chance: number
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** The share of a normal distribution beyond `z` on both sides (Abramowitz and Stegun 26.2.17). */
function beyond(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}

/** Of samples taken at even intervals, three at least. */
export function trendOf(samples: readonly number[]): Trend {
  const slopes: number[] = []
  let order = 0
  for (const [i, one] of samples.entries())
    for (let j = i + 1; j < samples.length; j++) {
      const rise = (samples[j] ?? 0) - one
      slopes.push(rise / (j - i))
      order += Math.sign(rise)
    }
  const n = samples.length
  const ties = [...Map.groupBy(samples, (value) => value).values()].map(({ length }) => length)
  const spread = (k: number) => k * (k - 1) * (2 * k + 5)
  const variance = (spread(n) - ties.reduce((sum, k) => sum + spread(k), 0)) / 18
  const z = variance > 0 ? Math.max(0, Math.abs(order) - 1) / Math.sqrt(variance) : 0
  return { change: median(slopes) * (n - 1), chance: Math.min(1, beyond(z)) }
}

/** A rise is real below this probability. */
const unlikely = 0.01

/** Whether samples rise, and by more than `share` of their median and more than `least` of their unit. */
export function grows(samples: readonly number[], share: number, least: number): boolean {
  const { change, chance } = trendOf(samples)
  return chance < unlikely && change > Math.max(least, share * median(samples))
}
