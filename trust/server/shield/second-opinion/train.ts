import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readWords } from '@basera/platform/contract/phrases'
import { isHiddenBroker } from '../listings/hidden-brokers.ts'
import { listingText } from '../listings/listing-rule.ts'
import { presentIn, readTurns } from '../read-turns.ts'
import { placesTogether } from './features.ts'
import { type Example, learn } from './learn.ts'
import { readTrainingText } from './training-text.ts'
import { oddsOf, packWeights, type Weights } from './weights.ts'

interface Message {
  readonly scam: boolean
  readonly text?: string
  readonly turns?: readonly { readonly from: string; readonly text: string }[]
}

interface Listing {
  readonly scam: boolean
  readonly title: string
  readonly description?: string | null
}

const evaluation = join(import.meta.dirname, '../../../evaluation')

function exampleOf(scam: boolean, set: string, turns: readonly string[]): Example {
  const texts = readTurns(turns)
  return { scam, set, places: placesTogether(texts, presentIn(texts).keys()) }
}

const readSets = <Line>(
  files: string,
  exampleOfLine: (line: Line, set: string) => Example,
  isLearned: (line: Line) => boolean = () => true,
): Example[] =>
  globSync(files, { cwd: evaluation })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(evaluation, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line)
        .filter(isLearned)
        .map((line) => exampleOfLine(line, basename(file))),
    )

function exampleOfMessage({ scam, text, turns = [] }: Message, set: string): Example {
  const [first] = turns
  const own = turns.filter(({ from }) => from === first?.from).map((turn) => turn.text)
  return exampleOf(scam, set, text === undefined ? own : [text])
}

const exampleOfListing = ({ scam, title, description = null }: Listing, set: string): Example =>
  exampleOf(scam, set, [listingText({ title, description })])

/** Brokers have a rule of their own; to learn from them would make honest owners suspect, in whose words they write. */
const isNoBroker = ({ scam, title, description = null }: Listing) =>
  !(scam && isHiddenBroker(readWords(listingText({ title, description }))))

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`

const sumOf = (places: Uint32Array, { table }: Weights) =>
  places.reduce((sum, place) => sum + (table[place] ?? 0), 0)

/** Each set judged by weights that were learned without it. */
function crossValidate(sets: readonly Example[], extra: readonly Example[]): void {
  const judged = [...new Set(sets.map(({ set }) => set))].flatMap((set) => {
    const weights = learn([...sets.filter((one) => one.set !== set), ...extra])
    return sets
      .filter((one) => one.set === set)
      .map(({ scam, places }) => ({
        set,
        scam,
        odds: oddsOf(sumOf(places, weights), places.length, weights),
      }))
  })
  for (const threshold of [-1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]) {
    const share = (scam: boolean) => {
      const some = judged.filter((one) => one.scam === scam)
      return percent(some.filter(({ odds }) => odds > threshold).length, some.length)
    }
    process.stdout.write(`over ${threshold}: ${share(true)} of scams, ${share(false)} of honest ones\n`)
  }
}

function writeWeights(file: string, sets: readonly Example[], extra: readonly Example[]): void {
  crossValidate(sets, extra)
  const packed = packWeights(learn([...sets, ...extra]))
  writeFileSync(join(import.meta.dirname, file), packed)
  process.stdout.write(`${file}: ${sets.length + extra.length} examples, ${packed.length} bytes\n`)
}

const messages = readSets(
  '{messages,held-out-messages,unseen-messages,blind-messages}*.jsonl',
  exampleOfMessage,
)
const written = readTrainingText().map(({ scam, text }) => exampleOf(scam, 'training-text', [text]))
writeWeights('weights.gz', messages, written)
// What cheats in a chat does so in a listing too.
writeWeights(
  'listing-weights.gz',
  readSets('{listings,held-out-listings,blind-listings}*.jsonl', exampleOfListing, isNoBroker),
  [...messages, ...written],
)
