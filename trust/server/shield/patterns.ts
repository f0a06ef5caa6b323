import { plainScript, soundKey } from './sound-key.ts'

/** Which language a wording is in is for the reader alone. */
export type Wordings = Readonly<Record<string, string>>
export type Concepts = Readonly<Record<string, Wordings>>

/** The words that a step may be, shared by all steps that are written alike. */
export interface Choice {
  readonly number: number
  readonly words: ReadonlySet<string>
  readonly starts: readonly string[]
  readonly ends: readonly string[]
  readonly concepts: readonly string[]
}

interface Step {
  readonly choice: Choice
  readonly optional: boolean
  /** Tokens that may be skipped before this step, over poles or not. */
  readonly gap: number
  readonly overPoles: boolean
}

export interface Pattern {
  readonly concept: string
  readonly steps: readonly Step[]
  /** Numbers of the choices of words alone behind the first step, without which it is nowhere. */
  readonly needs: readonly number[]
}

/** Where a word is spoken of. */
export interface WordUse {
  readonly choices: ReadonlySet<Choice>
  readonly choiceNumbers: readonly number[]
  /** The patterns of words alone that begin with it. */
  readonly beginning: readonly Pattern[]
  /** Of each of them a choice without which it is nowhere, or -1. */
  readonly hints: readonly number[]
  /** Places in {@link Patterns.composites} of those that begin with it. */
  readonly composites: readonly number[]
}

export interface Patterns {
  /** Of a word by its forms. */
  readonly useOf: (forms: readonly string[]) => WordUse
  /** Those that hold other concepts, each after what it holds. */
  readonly composites: readonly Pattern[]
  /** Whether all that the composite at a place needs is seen: by the numbers of choices and of concepts. */
  readonly isPossible: (place: number, seen: Uint8Array) => boolean
  /** The number of each concept, behind those of choices. */
  readonly numberOf: ReadonlyMap<string, number>
  /** How many numbers choices have. */
  readonly choiceCount: number
  /** Places among them by the concept that they begin with. */
  readonly byConcept: ReadonlyMap<string, readonly number[]>
}

const longestGap = 6
const script = /[\u0900-\u0d7f]/

const form = (word: string) =>
  word.startsWith('#') ? word : script.test(word) ? plainScript(word) : soundKey(word.toLowerCase())

function choiceOf(written: string, number: number): Choice {
  const words = new Set<string>()
  const starts: string[] = []
  const ends: string[] = []
  const concepts: string[] = []
  for (const way of written.split('|')) {
    if (way.startsWith('{')) concepts.push(way.slice(1, -1))
    else if (way.endsWith('*')) starts.push(form(way.slice(0, -1)))
    else if (way.startsWith('*')) ends.push(form(way.slice(1)))
    else words.add(form(way))
  }
  return { number, words, starts, ends, concepts }
}

function readPattern(concept: string, written: string, choices: Map<string, Choice>): Pattern {
  const steps: Step[] = []
  let gap = 0
  let overPoles = true
  for (const part of written.split(' ')) {
    if (part === '..' || part === '~') {
      gap = longestGap
      overPoles = part === '..'
      continue
    }
    const optional = part.endsWith('?')
    const ways = optional ? part.slice(0, -1) : part
    const choice = choices.get(ways) ?? choiceOf(ways, choices.size)
    choices.set(ways, choice)
    steps.push({ choice, optional, gap, overPoles })
    gap = 0
  }
  const needs = steps
    .slice(1)
    .filter(({ choice, optional }) => !optional && choice.concepts.length === 0)
    .map(({ choice }) => choice.number)
  return { concept, steps, needs }
}

/** What ends the ways to take a step, and the steps of a pattern. */
const endOfStep = -1
const endOfSteps = -2

/** All that composites need lies in one table, so that a look at many of them reads little. */
function lookAtSteps(
  composites: readonly Pattern[],
  numberOf: ReadonlyMap<string, number>,
): Patterns['isPossible'] {
  const table: number[] = []
  const from = composites.map(({ steps }) => {
    const start = table.length
    for (const { choice, optional } of steps) {
      if (optional) continue
      const concepts = choice.concepts.map((name) => numberOf.get(name) ?? 0)
      table.push(choice.number, ...concepts, endOfStep)
    }
    table.push(endOfSteps)
    return start
  })
  const ways = Int16Array.from(table)
  return (place, seen) => {
    let isTaken = false
    for (let at = from[place] ?? 0; ; at++) {
      const way = ways[at] ?? endOfSteps
      if (way >= 0) isTaken ||= seen[way] === 1
      else if (way === endOfSteps) return true
      else if (!isTaken) return false
      else isTaken = false
    }
  }
}

