import { plainScript, soundKey } from './sound-key.ts'

/** Which language a wording is in is for the reader alone. */
export type Wordings = Readonly<Record<string, string>>
export type Concepts = Readonly<Record<string, Wordings>>

interface Step {
  readonly words: ReadonlySet<string>
  readonly starts: readonly string[]
  readonly ends: readonly string[]
  readonly concepts: readonly string[]
  readonly optional: boolean
  /** Tokens that may be skipped before this step, over poles or not. */
  readonly gap: number
  readonly overPoles: boolean
}

export interface Pattern {
  readonly concept: string
  readonly steps: readonly Step[]
}

export interface Patterns {
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>
  readonly byStart: ReadonlyMap<string, readonly Pattern[]>
  readonly byEnd: readonly (readonly [end: string, pattern: Pattern])[]
  /** Those that hold other concepts, each after what it holds. */
  readonly composites: readonly Pattern[]
}

const longestGap = 6
const script = /[\u0900-\u0d7f]/

const form = (word: string) =>
  word.startsWith('#') ? word : script.test(word) ? plainScript(word) : soundKey(word.toLowerCase())

function step(written: string, gap: number, overPoles: boolean): Step {
  const optional = written.endsWith('?')
  const words = new Set<string>()
  const starts: string[] = []
  const ends: string[] = []
  const concepts: string[] = []
  for (const way of (optional ? written.slice(0, -1) : written).split('|')) {
    if (way.startsWith('{')) concepts.push(way.slice(1, -1))
    else if (way.endsWith('*')) starts.push(form(way.slice(0, -1)))
    else if (way.startsWith('*')) ends.push(form(way.slice(1)))
    else words.add(form(way))
  }
  return { words, starts, ends, concepts, optional, gap, overPoles }
}

function pattern(concept: string, written: string): Pattern {
  const steps: Step[] = []
  let gap = 0
  let overPoles = true
  for (const part of written.split(' ')) {
    if (part === '..' || part === '~') {
      gap = longestGap
      overPoles = part === '..'
    } else {
      steps.push(step(part, gap, overPoles))
      gap = 0
    }
  }
  return { concept, steps }
}

/** How many layers of other concepts a concept is made of. */
function depthsOf(composites: readonly Pattern[]): (concept: string) => number {
  const parts = new Map<string, Set<string>>()
  for (const { concept, steps } of composites) {
    const names = parts.get(concept) ?? new Set()
    for (const step of steps) for (const name of step.concepts) names.add(name)
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

/**
 * Reads wordings. A wording is words one after the other: `bhej*` is any word that starts so, `*kandi` one that ends
 * so, `a|b` either, `the?` may be missing, `{pay}` any wording of that concept, `..` up to six other words, and `~` up
 * to six that speak neither of money nor of the visit.
 */
export function compile(concepts: Concepts): Patterns {
  const byWord = new Map<string, Pattern[]>()
  const byStart = new Map<string, Pattern[]>()
  const byEnd: [string, Pattern][] = []
  const composites: Pattern[] = []
  const known = new Set(Object.keys(concepts))
  for (const [concept, wordings] of Object.entries(concepts))
    for (const written of Object.values(wordings).flatMap((list) => list.split(/,|\n/))) {
      if (written.trim() === '') continue
      const made = pattern(concept, written.trim().replaceAll(/\s+/g, ' '))
      const [first] = made.steps
      if (!first) continue
      const strange = made.steps.flatMap((step) => step.concepts).find((name) => !known.has(name))
      if (strange) throw new Error(`${concept}: there is no concept ${strange}`)
      if (first.optional) throw new Error(`${concept}: "${written}" begins with what may be missing`)
      if (made.steps.some((step) => step.concepts.length > 0)) {
        composites.push(made)
        continue
      }
      for (const word of first.words) push(byWord, word, made)
      for (const start of first.starts) push(byStart, start, made)
      for (const end of first.ends) byEnd.push([end, made])
    }
  const depth = depthsOf(composites)
  return {
    byWord,
    byStart,
    byEnd,
    composites: composites.toSorted((a, b) => depth(a.concept) - depth(b.concept)),
  }
}
