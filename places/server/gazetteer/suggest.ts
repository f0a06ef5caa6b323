import { findCandidates, wordsMax } from './find-candidates.ts'
import { wordsOf } from './fold.ts'
import type { PlaceIndex } from './place-index.ts'
import type { PlaceRow } from './place-table.ts'
import { byScore, looksLike, type Scored, type ScoreQuery, scoreRow } from './score.ts'
import { transliterate } from './transliterate.ts'

/** With fewer or weaker finds than these, spelling is taken less literally. */
const enough = 3
const strongScore = 70
const surelyMeant = 88
/** Reading loosely costs about 2 ms a word; texts longer than this are addresses, and tried in parts. */
const looseWordsMax = 5
/** How many parts of an address are tried when the whole of it names nothing. */
const partsMax = 12

const spells = /\p{L}{3}/u
/** Words that say what kind of thing an address means, not which. */
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

function withSlips(indexes: readonly PlaceIndex[], query: ScoreQuery): Scored[] {
  const found = search(indexes, query)
  const strong = found.filter(({ score }) => score >= strongScore)
  const sure = strong.some(({ score }) => score >= surelyMeant)
  const literal = sure || strong.length >= enough || query.words.length > looseWordsMax
  return literal ? found : search(indexes, { ...query, loose: true })
}

/**
 * Parts of an address that may name a place on their own: of "12, 3rd Cross, Koramangala, Bengaluru" first each part
 * with the city it ends in, then each alone from the city upwards.
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
  let tries = 0
  for (const part of partsOf(segments)) {
    if (!worthTrying(part)) continue
    if (tries++ === partsMax) break
    const found = search(indexes, { words: part.slice(0, wordsMax), loose: false, areaWords: [] })
    if (found.length > 0) return found
  }
  return []
}

function searchSegments(indexes: readonly PlaceIndex[], segments: readonly (readonly string[])[]): Scored[] {
  const words = segments.flat().slice(0, wordsMax)
  const found = withSlips(indexes, { words, loose: false, areaWords: segments.slice(1).flat() })
  if (found.length > 0 || words.length < 2) return found
  return searchParts(indexes, segments)
}

const inLatin = (words: readonly string[]) => words.map((word) => transliterate(word) ?? word)

function firstUnlike(found: readonly Scored[], limit: number): PlaceRow[] {
  const rows = new Map<string, PlaceRow>()
  for (const { row } of [...found].sort(byScore)) {
    const look = looksLike(row)
    if (!rows.has(look)) rows.set(look, row)
    if (rows.size === limit) break
  }
  return [...rows.values()]
}

/**
 * Rows that match what was typed, best first. Words may be begun, misspelt, run together, in an Indian script, or name
 * the area a place lies in; when the whole text names nothing, parts of it are tried, as for an address.
 */
export function suggestRows(indexes: readonly PlaceIndex[], text: string, limit: number): PlaceRow[] {
  const segments = text
    .split(/[,،;\n]/)
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const found = searchSegments(indexes, segments)
  if (found.length > 0) return firstUnlike(found, limit)
  const latin = segments.map(inLatin)
  const isOther = latin.flat().join() !== segments.flat().join()
  return isOther ? firstUnlike(searchSegments(indexes, latin), limit) : []
}
