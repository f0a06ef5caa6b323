import { findCandidates, wordsMax } from './find-candidates.ts'
import { wordsOf } from './fold.ts'
import type { PlaceIndex } from './place-index.ts'
import type { PlaceRow } from './place-table.ts'
import { byScore, displayKey, type Scored, type ScoreQuery, scoreRow } from './score.ts'
import { transliterate } from './transliterate.ts'

/** With fewer or weaker results than these, the search is repeated with fuzzy matching. */
const enoughStrong = 3
const strongScore = 70
const certainScore = 88
/** Fuzzy matching costs about 2 ms a word. Longer texts are addresses and are tried in parts. */
const fuzzyWordsMax = 5
/** Most parts of an address that are tried when the whole matches nothing. */
const partsMax = 12

const spells = /\p{L}{3}/u
/** Words that name a kind of place, not a place. */
const generic = new Set(
  'near opposite behind road street cross main lane nagar colony layout sector phase block flat house floor'.split(
    ' ',
  ),
)
const worthTrying = ([first = '', ...more]: readonly string[]) =>
  !generic.has(first) && [first, ...more].some((word) => spells.test(word))

function search(indexes: readonly PlaceIndex[], query: ScoreQuery): Scored[] {
  if (query.words.length === 0) return []
  return indexes.flatMap((index) =>
    findCandidates(index, query).map((number) =>
      scoreRow(index.table.row(number), index.areaWords[index.areaOf[number] ?? 0] ?? [], query),
    ),
  )
}

function searchWithFuzziness(indexes: readonly PlaceIndex[], query: ScoreQuery): Scored[] {
  const found = search(indexes, query)
  const strong = found.filter(({ score }) => score >= strongScore)
  const certain = strong.some(({ score }) => score >= certainScore)
  const literal = certain || strong.length >= enoughStrong || query.words.length > fuzzyWordsMax
  return literal ? found : search(indexes, { ...query, fuzzy: true })
}

/**
 * Parts of an address that may name a place on their own. For "12, 3rd Cross, Koramangala, Bengaluru": each part with the
 * city, then each part alone from the city upwards.
 */
function* partsOf(segments: readonly (readonly string[])[]): Generator<readonly string[]> {
  if (segments.length > 1) {
    const last = segments.at(-1) ?? []
    yield* segments
      .slice(0, -1)
      .filter(worthTrying)
      .map((segment) => [...segment, ...last])
    yield* segments.toReversed()
  }
  const words = segments.flat()
  for (let from = 1; from < words.length; from++) yield words.slice(from)
  for (let to = words.length - 1; to > 0; to--) yield words.slice(0, to)
}

function searchParts(indexes: readonly PlaceIndex[], segments: readonly (readonly string[])[]): Scored[] {
  let searches = 0
  for (const part of partsOf(segments)) {
    if (!worthTrying(part)) continue
    if (searches++ === partsMax) break
    const found = search(indexes, { words: part.slice(0, wordsMax), fuzzy: false, areaWords: [] })
    if (found.some(({ row }) => row.kind !== 'busstop')) return found
  }
  return []
}

function searchSegments(indexes: readonly PlaceIndex[], segments: readonly (readonly string[])[]): Scored[] {
  const words = segments.flat().slice(0, wordsMax)
  const found = searchWithFuzziness(indexes, { words, fuzzy: false, areaWords: segments.slice(1).flat() })
  if (found.length > 0 || words.length < 2) return found
  return searchParts(indexes, segments)
}

const inLatin = (words: readonly string[]) => words.map((word) => transliterate(word) ?? word)

function withoutDuplicates(found: readonly Scored[], limit: number): PlaceRow[] {
  const rows = new Map<string, PlaceRow>()
  for (const { row } of [...found].sort(byScore)) {
    const key = displayKey(row)
    if (!rows.has(key)) rows.set(key, row)
    if (rows.size === limit) break
  }
  return [...rows.values()]
}

/**
 * Rows that match a text, best first. Words may be unfinished, misspelt, joined, in an Indian script, or name the area of a
 * place. When the whole text matches nothing, parts of it are tried, as for an address.
 */
export function suggestRows(indexes: readonly PlaceIndex[], text: string, limit: number): PlaceRow[] {
  const segments = text
    .split(/[,،;\n]/)
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const latin = segments.map(inLatin)
  const isDifferent = latin.flat().join() !== segments.flat().join()
  const found = [...searchSegments(indexes, segments), ...(isDifferent ? searchSegments(indexes, latin) : [])]
  return withoutDuplicates(found, limit)
}
