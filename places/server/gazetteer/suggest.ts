import { distanceKm } from '@basera/places/contract'
import { withoutAsides } from '@basera/platform/contract/text'
import type { SuggestOptions } from '../place-provider.ts'
import { regionOfCity } from './cities.ts'
import { indianReadings } from './indian-readings.ts'
import { mentionedPlaces } from './mentioned-places.ts'
import {
  inLatin,
  mayName,
  type PlaceQuery,
  parseQuery,
  remainderOf,
  tellingLetters,
  withoutLandmark,
  withoutLessTelling,
} from './parse-query.ts'
import type { PlaceRow } from './place-table.ts'
import { readParts } from './read-parts.ts'
import { byScore, costPerLetter, type Scored } from './score.ts'
import {
  isAsWritten,
  type PlaceData,
  type SearchContext,
  searchPlaces,
  searchRoughly,
} from './search-places.ts'
import { skeletonOf } from './skeleton.ts'
import { wordsOf } from './words.ts'

export interface SuggestedRows {
  readonly rows: readonly PlaceRow[]
  readonly unknown: string | null
}

/** Below this, without a city that is named, a match is a guess and not offered (places.no-weak-match). */
const leastScore = 48
const leastRoughScore = 62

const isOffered = ({ score, cost }: Scored, letters: number) =>
  cost === 0 ? score >= leastScore : score >= leastRoughScore && cost <= letters * costPerLetter

function readWhole(context: SearchContext, query: PlaceQuery): Scored[] {
  const { city, words, segments } = query
  const areaWords = segments.slice(1).flatMap((segment) => segment.words)
  const letters = tellingLetters(words)
  if (!city)
    return searchRoughly(context, { words, areaWords }).filter((scored) => isOffered(scored, letters))
  const region = regionOfCity(city.city)
  const rest = city.rest.flatMap((segment) => segment.words)
  const isApart = city.isSegment && segments.length > 1
  const most = tellingLetters(rest) * costPerLetter
  const inCity = isApart || mayName(rest) ? searchRoughly(context, { words: rest, region }) : []
  const close = inCity.filter(({ cost }) => cost <= most)
  if (isApart) return close
  // "Kota Junction" has the city in its name.
  const named = searchPlaces(context, { words }).filter(({ whole, inName }) => whole && inName)
  if (named.length > 0 || close.length > 0) return [...named, ...close]
  return searchPlaces(context, { words }).filter((scored) => isOffered(scored, letters) && scored.inName)
}

const ownGroups: ReadonlySet<string> = new Set(['metro', 'rail', 'pincode'])
const groupOf = ({ kind }: PlaceRow) => (ownGroups.has(kind) ? kind : 'area')

/** Rows that look the same in a list, or are the same place in several datasets, share a key. */
function displayKey({ row }: Scored): string {
  const group = groupOf(row)
  const city = wordsOf(row.city || row.district)
  const words = wordsOf(row.name)
  const own = words.filter((word) => !city.includes(word))
  return `${group}|${(own.length > 0 ? own : words).toSorted().join(' ')}|${city.join(' ')}|${row.state}`
}

const sameKm = 1.5
const soundOf = ({ name }: PlaceRow) =>
  wordsOf(name)
    .map((word) => (/\d/.test(word) ? word : skeletonOf(word)))
    .join(' ')

/** Koramangala and Koramangal, side by side in two datasets. */
const isRespelt = (one: PlaceRow, other: PlaceRow) =>
  groupOf(one) === 'area' &&
  groupOf(other) === 'area' &&
  distanceKm(one, other) <= sameKm &&
  soundOf(one) === soundOf(other)

function withoutDuplicates(found: readonly Scored[], limit: number): PlaceRow[] {
  const rows = new Map<string, PlaceRow>()
  for (const scored of found) {
    const key = displayKey(scored)
    const isListed = rows.has(key) || [...rows.values()].some((row) => isRespelt(row, scored.row))
    if (!isListed) rows.set(key, scored.row)
    if (rows.size === limit) break
  }
  return [...rows.values()]
}

const busStopsLast = (found: readonly Scored[]): Scored[] => {
  const others = found.filter(({ row }) => row.kind !== 'busstop')
  return others.length > 0 ? others : [...found]
}

