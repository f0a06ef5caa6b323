import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readWords } from '@basera/platform/contract/phrases'
import { judgeFairHousing } from '../../../contract/index.ts'
import { sentencesOf } from '../fair-housing/sentence-places.ts'
import { brokerIn } from '../listings/hidden-brokers.ts'
import { listingText } from '../listings/listing-rule.ts'
import { sentencePairs } from '../listings/sentence-pairs.ts'
import { presentIn, readTurns } from '../read-turns.ts'
import { placesTogether } from './features.ts'
import { type Example, learn } from './learn.ts'
import { learnSentences, oddsOfWorst, type SentencesExample } from './learn-sentences.ts'
import { readTrainingText } from './training-text.ts'
import { oddsOfPlaces, packWeights, type Weights } from './weights.ts'

interface Message {
  readonly scam: boolean
  readonly text?: string
  readonly turns?: readonly { readonly from: string; readonly text: string }[]
}

interface Listing {
  readonly scam: boolean
  readonly kind?: string
  readonly title: string
  readonly description?: string | null
}

const evaluation = join(import.meta.dirname, '../../../evaluation')

function exampleOf(scam: boolean, set: string, turns: readonly string[]): Example {
  const texts = readTurns(turns)
  return { scam, set, places: placesTogether(texts, presentIn(texts).names) }
}

const readSets = <Line, Read = Example>(
  files: string,
  exampleOfLine: (line: Line, set: string) => Read,
  isLearned: (line: Line) => boolean = () => true,
): Read[] =>
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

const textOf = ({ title, description = null }: Listing) => listingText({ title, description })

const exampleOfListing = (listing: Listing, set: string): Example =>
  exampleOf(listing.scam, set, [textOf(listing)])

/** Brokers have a rule of their own; to learn from them would make honest owners suspect, in whose words they write. */
const isNoBroker = (listing: Listing) => !(listing.scam && brokerIn(readWords(textOf(listing))) === 'hidden')

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`

interface Judged {
  readonly scam: boolean
  readonly odds: number
}

const isValidated = process.argv.includes('--validate')

/** With `--validate`, each set judged by weights that were learned without it. */
function crossValidate<One extends { readonly scam: boolean; readonly set: string }>(
  sets: readonly One[],
  learnFrom: (some: readonly One[]) => Weights,
  oddsOf: (one: One, weights: Weights) => number,
): void {
  if (!isValidated) return
  const judged = [...new Set(sets.map(({ set }) => set))].flatMap((set): Judged[] => {
    const weights = learnFrom(sets.filter((one) => one.set !== set))
    return sets
      .filter((one) => one.set === set)
      .map((one) => ({ scam: one.scam, odds: oddsOf(one, weights) }))
  })
  for (const threshold of [-1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]) {
    const share = (scam: boolean) => {
      const some = judged.filter((one) => one.scam === scam)
      return percent(some.filter(({ odds }) => odds > threshold).length, some.length)
    }
    process.stdout.write(`over ${threshold}: ${share(true)} of scams, ${share(false)} of honest ones\n`)
  }
}

interface Wording {
  readonly excludes: boolean
  readonly text: string
}

const exampleOfWording = (scam: boolean, set: string, text: string): SentencesExample => ({
  scam,
  set,
  sentences: sentencesOf(text).map(({ places }) => places),
})

function writeFairHousing(): void {
  const sets = readSets(
    '{fair-housing,held-out-fair-housing,blind-fair-housing}*.jsonl',
    ({ excludes, text }: Wording, set) => exampleOfWording(excludes, set, text),
  )
  const written = readTrainingText('fair-housing-text.txt').map(({ scam, text }) =>
    exampleOfWording(scam, 'fair-housing-text', text),
  )
  const honest = readSets(
    listingSets,
    (listing: Listing, set) => exampleOfWording(false, set, textOf(listing)),
    (listing) => !listing.scam && judgeFairHousing(textOf(listing)).length === 0,
  )
  const learnFrom = (some: readonly SentencesExample[]) => learnSentences([...some, ...written])
  const all = [...sets, ...honest].filter(({ sentences }) => sentences.length > 0)
  crossValidate(all, learnFrom, ({ sentences }, weights) => oddsOfWorst(sentences, weights))
  write('fair-housing-weights.gz', all.length + written.length, learnFrom(all))
}

const pairsOf = (scam: boolean, set: string, text: string): SentencesExample => ({
  scam,
  set,
  sentences: sentencePairs(text),
})

const brokerKinds = /broker|^(?:silent|owner_claim|many_flats)_fee$/

/** Other cheats are no examples of either. */
function writeBrokers(): void {
  const sets = readSets(
    listingSets,
    (listing: Listing, set) => pairsOf(listing.scam, set, textOf(listing)),
    ({ scam, kind = '' }) => !scam || brokerKinds.test(kind),
  )
  const texts = ['broker-text.txt', 'listing-text.txt'].flatMap((file) =>
    readTrainingText(file)
      .filter(({ scam }) => !scam || file.startsWith('broker'))
      .map(({ scam, text }) => pairsOf(scam, file, text)),
  )
  const learnFrom = (some: readonly SentencesExample[]) => learnSentences([...some, ...texts])
  crossValidate(sets, learnFrom, ({ sentences }, weights) => oddsOfWorst(sentences, weights))
  write('broker-weights.gz', sets.length + texts.length, learnFrom(sets))
}

function write(file: string, examples: number, weights: Weights): void {
  const packed = packWeights(weights)
  writeFileSync(join(import.meta.dirname, file), packed)
  process.stdout.write(`${file}: ${examples} examples, ${packed.length} bytes\n`)
}

function writeWeights(file: string, sets: readonly Example[], extra: readonly Example[]): void {
  const learnFrom = (some: readonly Example[]) => learn([...some, ...extra])
  crossValidate(sets, learnFrom, ({ places }, weights) => oddsOfPlaces(places, weights))
  write(file, sets.length + extra.length, learnFrom(sets))
}

const messages = readSets(
  '{messages,held-out-messages,unseen-messages,blind-messages}*.jsonl',
  exampleOfMessage,
)
const writtenIn = (file: string) =>
  readTrainingText(file).map(({ scam, text }) => exampleOf(scam, file, [text]))
const written = writtenIn('training-text.txt')
writeWeights('weights.gz', messages, written)

const listingSets = '{listings,held-out-listings,blind-listings}*.jsonl'
// What cheats in a chat does so in a listing too.
writeWeights('listing-weights.gz', readSets(listingSets, exampleOfListing, isNoBroker), [
  ...messages,
  ...written,
  ...writtenIn('listing-text.txt'),
])

writeFairHousing()
writeBrokers()
