import { readWords, type Word, wordKey } from './read-words.ts'

/** What is said in many ways, by name; each way is one phrase, a `*` stands for any end of a word. */
export type Lexicon = Readonly<Record<string, readonly string[]>>

/** Where a pattern was found: character offsets in the text. */
export interface Found {
  readonly pattern: string
  readonly start: number
  readonly end: number
}

/** Words that must follow each other; `begins` accepts longer words. */
type Phrase = readonly { readonly key: string; readonly begins: boolean }[]
type Step = { readonly concept: string } | { readonly gap: number; readonly acrossCommas: boolean }

const gaps: Readonly<Record<string, Step>> = {
  '.': { gap: 1, acrossCommas: false },
  '..': { gap: 3, acrossCommas: false },
  '...': { gap: 8, acrossCommas: true },
}

const asPhrase = (words: string): Phrase =>
  words.split(' ').map((word) => ({
    key: wordKey(word.replace('*', '')),
    begins: word.endsWith('*'),
  }))

const asSteps = (pattern: string): readonly Step[] =>
  pattern.split(' ').map((step) => gaps[step] ?? { concept: step })

function waysOf(lexicon: Lexicon, word: string): readonly string[] {
  const name = /^<(.+)>$/.exec(word)?.[1]
  if (name === undefined) return [word]
  const ways = lexicon[name]
  if (!ways) throw new Error(`A pattern names <${name}>, which nothing says`)
  return ways
}

type Entry = readonly [concept: string, phrase: Phrase]

/** Phrases by their first word. Those whose first word may go on stand under its first two letters. */
interface Dictionary {
  readonly whole: ReadonlyMap<string, readonly Entry[]>
  readonly begun: ReadonlyMap<string, readonly Entry[]>
}

const startOf = (key: string) => key.slice(0, 2)

function makeDictionary(lexicon: Lexicon, patterns: readonly string[]): Dictionary {
  const concepts = new Set(
    patterns.flatMap(asSteps).flatMap((step) => ('concept' in step ? [step.concept] : [])),
  )
  const entries = [...concepts].flatMap((concept) =>
    concept
      .split('/')
      .flatMap((word) => waysOf(lexicon, word))
      .map((way): Entry => [concept, asPhrase(way)]),
  )
  const [begun, whole] = [true, false].map((begins) =>
    entries.filter(([, [first]]) => (first?.begins ?? false) === begins),
  )
  return {
    whole: Map.groupBy(whole ?? [], ([, [first]]) => first?.key ?? ''),
    begun: Map.groupBy(begun ?? [], ([, [first]]) => startOf(first?.key ?? '')),
  }
}

const fits = (word: Word | undefined, { key, begins }: Phrase[number]): boolean =>
  word?.keys.some((said) => (begins ? said.startsWith(key) : said === key)) ?? false

const entriesOf = ({ whole, begun }: Dictionary, key: string): readonly Entry[] => [
  ...(whole.get(key) ?? []),
  ...(begun.get(startOf(key)) ?? []),
  ...(key.length > 1 ? (begun.get(key.slice(0, 1)) ?? []) : []),
]

/** For each concept: where it begins, and where it may end (the index after its last word). */
type Said = Map<string, Map<number, number[]>>

function findSaid(dictionary: Dictionary, words: readonly Word[], masked: ReadonlySet<number>): Said {
  const said: Said = new Map()
  words.forEach(({ keys, sentence }, at) => {
    if (masked.has(at)) return
    for (const [concept, phrase] of keys.flatMap((key) => entriesOf(dictionary, key))) {
      const isSaid = phrase.every((part, n) => {
        const word = words[at + n]
        return word?.sentence === sentence && !masked.has(at + n) && fits(word, part)
      })
      if (!isSaid) continue
      const begins = said.get(concept) ?? new Map<number, number[]>()
      said.set(concept, begins.set(at, [...(begins.get(at) ?? []), at + phrase.length]))
    }
  })
  return said
}

/** Where the next step may begin after a word, within its sentence. */
function nextAt(words: readonly Word[], from: number, step: Step | undefined): readonly number[] {
  const last = words[from - 1]
  if (!last) return []
  const { gap, acrossCommas } = step && 'gap' in step ? step : { gap: 0, acrossCommas: true }
  const reach: number[] = []
  for (let at = from; at <= from + gap; at++) {
    const word = words[at]
    if (word?.sentence !== last.sentence || (!acrossCommas && word.part !== last.part)) break
    reach.push(at)
  }
  return reach
}

function endsOf(
  words: readonly Word[],
  said: Said,
  steps: readonly Step[],
  start: number,
): readonly number[] {
  let reached: readonly number[] = [start]
  let gap: Step | undefined
  for (const [n, step] of steps.entries()) {
    if ('gap' in step) {
      gap = step
      continue
    }
    const begins = said.get(step.concept)
    if (!begins) return []
    const places = n === 0 ? reached : reached.flatMap((from) => nextAt(words, from, gap))
    reached = [...new Set(places.flatMap((at) => begins.get(at) ?? []))]
    gap = undefined
    if (reached.length === 0) return []
  }
  return gap
    ? reached.flatMap((from) => nextAt(words, from, gap).map((at) => at + 1)).concat(reached)
    : reached
}

interface Span {
  readonly pattern: string
  readonly from: number
  readonly to: number
}

function findSpans(
  words: readonly Word[],
  said: Said,
  patterns: readonly (readonly [string, readonly Step[]])[],
) {
  const spans: Span[] = []
  for (const [pattern, steps] of patterns) {
    const [first] = steps
    if (!first || 'gap' in first) continue
    for (const from of said.get(first.concept)?.keys() ?? [])
      for (const to of endsOf(words, said, steps, from)) spans.push({ pattern, from, to })
  }
  return spans
}

/**
 * Prepares patterns for {@link readWords | the words} of texts. A pattern is a row of words, `a/b` for either, and
 * concepts of the lexicon in angle brackets; `.` leaves up to 1 word out, `..` up to 3, `...` up to 8, commas included. Nothing
 * reaches over the end of a sentence. Words of a text that a `fine` pattern covers count for no other pattern. Takes the
 * words of a text, too, where several matchers look at one text.
 */
export function phraseMatcher(lexicon: Lexicon, patterns: readonly string[], fine: readonly string[] = []) {
  const [all, allFine] = [patterns, fine].map((some) => some.map((one) => [one, asSteps(one)] as const))
  const [dictionary, fineDictionary] = [makeDictionary(lexicon, patterns), makeDictionary(lexicon, fine)]
  return (text: string | readonly Word[]): readonly Found[] => {
    const words = typeof text === 'string' ? readWords(text) : text
    const spared = findSpans(words, findSaid(fineDictionary, words, new Set()), allFine ?? [])
    const masked = new Set(
      spared.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
    )
    return findSpans(words, findSaid(dictionary, words, masked), all ?? []).map(({ pattern, from, to }) => ({
      pattern,
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
    }))
  }
}

/** The ways of a concept from a text with one way or several a line, parted by commas. */
export const ways = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((way) => way.trim())
    .filter((way) => way !== '')
