import type { Pattern, Patterns, WordUse } from './patterns.ts'
import type { Token } from './read-message.ts'

export interface Found {
  /** Its number, see {@link Patterns.concepts}. */
  readonly concept: number
  readonly from: number
  readonly to: number
}

type Step = Pattern['steps'][number]

/** A concept in the words of the sentence that is looked through, in lists of those found before it. */
interface Span extends Found {
  /** The next one that starts at the same word. */
  readonly nextHere: Span | undefined
  /** The next one of its concept. */
  nextAlike: Span | undefined
}

/** What `~` never skips, so that `first see it, then pay` is not `first … pay`. */
const poles = new Set(['money', 'access', 'give', 'after', 'after-in'])
const mostFound = 4_000
const silent: WordUse = { choices: new Set(), choiceNumbers: [], beginning: [], hints: [], composites: [] }

/** Looks through one sentence after the other, and keeps its tables from one to the next. */
class Search {
  private found: Found[] = []
  private most = mostFound
  /** Where the sentence begins among the words of the message. */
  private first = 0
  private uses: readonly WordUse[] = []
  /** Of each word the last one found that starts there. */
  private readonly starting: (Span | undefined)[] = []
  /** Of each concept the first and the last one found. */
  private readonly firstOf: (Span | undefined)[]
  private readonly lastOf: (Span | undefined)[]
  private pole = new Uint8Array(64)
  /** Of each choice whether any word fits, then of each concept whether it was found. */
  private readonly seen: Uint8Array
  /** Of each composite whether anything that it begins with was found, a bit each. */
  private readonly due: Uint32Array
  private readonly isPole: Uint8Array
  private readonly patterns: Patterns

  constructor(patterns: Patterns) {
    const { choiceCount, concepts, composites } = patterns
    this.patterns = patterns
    this.seen = new Uint8Array(choiceCount + concepts.length)
    this.due = new Uint32Array((composites.length >> 5) + 1)
    this.isPole = Uint8Array.from(concepts, (name) => (poles.has(name) ? 1 : 0))
    this.firstOf = concepts.map(() => undefined)
    this.lastOf = concepts.map(() => undefined)
  }

  private isKnown(concept: number, from: number, to: number): boolean {
    for (let span = this.starting[from]; span; span = span.nextHere)
      if (span.concept === concept && span.to - this.first === to) return true
    return false
  }

  private add(concept: number, from: number, to: number): void {
    if (this.found.length >= this.most || this.isKnown(concept, from, to)) return
    const { first, starting, lastOf } = this
    const span: Span = {
      concept,
      from: first + from,
      to: first + to,
      nextHere: starting[from],
      nextAlike: undefined,
    }
    const last = lastOf[concept]
    if (last) last.nextAlike = span
    else this.markFirst(span)
    lastOf[concept] = span
    starting[from] = span
    this.found.push(span)
    if (this.isPole[concept] === 1) this.pole.fill(1, from, to)
  }

  private markFirst(span: Span): void {
    const { concept } = span
    this.firstOf[concept] = span
    this.seen[this.patterns.choiceCount + concept] = 1
    const places = this.patterns.byConcept[concept] ?? []
    for (let at = 0; at < places.length; at++) this.markDue(places[at] ?? 0)
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
    if (choice.concepts.length > 0)
      for (let span = this.starting[at]; span; span = span.nextHere)
        if (choice.concepts.includes(span.concept))
          best = Math.max(best, this.rest(steps, n + 1, span.to - this.first))
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
      for (let span = this.firstOf[concept]; span; span = span.nextAlike)
        this.match(pattern, span.from - this.first, span.to - this.first)
    const { uses } = this
    for (let at = 0; at < uses.length; at++)
      if (uses[at]?.composites.includes(place)) this.match(pattern, at, at + 1)
  }

  private forget(): void {
    this.starting.fill(undefined, 0, this.uses.length)
    this.firstOf.fill(undefined)
    this.lastOf.fill(undefined)
    this.due.fill(0)
    this.seen.fill(0, this.patterns.choiceCount)
  }

  /** Adds what a sentence speaks of, which begins with the word `first`. */
  run(uses: readonly WordUse[], first: number, found: Found[]): void {
    this.uses = uses
    this.first = first
    this.found = found
    this.most = found.length + mostFound
    if (this.pole.length < uses.length) this.pole = new Uint8Array(uses.length)
    else this.pole.fill(0, 0, uses.length)
    this.markSpoken(1)
    this.findWordings()
    for (let place = this.nextDue(0); place >= 0; place = this.nextDue(place + 1)) {
      if (!this.patterns.isPossible(place, this.seen)) continue
      const pattern = this.patterns.composites[place]
      if (pattern) this.matchComposite(pattern, place)
    }
    this.markSpoken(0)
    this.forget()
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
