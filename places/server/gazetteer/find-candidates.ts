import { isWithin, type Region } from './cities.ts'
import type { PlaceIndex } from './place-index.ts'
import { type Range, type WordIndex, wordFlag } from './word-index.ts'

/** Most words of a query: each is one bit of a 16-bit mask. */
export const wordsMax = 12
/** Rows that are compared word by word; others cannot reach the list. */
const candidatesMax = 96
const guessRange = 256
const guessOffset = 64

/** `exact`: as written or begun; `sound`: also with the same consonants; `rough`: also with a letter or two wrong. */
export type Spelling = 'exact' | 'sound' | 'rough'

export interface WordQuery {
  readonly words: readonly string[]
  readonly spelling: Spelling
  readonly region: Region | null
}

const rememberedWords = 2000

/** Remembers the words looked up last: people type letter by letter, and the words before the last one stay. */
export class Lookup {
  readonly #ranges = new Map<string, readonly Range[]>()

  /** `mayGoOn`: the word may be unfinished. */
  rangesOf(index: WordIndex, word: string, spelling: Spelling, mayGoOn: boolean): readonly Range[] {
    const key = `${index.id} ${spelling} ${mayGoOn} ${word}`
    const known = this.#ranges.get(key)
    // Taken out and put in again, the word is the newest.
    if (known) this.#ranges.delete(key)
    const ranges = known ?? [
      index.withPrefix(word),
      ...(spelling === 'exact' ? [] : index.withSameSkeleton(word)),
      ...(spelling === 'rough' ? index.withSimilar(word, mayGoOn) : []),
    ]
    this.#ranges.set(key, ranges)
    const oldest = this.#ranges.size > rememberedWords ? this.#ranges.keys().next().value : undefined
    if (oldest !== undefined) this.#ranges.delete(oldest)
    return ranges
  }
}

/** For every area, the words of the query that its names have, as bits. */
function wordsOfAreas(index: PlaceIndex, rangesOfWords: readonly (readonly Range[])[]): Uint16Array {
  const found = new Uint16Array(index.areaWords.length)
  for (const [bit, ranges] of rangesOfWords.entries())
    for (const range of ranges)
      for (let at = range.from; at < range.to; at++) {
        const area = index.areas.items[at] ?? 0
        found[area] = (found[area] ?? 0) | (1 << bit)
      }
  return found
}

class Tally {
  readonly rows: number[] = []
  readonly #words: Uint16Array
  readonly #matches: Uint8Array
  readonly #index: PlaceIndex

  constructor(index: PlaceIndex) {
    this.#index = index
    this.#words = index.scratch.words
    this.#matches = index.scratch.matches
  }

  clear(): void {
    for (const row of this.rows) {
      this.#words[row] = 0
      this.#matches[row] = 0
    }
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

function liesIn({ areaOf, areaNames, points }: PlaceIndex, row: number, region: Region): boolean {
  const area = areaNames[areaOf[row] ?? 0]
  const { city } = region
  if (city && area?.state === city.state && (area.city === city.name || area.district === city.name))
    return true
  return isWithin(region, { latitude: points[row * 2] ?? 0, longitude: points[row * 2 + 1] ?? 0 })
}

const isEmpty = (ranges: readonly Range[]) => ranges.every(({ from, to }) => from === to)

/** Rows that have every word in a name or in their area, and at least one in a name. */
export function findCandidates(index: PlaceIndex, query: WordQuery, lookup: Lookup): number[] {
  const { words, spelling, region } = query
  const last = words.length - 1
  const inNames = words.map((word, bit) => lookup.rangesOf(index.names, word, spelling, bit === last))
  const inAreas = words.map((word, bit) => lookup.rangesOf(index.areas, word, spelling, bit === last))
  const isHopeless = words.some((_, bit) => isEmpty(inNames[bit] ?? []) && isEmpty(inAreas[bit] ?? []))
  if (isHopeless || inNames.every(isEmpty)) return []
  const tally = new Tally(index)
  for (const [bit, ranges] of inNames.entries()) for (const range of ranges) tally.add(bit, range)
  const areas = wordsOfAreas(index, inAreas)
  const all = (1 << words.length) - 1
  const complete = tally.rows.filter((row) => {
    const byArea = areas[index.areaOf[row] ?? 0] ?? 0
    return (tally.wordsOf(row) | byArea) === all && (!region || liesIn(index, row, region))
  })
  const found = bestCandidates(complete, tally)
  tally.clear()
  return found
}
