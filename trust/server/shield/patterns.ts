import { plainScript, soundKey } from './sound-key.ts'

/** Which language a wording is in is for the reader alone. */
export type Wordings = Readonly<Record<string, string>>
export type Concepts = Readonly<Record<string, Wordings>>

/** The words that a step may be, shared by all steps that are written alike. */
export interface Choice {
  readonly number: number
  /** Numbers of concepts. */
  readonly concepts: readonly number[]
}

/** What is written of a choice besides concepts. */
interface Spelt {
  readonly choice: Choice
  readonly words: ReadonlySet<string>
  readonly starts: readonly string[]
  readonly ends: readonly string[]
}

interface Step {
  readonly choice: Choice
  readonly optional: boolean
  /** Tokens that may be skipped before this step, over poles or not. */
  readonly gap: number
  readonly overPoles: boolean
}

export interface Pattern {
  readonly concept: number
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
  /** Their names, each at its number. */
  readonly concepts: readonly string[]
  /** How many choices there are. Of what was seen concepts stand behind them. */
  readonly choiceCount: number
  /** Places of composites by the number of the concept that they begin with. */
  readonly byConcept: readonly (readonly number[])[]
}

const longestGap = 6
/** A shorter one is the beginning of too many words. */
const shortestStart = 2
const script = /[\u0900-\u0d7f]/

const form = (word: string) =>
  word.startsWith('#') ? word : script.test(word) ? plainScript(word) : soundKey(word.toLowerCase())

const none: readonly never[] = []

/** Lists that grew have room for more, which tens of thousands of them would keep. */
const exact = <Value>(list: readonly Value[]): readonly Value[] => (list.length > 0 ? list.slice() : none)

/** Reads what is written of concepts, each choice and each step once. */
class Reader {
  readonly choices = new Map<string, Spelt>()
  private readonly steps = new Map<string, Step>()
  private readonly names: readonly string[]
  private readonly numberOf: ReadonlyMap<string, number>

  constructor(names: readonly string[]) {
    this.names = names
    this.numberOf = new Map(names.map((name, number) => [name, number]))
  }

  private choice(ways: string): Spelt {
    const known = this.choices.get(ways)
    if (known) return known
    const words = new Set<string>()
    const starts: string[] = []
    const ends: string[] = []
    const concepts: number[] = []
    for (const way of ways.split('|')) {
      if (way.startsWith('{')) concepts.push(this.number(way.slice(1, -1)))
      else if (way.endsWith('*')) starts.push(form(way.slice(0, -1)))
      else if (way.startsWith('*')) ends.push(form(way.slice(1)))
      else words.add(form(way))
    }
    const choice = { number: this.choices.size, concepts: exact(concepts) }
    const made = { choice, words, starts, ends }
    this.choices.set(ways, made)
    return made
  }

  private step(ways: string, optional: boolean, gap: number, overPoles: boolean): Step {
    const key = `${optional} ${gap} ${overPoles} ${ways}`
    const known = this.steps.get(key)
    if (known) return known
    const made = { choice: this.choice(ways).choice, optional, gap, overPoles }
    this.steps.set(key, made)
    return made
  }

  private number(name: string): number {
    const number = this.numberOf.get(name)
    if (number === undefined) throw new Error(`There is no concept ${name}`)
    return number
  }

  pattern(concept: number, written: string): Pattern {
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
      steps.push(this.step(optional ? part.slice(0, -1) : part, optional, gap, overPoles))
      gap = 0
    }
    if (steps[0]?.optional)
      throw new Error(`${this.names[concept]}: "${written}" begins with what may be missing`)
    const needs = steps
      .slice(1)
      .filter(({ choice, optional }) => !optional && choice.concepts.length === 0)
      .map(({ choice }) => choice.number)
    return { concept, steps: exact(steps), needs: exact(needs) }
  }
}

/** What ends the ways to take a step, and the steps of a pattern. */
const endOfStep = -1
const endOfSteps = -2

