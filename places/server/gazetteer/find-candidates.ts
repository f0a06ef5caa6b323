import type { PlaceIndex } from './place-index.ts'
import { type Range, type WordIndex, wordFlag } from './word-index.ts'

/** Most words of a query: each is one bit of a 16-bit mask. */
export const wordsMax = 12
/** Rows that are compared word by word; others cannot reach the list. */
const candidatesMax = 96
const guessRange = 256
const guessOffset = 64

export interface WordQuery {
  readonly words: readonly string[]
  /** Tolerates misspelt words. */
  readonly fuzzy: boolean
}

const rangesOf = (index: WordIndex, word: string, fuzzy: boolean): Range[] => [
  index.withPrefix(word),
  ...(fuzzy ? index.withSimilarPrefix(word) : []),
]

/** For every area, the words of the query that its names have, as bits. */
function wordsOfAreas(index: PlaceIndex, { words, fuzzy }: WordQuery): Uint16Array {
  const found = new Uint16Array(index.areaWords.length)
  for (const [bit, word] of words.entries())
    for (const range of rangesOf(index.areas, word, fuzzy))
      for (let at = range.from; at < range.to; at++) {
        const area = index.areas.items[at] ?? 0
        found[area] = (found[area] ?? 0) | (1 << bit)
      }
  return found
}

/** For each row, the words of the query that its names have and how they match, as bits. */
class Tally {
  readonly rows: number[] = []
  readonly #words: Uint16Array
  readonly #matches: Uint8Array
  readonly #index: PlaceIndex

  constructor(index: PlaceIndex) {
    this.#index = index
    this.#words = new Uint16Array(index.table.size)
    this.#matches = new Uint8Array(index.table.size)
  }

  add(bit: number, range: Range): void {
    const { items, flags } = this.#index.names
    for (let at = range.from; at < range.to; at++) {
      const row = items[at] ?? 0
      if (this.#words[row] === 0) this.rows.push(row)
      this.#words[row] = (this.#words[row] ?? 0) | (1 << bit)
      const matched = flags[at] ?? 0
      this.#matches[row] =
        (this.#matches[row] ?? 0) | (at < range.exactTo ? matched : matched & wordFlag.first)
    }
  }

  wordsOf(row: number): number {
    return this.#words[row] ?? 0
  }

  /** A rough score, good enough to drop rows that cannot reach the list. */
  guess(row: number): number {
    const matched = this.#matches[row] ?? 0
    const bonus = (matched & wordFlag.whole ? 12 : 0) - (matched & wordFlag.first ? 0 : 10)
    return (this.#index.ranks[row] ?? 0) + bonus
  }
}

function bestCandidates(rows: readonly number[], tally: Tally): number[] {
  if (rows.length <= candidatesMax) return [...rows]
  const counts = new Uint32Array(guessRange)
  for (const row of rows) {
    const score = tally.guess(row) + guessOffset
    counts[score] = (counts[score] ?? 0) + 1
  }
  let least = guessRange - 1
  for (let taken = counts[least] ?? 0; least > 0 && taken + (counts[least - 1] ?? 0) <= candidatesMax; )
    taken += counts[--least] ?? 0
  const kept = rows.filter((row) => tally.guess(row) + guessOffset >= least)
  const next = rows.filter((row) => tally.guess(row) + guessOffset === least - 1)
  return [...kept, ...next.slice(0, candidatesMax - kept.length)]
}

/** Rows that have every word in a name or in their area, and at least one in a name. */
export function findCandidates(index: PlaceIndex, query: WordQuery): number[] {
  const tally = new Tally(index)
  for (const [bit, word] of query.words.entries())
    for (const range of rangesOf(index.names, word, query.fuzzy)) tally.add(bit, range)
  const areas = wordsOfAreas(index, query)
  const all = (1 << query.words.length) - 1
  const complete = tally.rows.filter((row) => {
    const byArea = areas[index.areaOf[row] ?? 0] ?? 0
    return (tally.wordsOf(row) | byArea) === all
  })
  return bestCandidates(complete, tally)
}
