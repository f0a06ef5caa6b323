import { skeletonHash } from './skeleton.ts'
import { editsAllowed, lettersOf, mayMatch, prefixEditDistance } from './spelling.ts'

/** Bits of a posting: the word is the first of the name, or the whole name. */
export const wordFlag = { first: 1, whole: 2 } as const

/** A range of postings, `from` up to `to` (excluded); those of the exact word come before `exactTo`. */
export interface Range {
  readonly from: number
  readonly to: number
  readonly exactTo: number
}

function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

const wordsOfText = 256

/** Sorted words in a few long texts: each as a string of its own would take three times the memory. */
class WordList {
  readonly length: number
  readonly #texts: string[] = []
  /** Where each word ends in its text. */
  readonly #ends: Uint32Array

  constructor(words: readonly string[]) {
    this.length = words.length
    this.#ends = new Uint32Array(words.length)
    for (let from = 0; from < words.length; from += wordsOfText) {
      const together = words.slice(from, from + wordsOfText)
      this.#texts.push(together.join(''))
      let end = 0
      for (const [at, word] of together.entries()) {
        end += word.length
        this.#ends[from + at] = end
      }
    }
  }

  at(index: number): string {
    const from = index % wordsOfText === 0 ? 0 : this.#ends[index - 1]
    return this.#texts[Math.floor(index / wordsOfText)]?.slice(from, this.#ends[index]) ?? ''
  }

  lengthAt(index: number): number {
    const from = index % wordsOfText === 0 ? 0 : (this.#ends[index - 1] ?? 0)
    return (this.#ends[index] ?? 0) - from
  }
}

let indexesMade = 0

/** Words are sorted, so that all with a prefix are one range of an array. About 6 bytes a posting. */
export class WordIndex {
  readonly id: number
  readonly items: Uint32Array
  readonly flags: Uint8Array
  readonly #words: WordList
  readonly #starts: Uint32Array
  readonly #letters: Uint32Array
  readonly #skeletons: Uint32Array
  readonly #bySkeleton: Uint32Array

  constructor(words: readonly string[], starts: Uint32Array, items: Uint32Array, flags: Uint8Array) {
    this.id = ++indexesMade
    this.#words = new WordList(words)
    this.#starts = starts
    this.items = items
    this.flags = flags
    this.#letters = Uint32Array.from(words, lettersOf)
    const skeletons = Uint32Array.from(words, skeletonHash)
    this.#bySkeleton = Uint32Array.from(words.keys()).sort(
      (a, b) => (skeletons[a] ?? 0) - (skeletons[b] ?? 0),
    )
    this.#skeletons = this.#bySkeleton.map((word) => skeletons[word] ?? 0)
  }

  #lowerBound(word: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#words.at(middle) < word) low = middle + 1
      else high = middle
    }
    return low
  }

  #rangeOf(from: number, to: number, exact: boolean): Range {
    const start = this.#starts[from] ?? 0
    const exactTo = exact ? (this.#starts[from + 1] ?? start) : start
    return { from: start, to: this.#starts[to] ?? start, exactTo }
  }

  /** The postings of all words with the prefix `typed`; those of `typed` itself come first. */
  withPrefix(typed: string): Range {
    const from = this.#lowerBound(typed)
    const to = this.#lowerBound(`${typed}\uffff`)
    return this.#rangeOf(from, to, this.#words.at(from) === typed)
  }

  withSameSkeleton(typed: string): Range[] {
    const hash = skeletonHash(typed)
    if (hash === 0) return []
    const ranges: Range[] = []
    for (let at = lowerBound(this.#skeletons, hash); this.#skeletons[at] === hash; at++) {
      const index = this.#bySkeleton[at] ?? 0
      if (this.#words.at(index) !== typed) ranges.push(this.#rangeOf(index, index + 1, false))
    }
    return ranges
  }

  /** Up to one or two edits; none for short words and numbers. */
  withSimilar(typed: string, mayGoOn: boolean): Range[] {
    const most = editsAllowed(typed)
    if (most === 0) return []
    const letters = lettersOf(typed)
    const longest = mayGoOn ? Number.POSITIVE_INFINITY : typed.length + most
    const from = this.#lowerBound(typed.slice(0, 1))
    const to = this.#lowerBound(`${typed.slice(0, 1)}\uffff`)
    const ranges: Range[] = []
    for (let index = from; index < to; index++) {
      if (!mayMatch(letters, this.#letters[index] ?? 0, most)) continue
      const length = this.#words.lengthAt(index)
      if (length < typed.length - most || length > longest) continue
      const word = this.#words.at(index)
      if (word.startsWith(typed)) continue
      if (prefixEditDistance(typed, word, most) <= most) ranges.push(this.#rangeOf(index, index + 1, false))
    }
    return ranges
  }
}

export class WordIndexBuilder {
  readonly #numbers = new Map<string, number>()
  readonly #words: number[] = []
  readonly #items: number[] = []
  readonly #flags: number[] = []

  /** Adds one name of an item as words. It is also found with all its words, or the first two, written as one. */
  add(item: number, words: readonly string[]): void {
    const [first] = words
    if (first === undefined) return
    words.forEach((word, position) => {
      this.#post(
        word,
        item,
        (position === 0 ? wordFlag.first : 0) | (words.length === 1 ? wordFlag.whole : 0),
      )
    })
    if (words.length > 1) this.#post(words.join(''), item, wordFlag.first | wordFlag.whole)
    if (words.length > 2) this.#post(words.slice(0, 2).join(''), item, wordFlag.first)
  }

  #post(word: string, item: number, flags: number): void {
    let number = this.#numbers.get(word)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(word, number)
    }
    this.#words.push(number)
    this.#items.push(item)
    this.#flags.push(flags)
  }

  build(): WordIndex {
    const words = [...this.#numbers.keys()].sort()
    const positions = new Uint32Array(words.length)
    words.forEach((word, position) => {
      positions[this.#numbers.get(word) ?? 0] = position
    })
    const starts = this.#countStarts(positions)
    const next = starts.slice()
    const items = new Uint32Array(this.#items.length)
    const flags = new Uint8Array(this.#items.length)
    for (const [posting, word] of this.#words.entries()) {
      const position = positions[word] ?? 0
      const slot = next[position] ?? 0
      next[position] = slot + 1
      items[slot] = this.#items[posting] ?? 0
      flags[slot] = this.#flags[posting] ?? 0
    }
    return new WordIndex(words, starts, items, flags)
  }

  #countStarts(positions: Uint32Array): Uint32Array {
    const starts = new Uint32Array(positions.length + 1)
    for (const word of this.#words) {
      const after = (positions[word] ?? 0) + 1
      starts[after] = (starts[after] ?? 0) + 1
    }
    for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
    return starts
  }
}
