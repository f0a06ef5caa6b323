import type { Pattern, Patterns, WordUse } from './patterns.ts'
import type { Token } from './read-message.ts'

export interface Found {
  readonly concept: string
  readonly from: number
  readonly to: number
}

type Step = Pattern['steps'][number]

/** What `~` never skips, so that `first see it, then pay` is not `first … pay`. */
const poles = new Set(['money', 'access', 'give', 'after', 'after-in'])
const mostFound = 4_000
const none: readonly number[] = []
const silent: WordUse = { choices: new Set(), choiceNumbers: [], beginning: [], hints: [], composites: [] }

/** Looks through one sentence after the other, and keeps its tables from one to the next. */
class Search {
  private found: Found[] = []
  private most = mostFound
  /** Where the sentence begins among the words of the message. */
  private first = 0
  private uses: readonly WordUse[] = []
  /** Where each concept starts: concept → word → ends. */
  private readonly starts = new Map<string, Map<number, number[]>>()
  private pole = new Uint8Array(64)
  /** Of each choice whether any word fits, then of each concept whether it was found. */
  private readonly seen: Uint8Array
  /** Of each composite whether anything that it begins with was found, a bit each. */
  private readonly due: Uint32Array
  private readonly patterns: Patterns

  constructor(patterns: Patterns) {
    this.patterns = patterns
    this.seen = new Uint8Array(patterns.choiceCount + patterns.numberOf.size)
    this.due = new Uint32Array((patterns.composites.length >> 5) + 1)
  }

  private add(concept: string, from: number, to: number): void {
    if (this.found.length >= this.most) return
    let at = this.starts.get(concept)
    if (!at) {
      at = new Map()
      this.starts.set(concept, at)
      this.seen[this.patterns.numberOf.get(concept) ?? 0] = 1
      for (const place of this.patterns.byConcept.get(concept) ?? none) this.markDue(place)
    }
    const ends = at.get(from)
    if (!ends) at.set(from, [to])
    else if (ends.includes(to)) return
    else ends.push(to)
    this.found.push({ concept, from: this.first + from, to: this.first + to })
    if (poles.has(concept)) this.pole.fill(1, from, to)
  }

  private markDue(place: number): void {
    this.due[place >> 5] = (this.due[place >> 5] ?? 0) | (1 << (place & 31))
  }

  /** The first composite from `place` on that is due, or -1. */
  private nextDue(place: number): number {
    let bits = (this.due[place >> 5] ?? 0) & (-1 << (place & 31))
    for (let at = place >> 5; at < this.due.length; bits = this.due[++at] ?? 0)
      if (bits !== 0) return (at << 5) + 31 - Math.clz32(bits & -bits)
    return -1
  }

  /** The furthest end of the steps from `n` on when step `n` is at a word, or -1. */
  private after(steps: readonly Step[], n: number, at: number): number {
    const choice = steps[n]?.choice
    if (!choice) return -1
    let best = -1
    for (const concept of choice.concepts)
      for (const end of this.starts.get(concept)?.get(at) ?? none)
        best = Math.max(best, this.rest(steps, n + 1, end))
    if (this.seen[choice.number] === 0) return best
    return this.uses[at]?.choices.has(choice) ? Math.max(best, this.rest(steps, n + 1, at + 1)) : best
  }

  /** The furthest end of the steps from `n` on, or -1. */
  private rest(steps: readonly Step[], n: number, at: number): number {
    const step = steps[n]
    if (!step) return at
    let best = -1
    const last = Math.min(at + step.gap, this.uses.length - 1)
    for (let here = at; here <= last; here++) {
      best = this.after(steps, n, here)
      if (best >= 0 || (!step.overPoles && this.pole[here] === 1)) break
    }
    return best < 0 && step.optional ? this.rest(steps, n + 1, at) : best
  }

  private match({ concept, steps }: Pattern, from: number, to: number): void {
    const end = this.rest(steps, 1, to)
    if (end >= 0) this.add(concept, from, end)
  }

  /** A quick look that leaves few wordings to be matched. */
  private isSpoken({ needs }: Pattern): boolean {
    for (let at = 0; at < needs.length; at++) if (this.seen[needs[at] ?? 0] === 0) return false
    return true
  }

  private markSpoken(mark: 0 | 1): void {
    for (const { choiceNumbers } of this.uses)
      for (let at = 0; at < choiceNumbers.length; at++) this.seen[choiceNumbers[at] ?? 0] = mark
  }

  private findWordings(): void {
    const { uses } = this
    for (let at = 0; at < uses.length; at++) {
      const { beginning, hints, composites } = uses[at] ?? silent
      for (let n = 0; n < hints.length; n++) {
        const hint = hints[n] ?? -1
        if (hint >= 0 && this.seen[hint] === 0) continue
        const pattern = beginning[n]
        if (pattern && this.isSpoken(pattern)) this.match(pattern, at, at + 1)
      }
      for (let n = 0; n < composites.length; n++) this.markDue(composites[n] ?? 0)
    }
  }

  private matchComposite(pattern: Pattern, place: number): void {
    for (const concept of pattern.steps[0]?.choice.concepts ?? [])
      for (const [from, ends] of [...(this.starts.get(concept) ?? [])])
        for (const end of [...ends]) this.match(pattern, from, end)
    const { uses } = this
    for (let at = 0; at < uses.length; at++)
      if (uses[at]?.composites.includes(place)) this.match(pattern, at, at + 1)
  }

  /** Adds what a sentence speaks of, which begins with the word `first`. */
  run(uses: readonly WordUse[], first: number, found: Found[]): void {
    this.uses = uses
    this.first = first
    this.found = found
    this.most = found.length + mostFound
    this.starts.clear()
    if (this.pole.length < uses.length) this.pole = new Uint8Array(uses.length)
    else this.pole.fill(0, 0, uses.length)
    this.due.fill(0)
    this.markSpoken(1)
    this.findWordings()
    for (let place = this.nextDue(0); place >= 0; place = this.nextDue(place + 1)) {
      if (!this.patterns.isPossible(place, this.seen)) continue
      const pattern = this.patterns.composites[place]
      if (pattern) this.matchComposite(pattern, place)
    }
    this.markSpoken(0)
    this.seen.fill(0, this.patterns.choiceCount)
  }
}

const searches = new WeakMap<Patterns, Search>()

function searchFor(patterns: Patterns): Search {
  const search = searches.get(patterns) ?? new Search(patterns)
  searches.set(patterns, search)
  return search
}

/** Every concept that the tokens speak of. No wording goes beyond a sentence. */
export function findConcepts(tokens: readonly Token[], patterns: Patterns): readonly Found[] {
  const search = searchFor(patterns)
  const found: Found[] = []
  let first = 0
  while (first < tokens.length && found.length < mostFound) {
    let end = first + 1
    while (end < tokens.length && tokens[end]?.sentence === tokens[first]?.sentence) end++
    const uses = tokens.slice(first, end).map(({ forms }) => patterns.useOf(forms))
    search.run(uses, first, found)
    first = end
  }
  return found
}