/** All that composites need lies in one table, so that a look at many of them reads little. */
function lookAtSteps(composites: readonly Pattern[], choiceCount: number): Patterns['isPossible'] {
  const table: number[] = []
  const from = composites.map(({ steps }) => {
    const start = table.length
    for (const { choice, optional } of steps) {
      if (optional) continue
      table.push(choice.number, ...choice.concepts.map((concept) => choiceCount + concept), endOfStep)
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
function depthsOf(composites: readonly Pattern[], names: readonly string[]): (concept: number) => number {
  const parts = new Map<number, Set<number>>()
  for (const { concept, steps } of composites) {
    const within = parts.get(concept) ?? new Set()
    for (const { choice } of steps) for (const part of choice.concepts) within.add(part)
    parts.set(concept, within)
  }
  const depth = (concept: number, above: readonly number[]): number => {
    if (above.includes(concept))
      throw new Error(
        `${names[concept]} is made of itself: ${above.map((number) => names[number]).join(', ')}`,
      )
    return Math.max(0, ...[...(parts.get(concept) ?? [])].map((part) => 1 + depth(part, [...above, concept])))
  }
  return (concept) => depth(concept, [])
}

const push = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const exactLists = <Key, Value>(
  map: ReadonlyMap<Key, readonly Value[]>,
): ReadonlyMap<Key, readonly Value[]> => new Map(Array.from(map, ([key, list]) => [key, exact(list)]))

const wordingsIn = (lists: Wordings): readonly string[] =>
  Object.values(lists)
    .flatMap((list) => list.split(/,|\n/))
    .map((written) => written.trim().replaceAll(/\s+/g, ' '))
    .filter((written) => written !== '')

/** Choices by the words they name, by how such a word starts, and by how it ends. */
class ChoicesByForm {
  private readonly words: ReadonlyMap<string, readonly Choice[]>
  private readonly starts: ReadonlyMap<string, readonly Choice[]>
  private readonly ends: ReadonlyMap<string, readonly Choice[]>

  constructor(written: Iterable<Spelt>) {
    const words = new Map<string, Choice[]>()
    const starts = new Map<string, Choice[]>()
    const ends = new Map<string, Choice[]>()
    for (const { choice, ...spelt } of written) {
      for (const word of spelt.words) push(words, word, choice)
      for (const start of spelt.starts) push(starts, start, choice)
      for (const end of spelt.ends) push(ends, end, choice)
    }
    this.words = exactLists(words)
    this.starts = exactLists(starts)
    this.ends = exactLists(ends)
  }

  find(form: string): readonly Choice[] {
    const found = [...(this.words.get(form) ?? [])]
    for (let length = 1; length <= form.length; length++) {
      if (length >= shortestStart) found.push(...(this.starts.get(form.slice(0, length)) ?? []))
      found.push(...(this.ends.get(form.slice(-length)) ?? []))
    }
    return found
  }
}

/** Looks words up, the same word once. */
function findUses(
  choices: ChoicesByForm,
  beginning: readonly (readonly Pattern[])[],
  places: ReadonlyMap<string, readonly number[]>,
): Patterns['useOf'] {
  const known = new WeakMap<readonly string[], WordUse>()
  return (forms) => {
    const kept = known.get(forms)
    if (kept) return kept
    const fitting = new Set(forms.flatMap((form) => choices.find(form)))
    const choiceNumbers = Array.from(fitting, ({ number }) => number)
    const begun = choiceNumbers.flatMap((number) => beginning[number] ?? [])
    const use = {
      choices: fitting,
      choiceNumbers,
      beginning: begun,
      hints: begun.map(({ needs }) => needs.at(-1) ?? -1),
      composites: [...new Set(forms.flatMap((form) => places.get(form) ?? []))],
    }
    known.set(forms, use)
    return use
  }
}

/**
 * Reads wordings. A wording is words one after the other: `bhej*` is any word that starts so, `*kandi` one that ends
 * so, `a|b` either, `the?` may be missing, `{pay}` any wording of that concept, `..` up to six other words, and `~` up
 * to six that speak neither of money nor of the visit.
 */
export function compile(concepts: Concepts): Patterns {
  const names = Object.keys(concepts)
  const reader = new Reader(names)
  const all = Object.values(concepts).flatMap((lists, concept) =>
    wordingsIn(lists).map((written) => reader.pattern(concept, written)),
  )
  const isComposite = ({ steps }: Pattern) => steps.some(({ choice }) => choice.concepts.length > 0)
  const composites = all.filter(isComposite)
  const depth = depthsOf(composites, names)
  composites.sort((a, b) => depth(a.concept) - depth(b.concept))

  const beginning = Array.from(reader.choices, (): Pattern[] => [])
  const places = new Map<string, number[]>()
  const byConcept = names.map((): number[] => [])
  for (const one of all)
    if (one.steps[0] && !isComposite(one)) beginning[one.steps[0].choice.number]?.push(one)
  const spelt = [...reader.choices.values()]
  for (const [place, { steps }] of composites.entries()) {
    const [first] = steps
    for (const word of (first && spelt[first.choice.number]?.words) ?? []) push(places, word, place)
    for (const concept of first?.choice.concepts ?? []) byConcept[concept]?.push(place)
  }
  const useOf = findUses(new ChoicesByForm(spelt), beginning.map(exact), exactLists(places))
  const choiceCount = reader.choices.size
  const isPossible = lookAtSteps(composites, choiceCount)
  return { useOf, composites, isPossible, concepts: names, choiceCount, byConcept }
}
