import type { Point } from '@basera/places/contract'
import type { Cities, Region } from './cities.ts'
import { findCandidates, type Lookup, type Spelling, wordsMax } from './find-candidates.ts'
import type { PlaceIndex } from './place-index.ts'
import { type Scored, scoreRow } from './score.ts'

export interface PlaceData {
  readonly indexes: readonly PlaceIndex[]
  readonly cities: Cities
  readonly lookup: Lookup
}

export interface SearchContext extends PlaceData {
  readonly near: Point | null
}

export interface Search {
  readonly words: readonly string[]
  readonly spelling?: Spelling
  readonly region?: Region | null
  readonly areaWords?: readonly string[]
}

/** Fuzzy matching costs about 2 ms a word. Longer texts are addresses and are tried in parts. */
const fuzzyWordsMax = 5
/** With fewer or weaker results than these, the search is repeated with fuzzy matching. */
const enoughStrong = 3
const strongScore = 70
/** A whole name in a large city: nobody means a place of like spelling instead. */
const certainScore = 96
const joinedMax = 4

function searchForm(context: SearchContext, search: Search, isJoined: boolean): Scored[] {
  const words = search.words.slice(0, wordsMax)
  const { spelling = 'exact', region = null, areaWords = [] } = search
  const query = { words, spelling, region, areaWords, near: context.near, isJoined }
  if (words.length === 0) return []
  return context.indexes.flatMap((index) =>
    findCandidates(index, query, context.lookup).flatMap((number) => {
      const row = index.table.row(number)
      const area = index.areaWords[index.areaOf[number] ?? 0] ?? []
      const scored = scoreRow(row, area, context.cities.labelled(row.city || row.name, row.state), query)
      return scored ? [scored] : []
    }),
  )
}

/** The words as written, all as one, and each two neighbours as one: "hi tech city", "hitech city", "hitechcity". */
function joinedForms(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length < 2 || words.length > joinedMax) return []
  const pairs = words
    .slice(0, -1)
    .map((word, at) => [...words.slice(0, at), `${word}${words[at + 1] ?? ''}`, ...words.slice(at + 2)])
  return words.length > 2 ? [...pairs, [words.join('')]] : pairs
}

function bestOfRows(found: readonly Scored[]): Scored[] {
  const best = new Map<string, Scored>()
  for (const scored of found)
    if (scored.score > (best.get(scored.row.id)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(scored.row.id, scored)
  return [...best.values()]
}

export function searchPlaces(context: SearchContext, search: Search): Scored[] {
  const literal = searchForm(context, search, false)
  if (literal.some(({ whole, inName }) => whole && inName)) return literal
  const forms = joinedForms(search.words)
  const joined = forms.flatMap((words) => searchForm(context, { ...search, words }, true))
  return bestOfRows([...literal, ...joined])
}

/** SR of SR Nagar, which is not Srinagar. */
const isVowelless = (word: string) => /^[^aeiou\d\W]{2,3}$/.test(word)

const isLong = (word: string) => word.length >= 4

function searchSpelt(context: SearchContext, search: Search, spelling: Spelling): Scored[] {
  const { words } = search
  const apart = searchForm(context, { ...search, spelling }, false)
  if (words.length < 2 || words.length > joinedMax) return apart
  if (words.some(isVowelless) && apart.some(({ whole, inName, cost }) => whole && inName && cost === 0))
    return apart
  const joined = searchForm(context, { ...search, words: [words.join('')], spelling }, true)
  // "KIIT Patia" is not Katpadi.
  return [...apart, ...joined.filter(({ cost }) => cost <= sameNameCost || !words.every(isLong))]
}

/** Taken from places of like spelling where a well-known name begins as written: Goregaon is not Gurugram. */
const otherSpelling = 25
/** Up to here it is the same name in another spelling: Indranagar, Vijaynagar. */
export const sameNameCost = 0.5

export const isAsWritten = ({ cost, half, inName, score }: Scored) =>
  cost === 0 && half && inName && score >= strongScore

function writtenFirst(found: readonly Scored[]): Scored[] {
  if (!found.some(isAsWritten)) return [...found]
  return found.map((one) => (one.cost > sameNameCost ? { ...one, score: one.score - otherSpelling } : one))
}

export const searchLiterally = (context: SearchContext, search: Search): Scored[] =>
  searchForm(context, search, false)

export function searchSounding(context: SearchContext, search: Search): Scored[] {
  return bestOfRows([...searchPlaces(context, search), ...searchSpelt(context, search, 'sound')])
}

/** Like {@link searchPlaces}, and with slips of spelling too unless there are good answers without. */
export function searchRoughly(context: SearchContext, search: Search): Scored[] {
  const found = searchPlaces(context, search)
  const { region = null } = search
  const strong = found.filter(({ score }) => score >= strongScore)
  const certain = strong.some(({ whole, score }) => whole && (region || score >= certainScore))
  if (search.words.length > fuzzyWordsMax) return found
  const sound = writtenFirst(bestOfRows([...found, ...searchSpelt(context, search, 'sound')]))
  if (
    certain ||
    strong.length >= enoughStrong ||
    sound.some(({ whole, score }) => whole && score >= strongScore)
  )
    return sound
  return bestOfRows([...sound, ...searchSpelt(context, search, 'rough')])
}
