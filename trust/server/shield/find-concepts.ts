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

/** Zeros to write into; one array for all sentences, which are looked through one after the other. */
class Marks {
  private marks = new Uint8Array(256)

  cleared(length: number): Uint8Array {
    if (this.marks.length < length) this.marks = new Uint8Array(length)
    else this.marks.fill(0, 0, length)
    return this.marks
  }
}

const marks = { pole: new Marks(), spoken: new Marks(), due: new Marks() }

/** Looks through one sentence. */
class Search {
  readonly found: Found[] = []
  /** Where each concept starts: concept → word → ends. */
  private readonly starts = new Map<string, Map<number, number[]>>()
  private readonly pole: Uint8Array
  /** Of each choice whether any word fits. */
  private readonly spoken: Uint8Array
  /** Of each composite whether anything that it begins with was found. */
  private readonly due: Uint8Array
  private readonly uses: readonly WordUse[]
  private readonly patterns: Patterns

  constructor(uses: readonly WordUse[], patterns: Patterns) {
    this.uses = uses
    this.patterns = patterns
    this.pole = marks.pole.cleared(uses.length)
    this.spoken = marks.spoken.cleared(patterns.choiceCount)
    this.due = marks.due.cleared(patterns.composites.length)
  }

  private add(concept: string, from: number, to: number): void {
    if (this.found.length >= mostFound) return
    let at = this.starts.get(concept)
    if (!at) {
      at = new Map()
      this.starts.set(concept, at)
      for (const place of this.patterns.byConcept.get(concept) ?? none) this.due[place] = 1
    }
    const ends = at.get(from)
    if (!ends) at.set(from, [to])
    else if (ends.includes(to)) return
    else ends.push(to)
    this.found.push({ concept, from, to })
    if (poles.has(concept)) this.pole.fill(1, from, to)
  }

  /** The furthest end of the steps from `n` on when step `n` is at a word, or -1. */
  private after(steps: readonly Step[], n: number, at: number): number {
    const choice = steps[n]?.choice
    if (!choice) return -1
    let best = -1
    for (const concept of choice.concepts)
      for (const end of this.starts.get(concept)?.get(at) ?? none)
        best = Math.max(best, this.rest(steps, n + 1, end))
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
    for (const choice of needs) if (this.spoken[choice] === 0) return false
    return true
  }

  /** Where words stand that composites begin with. */
  private findWordings(): ReadonlyMap<number, readonly number[]> {
    const places = new Map<number, number[]>()
    for (const { choiceNumbers } of this.uses) for (const choice of choiceNumbers) this.spoken[choice] = 1
    for (const [at, { beginning, composites }] of this.uses.entries()) {
      for (const pattern of beginning) if (this.isSpoken(pattern)) this.match(pattern, at, at + 1)
      for (const place of composites) {
        this.due[place] = 1
        const known = places.get(place)
        if (known) known.push(at)
        else places.set(place, [at])
      }
    }
    return places
  }

  /** Whether all that a composite needs is anywhere. */
  private isPossible(pattern: Pattern): boolean {
    if (!this.isSpoken(pattern)) return false
    for (const { choice, optional } of pattern.steps)
      if (
        !optional &&
        this.spoken[choice.number] === 0 &&
        !choice.concepts.some((name) => this.starts.has(name))
      )
        return false
    return true
  }

  private matchComposite(pattern: Pattern, places: readonly number[]): void {
    for (const concept of pattern.steps[0]?.choice.concepts ?? [])
      for (const [from, ends] of [...(this.starts.get(concept) ?? [])])
        for (const end of [...ends]) this.match(pattern, from, end)
    for (const at of places) this.match(pattern, at, at + 1)
  }

  run(): void {
    const places = this.findWordings()
    for (let place = this.due.indexOf(1); place >= 0; place = this.due.indexOf(1, place + 1)) {
      const pattern = this.patterns.composites[place]
      if (pattern && this.isPossible(pattern)) this.matchComposite(pattern, places.get(place) ?? none)
    }
  }
}

/** Every concept that the tokens speak of. No wording goes beyond a sentence. */
export function findConcepts(tokens: readonly Token[], patterns: Patterns): readonly Found[] {
  const found: Found[] = []
  let first = 0
  while (first < tokens.length && found.length < mostFound) {
    let end = first + 1
    while (end < tokens.length && tokens[end]?.sentence === tokens[first]?.sentence) end++
    const uses = tokens.slice(first, end).map(({ forms }) => patterns.useOf(forms))
    const search = new Search(uses, patterns)
    search.run()
    for (const { concept, from, to } of search.found)
      found.push({ concept, from: first + from, to: first + to })
    first = end
  }
  return found
}
