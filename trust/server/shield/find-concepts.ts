import type { Pattern, Patterns } from './patterns.ts'
import type { Token } from './read-message.ts'

export interface Found {
  readonly concept: string
  readonly from: number
  readonly to: number
  negated: boolean
}

type Step = Pattern['steps'][number]

/** What `~` never skips, so that `first see it, then pay` is not `first … pay`. */
const poles = new Set(['money', 'access', 'give', 'after', 'after-in'])
const mostFound = 4_000

class Search {
  readonly found: Found[] = []
  /** Where each concept starts: concept → token → ends. */
  readonly starts = new Map<string, Map<number, Set<number>>>()
  private readonly pole: boolean[]
  private readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
    this.pole = tokens.map(() => false)
  }

  add(concept: string, from: number, to: number): void {
    if (this.found.length >= mostFound) return
    const at = this.starts.get(concept) ?? new Map<number, Set<number>>()
    const ends = at.get(from) ?? new Set<number>()
    if (ends.has(to)) return
    this.starts.set(concept, at.set(from, ends.add(to)))
    this.found.push({ concept, from, to, negated: false })
    if (poles.has(concept)) this.pole.fill(true, from, to)
  }

  private wordFits({ words, starts, ends }: Step, { forms }: Token): boolean {
    return forms.some(
      (form) =>
        words.has(form) ||
        starts.some((start) => form.startsWith(start)) ||
        ends.some((end) => form.endsWith(end)),
    )
  }

  private endsOf(step: Step, at: number): number[] {
    const token = this.tokens[at]
    if (!token) return []
    const ends = step.concepts.flatMap((concept) => [...(this.starts.get(concept)?.get(at) ?? [])])
    if (this.wordFits(step, token)) ends.push(at + 1)
    return ends
  }

  /** The furthest end of the steps from `n` on, or -1. */
  private rest({ steps }: Pattern, n: number, at: number, sentence: number): number {
    const step = steps[n]
    if (!step) return at
    let best = -1
    for (let skipped = 0; skipped <= step.gap; skipped++) {
      const token = this.tokens[at + skipped]
      if (!token || token.sentence !== sentence) break
      for (const end of this.endsOf(step, at + skipped))
        best = Math.max(best, this.rest({ steps, concept: '' }, n + 1, end, sentence))
      if (best >= 0 || (!step.overPoles && this.pole[at + skipped])) break
    }
    if (best < 0 && step.optional) return this.rest({ steps, concept: '' }, n + 1, at, sentence)
    return best
  }

  match(pattern: Pattern, from: number, to: number): void {
    const sentence = this.tokens[from]?.sentence ?? 0
    const end = this.rest(pattern, 1, to, sentence)
    if (end >= 0) this.add(pattern.concept, from, end)
  }
}

function findWordings(search: Search, tokens: readonly Token[], { byWord, byStart, byEnd }: Patterns): void {
  tokens.forEach(({ forms }, at) => {
    for (const form of forms) {
      for (const pattern of byWord.get(form) ?? []) search.match(pattern, at, at + 1)
      for (let length = 2; length <= form.length; length++)
        for (const pattern of byStart.get(form.slice(0, length)) ?? []) search.match(pattern, at, at + 1)
      for (const [end, pattern] of byEnd) if (form.endsWith(end)) search.match(pattern, at, at + 1)
    }
  })
}

function placesOf(tokens: readonly Token[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  tokens.forEach(({ forms }, at) => {
    for (const form of forms) places.set(form, [...(places.get(form) ?? []), at])
  })
  return places
}

/** Every concept that the tokens speak of. */
export function findConcepts(tokens: readonly Token[], patterns: Patterns): Found[] {
  const search = new Search(tokens)
  findWordings(search, tokens, patterns)
  const places = placesOf(tokens)
  for (const pattern of patterns.composites) {
    const [first] = pattern.steps
    for (const concept of first?.concepts ?? [])
      for (const [from, ends] of [...(search.starts.get(concept) ?? [])])
        for (const end of ends) search.match(pattern, from, end)
    for (const word of first?.words ?? [])
      for (const at of places.get(word) ?? []) search.match(pattern, at, at + 1)
  }
  return search.found
}
