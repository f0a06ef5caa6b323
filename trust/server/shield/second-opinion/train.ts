import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { presentIn, readTurns } from '../read-turns.ts'
import { featureCount, placesTogether } from './features.ts'
import { readTrainingText } from './training-text.ts'
import { oddsOf, packWeights, type Weights } from './weights.ts'

interface Labelled {
  readonly scam: boolean
  readonly text?: string
  readonly turns?: readonly { readonly from: string; readonly text: string }[]
}

interface Example {
  readonly scam: boolean
  readonly set: string
  readonly places: Uint16Array
}

const evaluation = join(import.meta.dirname, '../../../evaluation')
const rounds = 20
const pace = 0.3
const decay = 1e-4

function exampleOf(scam: boolean, set: string, turns: readonly string[]): Example {
  const texts = readTurns(turns)
  const own = texts.map(({ places }) => places)
  return { scam, set, places: placesTogether(own, presentIn(texts).keys()) }
}

function readSet(file: string): Example[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled)
    .map(({ scam, text, turns = [] }) => {
      const [first] = turns
      const own = turns.filter(({ from }) => from === first?.from).map((turn) => turn.text)
      return exampleOf(scam, basename(file), text === undefined ? own : [text])
    })
}

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
function train(examples: readonly Example[]): Weights {
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

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`

/** Each set judged by weights that were learned without it. */
function crossValidate(sets: readonly Example[], extra: readonly Example[]): void {
  const judged = [...new Set(sets.map(({ set }) => set))].flatMap((set) => {
    const weights = train([...sets.filter((one) => one.set !== set), ...extra])
    return sets
      .filter((one) => one.set === set)
      .map(({ scam, places }) => ({ set, scam, odds: oddsOf(places, weights) }))
  })
  for (const threshold of [-1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]) {
    const share = (scam: boolean) => {
      const some = judged.filter((one) => one.scam === scam)
      return percent(some.filter(({ odds }) => odds > threshold).length, some.length)
    }
    process.stdout.write(`over ${threshold}: ${share(true)} of scams, ${share(false)} of honest messages\n`)
  }
}

const sets = globSync('messages*.jsonl', { cwd: evaluation })
  .toSorted()
  .flatMap((file) => readSet(join(evaluation, file)))
const extra = readTrainingText().map(({ scam, text }) => exampleOf(scam, 'training-text', [text]))
crossValidate(sets, extra)
const packed = packWeights(train([...sets, ...extra]))
writeFileSync(join(import.meta.dirname, 'weights.gz'), packed)
process.stdout.write(`${sets.length + extra.length} examples, ${packed.length} bytes\n`)