interface Answer {
  readonly found: readonly Scored[]
  readonly unknown: string | null
}

function pincodeRows(context: SearchContext, pincode: string): Scored[] {
  return searchPlaces(context, { words: [pincode] }).slice(0, 1)
}

const parse = (context: SearchContext, text: string) =>
  parseQuery(text, context.cities, (words) => searchPlaces(context, { words }).some(isAsWritten))

const leastCost = (found: readonly Scored[]) => Math.min(...found.map(({ cost }) => cost))

/** The locality of a landmark, unless the landmark itself is known as well (places.unknown-part). */
function localityOfLandmark(context: SearchContext, query: PlaceQuery, known: readonly Scored[]): Scored[] {
  const text = withoutLandmark(query)
  if (text === null || leastCost(known) === 0) return []
  const found = readWhole(context, parse(context, text))
  return leastCost(found) < leastCost(known) ? found : []
}

const wholeAnswer = (whole: Scored[]): Answer => ({ found: busStopsLast(whole.sort(byScore)), unknown: null })

function answerInParts(context: SearchContext, query: PlaceQuery): Answer {
  const parts = readParts(context, query)
  const isCityAlone = parts.found[0]?.row.kind === 'city'
  if (parts.found.length > 0 && !parts.isGuess && !isCityAlone) return parts
  const mentioned = mentionedPlaces(context, query)
  const isBetter = mentioned && !(isCityAlone && mentioned.found[0]?.row.kind === 'city')
  return isBetter ? mentioned : parts
}

function answer(context: SearchContext, text: string): Answer {
  const query = parse(context, text)
  const whole = readWhole(context, query)
  const locality = localityOfLandmark(context, query, whole)
  const [segment] = query.segments
  const typed = segment ? remainderOf(segment, []) : null
  if (locality.length > 0) return { found: busStopsLast(locality.sort(byScore)), unknown: typed }
  const known = whole.length > 0 ? wholeAnswer(whole) : answerInParts(context, query)
  const isCity = known.found[0]?.row.kind === 'city'
  if (query.pincode === null || (known.found.length > 0 && !isCity)) return known
  const isKnown = whole.length > 0
  return {
    found: [...pincodeRows(context, query.pincode), ...known.found],
    unknown: isKnown ? null : (known.unknown ?? typed),
  }
}

function answerFor(context: SearchContext, text: string): Answer {
  const first = answer(context, text)
  const rest = first.found.length === 0 ? withoutLessTelling(text) : null
  return rest === null ? first : answer(context, rest)
}

interface Reading extends Answer {
  readonly isInScript: boolean
}

const isNamed = ({ whole, inName, cost }: Scored) => whole && inName && cost === 0

/** Of readings that leave nothing unknown, if any; what a text in an Indian script names comes first. */
function inOrder(readings: readonly Reading[]): Answer {
  const told = readings.filter((one) => one.found.length > 0)
  const complete = told.filter((one) => one.unknown === null)
  const best = complete.length > 0 ? complete : told
  const found = best.flatMap((one) => one.found)
  if (best.length > 1) {
    const named = new Set(best.flatMap((one) => (one.isInScript ? one.found.filter(isNamed) : [])))
    found.sort((one, other) => Number(named.has(other)) - Number(named.has(one)) || byScore(one, other))
  }
  return { found, unknown: best[0]?.unknown ?? null }
}

/** Words may be unfinished, misspelt, joined, in an Indian script, or name the area (places.suggestion-ranking). */
export function suggestRows(data: PlaceData, text: string, options: SuggestOptions): SuggestedRows {
  const context = { ...data, near: options.near ?? null }
  const readings = indianReadings(text)
    .filter((reading) => reading !== '')
    .flatMap((reading): Reading[] => {
      const latin = inLatin(withoutAsides(reading, ' ').trim() || reading)
      const asWritten = { ...answerFor(context, reading), isInScript: latin !== null }
      return latin === null ? [asWritten] : [asWritten, { ...answerFor(context, latin), isInScript: false }]
    })
  const { found, unknown } = inOrder(readings)
  return { rows: withoutDuplicates(found, options.limit), unknown }
}
