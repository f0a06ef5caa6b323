import type { PlaceIndex } from './place-index.ts'
import { type Range, standing, type WordIndex } from './word-index.ts'

/** More words than this are not looked at: one bit each in a 16-bit mask. */
export const wordsMax = 12
/** Rows that are compared word by word; the rest can't reach the list. */
const candidatesMax = 96
const scores = 256
const offset = 64

export interface WordQuery {
  readonly words: readonly string[]
  /** Tolerate slips of spelling. */
  readonly loose: boolean
}

const rangesOf = (index: WordIndex, word: string, loose: boolean): Range[] => [
  index.beginningWith(word),
  ...(loose ? index.beginningLike(word) : []),
]

/** For every area, which of the words its names have, as bits. */
function wordsOfAreas(index: PlaceIndex, { words, loose }: WordQuery): Uint16Array {
  const found = new Uint16Array(index.areaWords.length)
  for (const [bit, word] of words.entries())
    for (const range of rangesOf(index.areas, word, loose))
      for (let at = range.from; at < range.to; at++) {
        const area = index.areas.items[at] ?? 0
        found[area] = (found[area] ?? 0) | (1 << bit)
      }
  return found
}

/** What the names of rows have in common with the query: words as bits, and the best standing of any. */
class Tally {
  readonly rows: number[] = []
  readonly #words: Uint16Array
  readonly #stands: Uint8Array
  readonly #index: PlaceIndex

  constructor(index: PlaceIndex) {
    this.#index = index
    this.#words = new Uint16Array(index.table.size)
    this.#stands = new Uint8Array(index.table.size)
  }

  add(bit: number, range: Range): void {
    const { items, standings } = this.#index.names
    for (let at = range.from; at < range.to; at++) {
      const row = items[at] ?? 0
      if (this.#words[row] === 0) this.rows.push(row)
      this.#words[row] = (this.#words[row] ?? 0) | (1 << bit)
      const stands = standings[at] ?? 0
      this.#stands[row] = (this.#stands[row] ?? 0) | (at < range.exactTo ? stands : stands & standing.first)
    }
  }

  wordsOf(row: number): number {
    return this.#words[row] ?? 0
  }

  /** A first guess at the score, good enough to drop the hopeless. */
  guess(row: number): number {
    const stands = this.#stands[row] ?? 0
    const bonus = (stands & standing.whole ? 12 : 0) - (stands & standing.first ? 0 : 10)
    return (this.#index.ranks[row] ?? 0) + bonus
  }
}

function best(rows: readonly number[], tally: Tally): number[] {
  if (rows.length <= candidatesMax) return [...rows]
  const counts = new Uint32Array(scores)
  for (const row of rows) {
    const score = tally.guess(row) + offset
    counts[score] = (counts[score] ?? 0) + 1
  }
  let least = scores - 1
  for (let taken = counts[least] ?? 0; least > 0 && taken + (counts[least - 1] ?? 0) <= candidatesMax; )
    taken += counts[--least] ?? 0
  const kept = rows.filter((row) => tally.guess(row) + offset >= least)
  const next = rows.filter((row) => tally.guess(row) + offset === least - 1)
  return [...kept, ...next.slice(0, candidatesMax - kept.length)]
}

/** Rows that have every word in a name or in the area they lie in, and at least one in a name. */
export function findCandidates(index: PlaceIndex, query: WordQuery): number[] {
  const tally = new Tally(index)
  for (const [bit, word] of query.words.entries())
    for (const range of rangesOf(index.names, word, query.loose)) tally.add(bit, range)
  const areas = wordsOfAreas(index, query)
  const all = (1 << query.words.length) - 1
  const complete = tally.rows.filter((row) => {
    const byArea = areas[index.areaOf[row] ?? 0] ?? 0
    return (tally.wordsOf(row) | byArea) === all
  })
  return best(complete, tally)
}
