import { categories, topics } from '../content/en/contents.ts'
import { texts } from '../content/en/texts.ts'
import { plainText } from '../content/text.ts'
import type { HelpSlug } from '../contract/articles.ts'

const stopWords = new Set(
  'a about am an and any are as at be by can did do does for from get has have how i if in is it may me my no not of on or our so that the their them there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** The words of a text without stop words, in lower case and without a plural s. */
export function wordsOf(text: string): string[] {
  const found =
    text
      .toLowerCase()
      .replaceAll('’', '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return found.filter((word) => !stopWords.has(word)).map(singular)
}

/**
 * Edit distance of two words: letters added, left out or changed, or two neighbours swapped (optimal string alignment).
 * Gives up with `limit + 1` once it exceeds `limit`.
 */
export function editDistance(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    for (let column = 1; column <= word.length; column++) {
      now.push(cheapestEdit(typed, word, row, column, { before, last, now }))
    }
    if (Math.min(...now) > limit) return limit + 1
    before = last
    last = now
  }
  return last[word.length] ?? limit + 1
}

interface Rows {
  readonly before: readonly number[]
  readonly last: readonly number[]
  readonly now: readonly number[]
}

function cheapestEdit(typed: string, word: string, row: number, column: number, rows: Rows): number {
  const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY
  const same = typed[row - 1] === word[column - 1]
  const cost = Math.min(
    at(rows.last, column) + 1,
    at(rows.now, column - 1) + 1,
    at(rows.last, column - 1) + (same ? 0 : 1),
  )
  const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
  return swapped ? Math.min(cost, at(rows.before, column - 2) + 1) : cost
}

/** The fields of a text that are searched. */
export interface Searchable<Slug> {
  readonly slug: Slug
  readonly title: string
  readonly summary: string
  readonly keywords: string
  readonly text: string
}

type WordWeights = ReadonlyMap<string, number>

export interface SearchIndex<Slug> {
  readonly texts: readonly { readonly slug: Slug; readonly weights: WordWeights }[]
  readonly vocabulary: readonly string[]
}

const fieldWeights = { title: 12, keywords: 5, summary: 4, text: 1 } as const
/** A word that a field repeats counts this often at most. */
const mostRepeats = 4

function weigh(entry: Searchable<unknown>): WordWeights {
  const weights = new Map<string, number>()
  for (const field of ['title', 'keywords', 'summary', 'text'] as const) {
    const counts = new Map<string, number>()
    for (const word of wordsOf(entry[field])) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) {
      weights.set(word, (weights.get(word) ?? 0) + fieldWeights[field] * Math.min(count, mostRepeats))
    }
  }
  return weights
}

/** Prepares texts for {@link searchIn}. */
export function indexOf<Slug>(entries: readonly Searchable<Slug>[]): SearchIndex<Slug> {
  const texts = entries.map((entry) => ({ slug: entry.slug, weights: weigh(entry) }))
  return { texts, vocabulary: [...new Set(texts.flatMap((text) => [...text.weights.keys()]))] }
}

/** Short words must be spelt right: an edit makes another word of them. */
const editsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The words a typed one may mean, with a confidence of at most 1: itself and words that begin with it, else similar ones. */
function matchingWords(typed: string, vocabulary: readonly string[]): Map<string, number> {
  const literal = new Map<string, number>()
  for (const word of vocabulary) {
    if (word === typed) literal.set(word, 1)
    else if (typed.length > 1 && word.startsWith(typed)) literal.set(word, 0.7)
  }
  if (literal.size > 0) return literal
  const limit = editsAllowed(typed)
  const similar = new Map<string, number>()
  for (const word of limit > 0 ? vocabulary : []) {
    const edits = Math.min(
      editDistance(typed, word, limit),
      editDistance(typed, word.slice(0, typed.length), limit),
    )
    if (edits <= limit) similar.set(word, 0.5 / edits)
  }
  return similar
}

function scoreOf(weights: WordWeights, query: readonly ReadonlyMap<string, number>[]): number {
  let total = 0
  for (const words of query) {
    const best = Math.max(0, ...[...words].map(([word, confidence]) => confidence * (weights.get(word) ?? 0)))
    if (best === 0) return 0
    total += best
  }
  return total
}

/** The texts in which every word of `query` occurs, the best first. Tolerates unfinished and misspelt words. */
export function searchIn<Slug>(index: SearchIndex<Slug>, query: string): Slug[] {
  const typed = [...new Set(wordsOf(query))].slice(0, 12).map((word) => matchingWords(word, index.vocabulary))
  if (typed.length === 0) return []
  return index.texts
    .map(({ slug, weights }) => ({ slug, score: scoreOf(weights, typed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ slug }) => slug)
}

let index: Promise<SearchIndex<HelpSlug>> | undefined

async function buildIndex(): Promise<SearchIndex<HelpSlug>> {
  const entries = [...categories.flatMap(({ articles }) => articles), ...topics]
  const searchable = entries.map(async ({ slug, title, summary }) => {
    const { text } = await texts[slug]()
    return { slug, title, summary, keywords: text.keywords ?? '', text: plainText(text) }
  })
  return indexOf<HelpSlug>(await Promise.all(searchable))
}

/** The Help Center's texts that match `query`, the best first (help.search-texts). Loads all texts at the first call. */
export async function searchHelp(query: string): Promise<HelpSlug[]> {
  index ??= buildIndex()
  try {
    return searchIn(await index, query)
  } catch (error) {
    // A failed download is tried again with the next search.
    index = undefined
    throw error
  }
}

/** Loads the texts before the first search. */
export const prepareSearch = async (): Promise<void> => {
  await searchHelp('')
}