/** How many layers of other concepts a concept is made of. */
function depthsOf(composites: readonly Pattern[]): (concept: string) => number {
  const parts = new Map<string, Set<string>>()
  for (const { concept, steps } of composites) {
    const names = parts.get(concept) ?? new Set()
    for (const { choice } of steps) for (const name of choice.concepts) names.add(name)
    parts.set(concept, names)
  }
  const depth = (concept: string, above: readonly string[]): number => {
    if (above.includes(concept)) throw new Error(`${concept} is made of itself: ${above.join(', ')}`)
    return Math.max(0, ...[...(parts.get(concept) ?? [])].map((name) => 1 + depth(name, [...above, concept])))
  }
  return (concept) => depth(concept, [])
}

const push = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function readWordings(concepts: Concepts, choices: Map<string, Choice>): readonly Pattern[] {
  return Object.entries(concepts).flatMap(([concept, wordings]) =>
    Object.values(wordings)
      .flatMap((list) => list.split(/,|\n/))
      .filter((written) => written.trim() !== '')
      .map((written) => {
        const made = readPattern(concept, written.trim().replaceAll(/\s+/g, ' '), choices)
        const strange = made.steps
          .flatMap(({ choice }) => choice.concepts)
          .find((name) => !Object.hasOwn(concepts, name))
        if (strange) throw new Error(`${concept}: there is no concept ${strange}`)
        if (made.steps[0]?.optional)
          throw new Error(`${concept}: "${written}" begins with what may be missing`)
        return made
      }),
  )
}

/** Things found by words they name, by how such a word starts, and by how it ends. */
class ByForm<Thing> {
  private readonly words = new Map<string, Thing[]>()
  private readonly starts = new Map<string, Thing[]>()
  private readonly ends: (readonly [end: string, thing: Thing])[] = []

  add(choice: Pick<Choice, 'words'> & Partial<Choice>, thing: Thing): void {
    for (const word of choice.words) push(this.words, word, thing)
    for (const start of choice.starts ?? []) push(this.starts, start, thing)
    for (const end of choice.ends ?? []) this.ends.push([end, thing])
  }

  find(form: string): readonly Thing[] {
    const found = [...(this.words.get(form) ?? [])]
    for (let length = 2; length <= form.length; length++)
      found.push(...(this.starts.get(form.slice(0, length)) ?? []))
    for (const [end, thing] of this.ends) if (form.endsWith(end)) found.push(thing)
    return found
  }
}

/**
 * Reads wordings. A wording is words one after the other: `bhej*` is any word that starts so, `*kandi` one that ends
 * so, `a|b` either, `the?` may be missing, `{pay}` any wording of that concept, `..` up to six other words, and `~` up
 * to six that speak neither of money nor of the visit.
 */
export function compile(concepts: Concepts): Patterns {
  const written = new Map<string, Choice>()
  const all = readWordings(concepts, written)
  const isComposite = ({ steps }: Pattern) => steps.some(({ choice }) => choice.concepts.length > 0)
  const composites = all.filter(isComposite)
  const depth = depthsOf(composites)
  composites.sort((a, b) => depth(a.concept) - depth(b.concept))

  const numberOf = new Map(Object.keys(concepts).map((name, n) => [name, written.size + n]))
  const choices = new ByForm<Choice>()
  const beginning = new ByForm<Pattern>()
  const places = new ByForm<number>()
  const byConcept = new Map<string, number[]>()
  for (const choice of written.values()) choices.add(choice, choice)
  for (const one of all) if (one.steps[0] && !isComposite(one)) beginning.add(one.steps[0].choice, one)
  for (const [place, { steps }] of composites.entries()) {
    const [first] = steps
    if (first) places.add({ words: first.choice.words }, place)
    for (const concept of first?.choice.concepts ?? []) push(byConcept, concept, place)
  }
  const known = new WeakMap<readonly string[], WordUse>()
  const useOf = (forms: readonly string[]): WordUse => {
    const kept = known.get(forms)
    if (kept) return kept
    const fitting = new Set(forms.flatMap((form) => choices.find(form)))
    const begun = [...new Set(forms.flatMap((form) => beginning.find(form)))]
    const use = {
      choices: fitting,
      choiceNumbers: [...fitting].map(({ number }) => number),
      beginning: begun,
      hints: begun.map(({ needs }) => needs.at(-1) ?? -1),
      composites: [...new Set(forms.flatMap((form) => places.find(form)))],
    }
    known.set(forms, use)
    return use
  }
  const isPossible = lookAtSteps(composites, numberOf)
  return { useOf, composites, isPossible, numberOf, choiceCount: written.size, byConcept }
}
