import { featureCount } from './features.ts'
import type { Weights } from './weights.ts'

export interface Example {
  readonly scam: boolean
  readonly set: string
  readonly places: Uint32Array
}

const rounds = 40
const pace = 0.3
const decay = 1e-4

/** Numbers that look drawn by chance, the same on every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function quantised(table: Float64Array, bias: number): Weights {
  const most = table.reduce((max, one) => Math.max(max, Math.abs(one)), 0)
  const step = most / 127 || 1
  return { bias, step, table: Int8Array.from(table, (one) => Math.round(one / step)) }
}

/** Logistic regression by AdaGrad, over the examples in a new order each round. */
export function learn(examples: readonly Example[]): Weights {
  const table = new Float64Array(featureCount)
  const steepness = new Float64Array(featureCount).fill(1e-3)
  let bias = 0
  let biasSteepness = 1e-3
  const random = chance(7)
  const order = [...examples]
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const [one, two] = [order[at], order[other]]
      if (one && two) [order[at], order[other]] = [two, one]
    }
    for (const { scam, places } of order) {
      const scale = 1 / Math.sqrt(Math.max(1, places.length))
      let odds = bias
      for (const place of places) odds += (table[place] ?? 0) * scale
      const miss = 1 / (1 + Math.exp(-odds)) - (scam ? 1 : 0)
      for (const place of places) {
        const weight = table[place] ?? 0
        const slope = miss * scale + decay * weight
        const sum = (steepness[place] ?? 0) + slope * slope
        steepness[place] = sum
        table[place] = weight - (pace * slope) / Math.sqrt(sum)
      }
      biasSteepness += miss * miss
      bias -= (pace * miss) / Math.sqrt(biasSteepness)
    }
  }
  return quantised(table, bias)
}
