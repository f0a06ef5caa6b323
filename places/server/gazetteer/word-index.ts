import { lettersOf, mayMatch, slips, slipsAllowed } from './spelling.ts'

/** How a word stands in a name: bits of one posting. */
export const standing = { first: 1, whole: 2 } as const

/** Some postings of an index, `from` up to `to` (excluded); those of the very word typed lie before `exactTo`. */
export interface Range {
  readonly from: number
  readonly to: number
  readonly exactTo: number
}

/**
 * Which items have which words. Words are sorted, and postings lie in the order of their words, so that all items with
 * words of one beginning are one stretch of an array. About 6 bytes a posting.
 */
export class WordIndex {
  readonly items: Uint32Array
  readonly standings: Uint8Array
  readonly #words: readonly string[]
  readonly #starts: Uint32Array
  readonly #letters: Uint32Array

  constructor(words: readonly string[], starts: Uint32Array, items: Uint32Array, standings: Uint8Array) {
    this.#words = words
    this.#starts = starts
    this.items = items
    this.standings = standings
    this.#letters = Uint32Array.from(words, lettersOf)
  }

  #lowerBound(word: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#words[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  #rangeOf(from: number, to: number, exact: boolean): Range {
    const start = this.#starts[from] ?? 0
    const exactTo = exact ? (this.#starts[from + 1] ?? start) : start
    return { from: start, to: this.#starts[to] ?? start, exactTo }
  }

  /** The postings of all words that begin with `typed`; those of `typed` itself come first. */
  beginningWith(typed: string): Range {
    const from = this.#lowerBound(typed)
    const to = this.#lowerBound(`${typed}\uffff`)
    return this.#rangeOf(from, to, this.#words[from] === typed)
  }

  /** The postings of words that begin with `typed` but for one or two slips; none for short words and numbers. */
  beginningLike(typed: string): Range[] {
    const most = slipsAllowed(typed)
    if (most === 0) return []
    const letters = lettersOf(typed)
    const from = this.#lowerBound(typed.slice(0, 1))
    const to = this.#lowerBound(`${typed.slice(0, 1)}\uffff`)
    const ranges: Range[] = []
    for (let index = from; index < to; index++) {
      if (!mayMatch(letters, this.#letters[index] ?? 0, most)) continue
      const word = this.#words[index] ?? ''
      if (word.startsWith(typed) || slips(typed, word, most) > most) continue
      ranges.push(this.#rangeOf(index, index + 1, false))
    }
    return ranges
  }
}

/** Collects words item by item, then builds their index. */
export class WordIndexBuilder {
  readonly #numbers = new Map<string, number>()
  readonly #words: number[] = []
  readonly #items: number[] = []
  readonly #standings: number[] = []

  /** One name of an item, as words; a name of several words is also found written as one. */
  add(item: number, words: readonly string[]): void {
    const [first] = words
    if (first === undefined) return
    words.forEach((word, position) => {
      this.#post(
        word,
        item,
        (position === 0 ? standing.first : 0) | (words.length === 1 ? standing.whole : 0),
      )
    })
    if (words.length > 1) this.#post(words.join(''), item, standing.first | standing.whole)
  }

  #post(word: string, item: number, stands: number): void {
    let number = this.#numbers.get(word)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(word, number)
    }
    this.#words.push(number)
    this.#items.push(item)
    this.#standings.push(stands)
  }

  build(): WordIndex {
    const words = [...this.#numbers.keys()].sort()
    const places = new Uint32Array(words.length)
    words.forEach((word, place) => {
      places[this.#numbers.get(word) ?? 0] = place
    })
    const starts = this.#countStarts(places)
    const next = starts.slice()
    const items = new Uint32Array(this.#items.length)
    const standings = new Uint8Array(this.#items.length)
    for (const [posting, word] of this.#words.entries()) {
      const place = places[word] ?? 0
      const slot = next[place] ?? 0
      next[place] = slot + 1
      items[slot] = this.#items[posting] ?? 0
      standings[slot] = this.#standings[posting] ?? 0
    }
    return new WordIndex(words, starts, items, standings)
  }

  #countStarts(places: Uint32Array): Uint32Array {
    const starts = new Uint32Array(places.length + 1)
    for (const word of this.#words) {
      const place = (places[word] ?? 0) + 1
      starts[place] = (starts[place] ?? 0) + 1
    }
    for (let place = 1; place < starts.length; place++)
      starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
    return starts
  }
}
