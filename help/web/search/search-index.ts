import { slipsBetween, wordsOf } from './words.ts'

/** What a text is found by. */
export interface Searchable<Slug> {
  readonly slug: Slug
  readonly title: string
  readonly summary: string
  readonly keywords: string
  readonly text: string
}

interface Indexed<Slug> {
  readonly slug: Slug
  /** How much each word weighs in this text. */
  readonly weights: ReadonlyMap<string, number>
}

export interface SearchIndex<Slug> {
  readonly texts: readonly Indexed<Slug>[]
  readonly vocabulary: readonly string[]
}

const weightOf = { title: 12, keywords: 5, summary: 4, text: 1 } as const
/** A word that a text repeats counts this often at most. */
const mostRepeats = 4

function weights(entry: Searchable<unknown>): Map<string, number> {
  const found = new Map<string, number>()
  for (const part of ['title', 'keywords', 'summary', 'text'] as const) {
    const counts = new Map<string, number>()
    for (const word of wordsOf(entry[part])) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) {
      found.set(word, (found.get(word) ?? 0) + weightOf[part] * Math.min(count, mostRepeats))
    }
  }
  return found
}

/** Prepares texts for {@link searchIn}. */
export function indexOf<Slug>(entries: readonly Searchable<Slug>[]): SearchIndex<Slug> {
  const texts = entries.map((entry) => ({ slug: entry.slug, weights: weights(entry) }))
  return { texts, vocabulary: [...new Set(texts.flatMap((text) => [...text.weights.keys()]))] }
}

/** Short words must be spelt right: a slip in them makes another word. */
const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The words meant by a typed one and how surely: itself, its continuations, else words a few slips away. */
function meanings(typed: string, vocabulary: readonly string[]): Map<string, number> {
  const sure = new Map<string, number>()
  for (const word of vocabulary) {
    if (word === typed) sure.set(word, 1)
    else if (typed.length > 1 && word.startsWith(typed)) sure.set(word, 0.7)
  }
  if (sure.size > 0) return sure
  const limit = slipsAllowed(typed)
  const near = new Map<string, number>()
  for (const word of limit > 0 ? vocabulary : []) {
    const slips = Math.min(
      slipsBetween(typed, word, limit),
      slipsBetween(typed, word.slice(0, typed.length), limit),
    )
    if (slips <= limit) near.set(word, 0.5 / slips)
  }
  return near
}

function scoreOf(text: Indexed<unknown>, query: readonly ReadonlyMap<string, number>[]): number {
  let total = 0
  for (const words of query) {
    const best = Math.max(0, ...[...words].map(([word, sure]) => sure * (text.weights.get(word) ?? 0)))
    if (best === 0) return 0
    total += best
  }
  return total
}

/** The texts in which every word of `query` occurs, the best first. Tolerates unfinished and misspelt words. */
export function searchIn<Slug>(index: SearchIndex<Slug>, query: string): Slug[] {
  const typed = [...new Set(wordsOf(query))].slice(0, 12).map((word) => meanings(word, index.vocabulary))
  if (typed.length === 0) return []
  return index.texts
    .map((text) => ({ slug: text.slug, score: scoreOf(text, typed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ slug }) => slug)
}
