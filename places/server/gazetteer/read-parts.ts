import { distanceKm, type Point } from '@basera/places/contract'
import { type Region, regionOfCity } from './cities.ts'
import { isNumberedPart, mayName, type PlaceQuery, type Segment, tellingLetters } from './parse-query.ts'
import { byScore, costPerLetter, type Scored } from './score.ts'
import { type SearchContext, searchPlaces, searchRoughly } from './search-places.ts'

/** Places for a text of which only a part is known. `unknown` is the first part that is not. */
export interface PartialAnswer {
  readonly found: readonly Scored[]
  readonly unknown: string | null
}

const segmentsMax = 8
const matchesOfSegment = 6
/** Parts of one address that fit together lie so near to each other, in km. */
const togetherKm = 5
/** Least rank of a place that may stand for a text on its own, without a city that is named. */
const wellKnownRank = 60
const leastLetters = 4
/** Without a city that is named, a phrase has to be at least so much of its segment. */
const leastShare = 0.45
const phrasesMax = 10
/** A word of so many letters that is misspelt is seldom another place's name. */
const longWord = 10

const weights = {
  order: -5,
  near: -15,
  road: -25,
  busstop: -35,
  phrase: -18,
  together: 20,
  apart: -25,
  rank: 0.3,
} as const

interface Match {
  readonly scored: Scored
  readonly segment: number
  readonly isPhrase: boolean
}

const isWhole = ({ whole, half, inName }: Scored) => (whole || half) && inName

const best = (found: readonly Scored[], count: number): Scored[] => [...found].sort(byScore).slice(0, count)

/** Sub-phrases of a segment, the most telling first; of equal ones the last, since addresses go from small to large. */
function phrasesOf(words: readonly string[], isInCity: boolean): (readonly string[])[] {
  const phrases: (readonly string[])[] = []
  for (let from = words.length - 1; from >= 0; from--)
    for (let to = words.length; to > from; to--) {
      const phrase = words.slice(from, to)
      const isShorter = phrase.length < words.length
      const isName = phrase.length > 1 && mayName(phrase)
      const says = tellingLetters(phrase) >= leastLetters || (isInCity && (isNumberedPart(phrase) || isName))
      if (isShorter && says && mayName(phrase)) phrases.push(phrase)
    }
  return phrases.sort((a, b) => tellingLetters(b) - tellingLetters(a)).slice(0, phrasesMax)
}

function wholeMatches(
  context: SearchContext,
  words: readonly string[],
  region: Region | null,
  rough: boolean,
): Scored[] {
  const search = rough ? searchRoughly : searchPlaces
  const most = tellingLetters(words) * costPerLetter
  const found = search(context, { words, region }).filter((scored) => isWhole(scored) && scored.cost <= most)
  return best(found, matchesOfSegment)
}

function phraseMatches(context: SearchContext, words: readonly string[], region: Region | null): Scored[] {
  for (const phrase of phrasesOf(words, region !== null)) {
    if (!region && tellingLetters(phrase) < leastShare * tellingLetters(words)) continue
    const isRough = phrase.length > 1 || tellingLetters(phrase) >= longWord
    const found = wholeMatches(context, phrase, region, isRough)
    const usable = region
      ? found
      : found.filter(({ row }) => row.rank >= wellKnownRank && row.kind !== 'busstop')
    if (usable.length > 0) return usable
  }
  return []
}

function matchesOf(context: SearchContext, segments: readonly Segment[], region: Region | null): Match[] {
  const matches: Match[] = []
  const add = (segment: number, found: readonly Scored[], isPhrase: boolean) =>
    matches.push(...found.map((scored) => ({ scored, segment, isPhrase })))
  for (const [at, { words }] of segments.entries()) {
    const next = segments[at + 1]
    const both = next && !next.isNear ? [...words, ...next.words] : []
    if (both.length > 0) add(at, wholeMatches(context, both, region, false), false)
    if (!mayName(words)) continue
    const whole = wholeMatches(context, words, region, true)
    add(at, whole, false)
    const hasArea = whole.some(({ row }) => row.kind !== 'busstop' && row.kind !== 'road')
    if (!hasArea && words.length > 1) add(at, phraseMatches(context, words, region), true)
  }
  return matches
}

function worthOf(match: Match, matches: readonly Match[], segments: readonly Segment[]): number {
  const { scored, segment, isPhrase } = match
  const others = matches.filter((other) => other.segment !== segment && !other.isPhrase)
  const km = Math.min(...others.map((other) => distanceKm(scored.row, other.scored.row)))
  const fit =
    others.length === 0 ? 0 : km <= togetherKm ? weights.together : km > togetherKm * 3 ? weights.apart : 0
  const kind = scored.row.kind === 'road' ? weights.road : scored.row.kind === 'busstop' ? weights.busstop : 0
  return (
    scored.score * weights.rank +
    segment * weights.order +
    (segments[segment]?.isNear ? weights.near : 0) +
    (isPhrase ? weights.phrase : 0) +
    kind +
    fit
  )
}

function unknownPart(
  segments: readonly Segment[],
  matches: readonly Match[],
  winner: Match | undefined,
): string | null {
  if (winner?.isPhrase) return segments[winner.segment]?.text ?? null
  const end = winner ? winner.segment : segments.length
  const missing = segments.find(
    ({ words }, at) =>
      at < end && mayName(words) && !matches.some((match) => match.segment === at && !match.isPhrase),
  )
  return missing?.text ?? null
}

function regionOf({ city }: PlaceQuery): Region | null {
  return city ? regionOfCity(city.city) : null
}

const cityRows = (context: SearchContext, query: PlaceQuery): Scored[] => {
  const { city } = query
  if (!city) return []
  const words = city.city.name.toLowerCase().split(' ')
  const region = { centres: [city.city as Point], reachKm: 1, city: null }
  return best(
    searchPlaces(context, { words, region }).filter(({ row }) => row.kind === 'city'),
    1,
  )
}

/** Searches the parts of a text one by one, as of an address: the most exact part that is known comes first. */
export function readParts(context: SearchContext, query: PlaceQuery): PartialAnswer {
  const region = regionOf(query)
  const segments = [...(query.city?.rest ?? query.segments)]
    .sort((a, b) => Number(a.isNear) - Number(b.isNear))
    .slice(0, segmentsMax)
  const matches = matchesOf(context, segments, region)
  const ranked = matches
    .map((match) => ({ match, value: worthOf(match, matches, segments) }))
    .sort((a, b) => b.value - a.value || byScore(a.match.scored, b.match.scored))
    .map(({ match }) => match)
  const unknown = unknownPart(segments, matches, ranked[0])
  return { found: [...ranked.map(({ scored }) => scored), ...cityRows(context, query)], unknown }
}
