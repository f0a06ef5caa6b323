import { distanceKm, type Point } from '@basera/places/contract'
import { type KnownCity, type Region, regionOfCity } from './cities.ts'
import {
  isNumber,
  isNumberedPart,
  mayName,
  type PlaceQuery,
  remainderOf,
  type Segment,
  tellingLetters,
} from './parse-query.ts'
import { byScore, costPerLetter, type Scored } from './score.ts'
import {
  type SearchContext,
  sameNameCost,
  searchPlaces,
  searchRoughly,
  searchSounding,
} from './search-places.ts'

/** Places for a text of which only a part is known. `unknown` is the first part that is not. */
export interface PartialAnswer {
  readonly found: readonly Scored[]
  readonly unknown: string | null
  /** Without a city, and only like what one of several parts says. */
  readonly isGuess: boolean
}

const segmentsMax = 8
const matchesOfSegment = 6
/** Parts of one address that fit together lie so near to each other, in km. */
const togetherKm = 5
/** Least rank of a place that may stand for a text on its own, without a city that is named. */
const wellKnownRank = 60
/** Of a place whose whole name is a small part of a text. */
export const famousRank = 72
const leastLetters = 4
/** Without a city that is named, a phrase has to be at least so much of its segment. */
const leastShare = 0.45
const phrasesMax = 10
/** A word of so many letters that is misspelt is seldom another place's name. */
const longWord = 10
/** A shorter one, of at least so many letters, has to sound the same. */
const soundingWord = 7
const sameWordCost = 0.6

const weights = {
  order: -5,
  near: -15,
  road: -25,
  busstop: -35,
  otherSpelling: -30,
  phrase: -18,
  together: 20,
  apart: -25,
  rank: 0.3,
} as const

interface Match {
  readonly scored: Scored
  readonly segment: number
  /** Some words of its segment; null for all of them. */
  readonly phrase: readonly string[] | null
}

export const isWhole = ({ whole, half, inName }: Scored) => (whole || half) && inName

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
  search: typeof searchPlaces,
): Scored[] {
  const most = tellingLetters(words) * costPerLetter
  const found = search(context, { words, region }).filter((scored) => isWhole(scored) && scored.cost <= most)
  return best(found, matchesOfSegment)
}

function phraseMatches(
  context: SearchContext,
  words: readonly string[],
  region: Region | null,
): Pick<Match, 'phrase'> & { found: Scored[] } {
  for (const phrase of phrasesOf(words, region !== null)) {
    const isSmall = !region && tellingLetters(phrase) < leastShare * tellingLetters(words)
    const isUsable = ({ row, cost, whole }: Scored) =>
      row.kind !== 'busstop' &&
      (isSmall ? row.rank >= famousRank && whole && cost === 0 : row.rank >= wellKnownRank)
    const isRough =
      !isSmall && (phrase.filter((word) => !isNumber(word)).length > 1 || tellingLetters(phrase) >= longWord)
    const isSounding = !isSmall && tellingLetters(phrase) >= soundingWord
    const search = isRough ? searchRoughly : isSounding ? searchSounding : searchPlaces
    const found = wholeMatches(context, phrase, region, search)
    const close = isRough ? found : found.filter(({ cost }) => cost <= sameWordCost)
    const usable = region ? close : close.filter(isUsable)
    if (usable.length > 0) return { phrase, found: usable }
  }
  return { phrase: null, found: [] }
}

function matchesOf(context: SearchContext, segments: readonly Segment[], region: Region | null): Match[] {
  const matches: Match[] = []
  const add = (segment: number, found: readonly Scored[], phrase: Match['phrase'] = null) =>
    matches.push(...found.map((scored) => ({ scored, segment, phrase })))
  for (const [at, { words, withCity }] of segments.entries()) {
    if (withCity) add(at, wholeMatches(context, withCity, null, searchPlaces))
    const next = segments[at + 1]
    const both = next && !next.isNear ? [...words, ...next.words] : []
    const isName = mayName(words)
    if (both.length > 0 && (isName || !words.every(isNumber)))
      add(at, wholeMatches(context, both, region, searchPlaces))
    if (!isName) continue
    const whole = wholeMatches(context, words, region, searchRoughly)
    add(at, whole)
    const hasArea = whole.some(({ row }) => row.kind !== 'busstop' && row.kind !== 'road')
    if (hasArea || words.length < 2) continue
    const { phrase, found } = phraseMatches(context, words, region)
    add(at, found, phrase)
  }
  return matches
}

function worthOf(match: Match, matches: readonly Match[], segments: readonly Segment[]): number {
  const { scored, segment, phrase } = match
  const others = matches.filter((other) => other.segment !== segment && !other.phrase)
  const km = Math.min(...others.map((other) => distanceKm(scored.row, other.scored.row)))
  const fit =
    others.length === 0 ? 0 : km <= togetherKm ? weights.together : km > togetherKm * 3 ? weights.apart : 0
  const isGuess = scored.cost > sameNameCost && others.some((other) => other.scored.cost === 0)
  const kind = scored.row.kind === 'road' ? weights.road : scored.row.kind === 'busstop' ? weights.busstop : 0
  return (
    scored.score * weights.rank +
    segment * weights.order +
    (segments[segment]?.isNear ? weights.near : 0) +
    (phrase ? weights.phrase : 0) +
    (isGuess ? weights.otherSpelling : 0) +
    kind +
    fit
  )
}

function unknownPart(
  segments: readonly Segment[],
  matches: readonly Match[],
  winner: Match | undefined,
): string | null {
  const own = winner && segments[winner.segment]
  if (own && winner.phrase) return remainderOf(own, winner.phrase)
  const end = winner ? winner.segment : segments.length
  const missing = segments.find(
    ({ words }, at) =>
      at < end && mayName(words) && !matches.some((match) => match.segment === at && !match.phrase),
  )
  return missing ? remainderOf(missing, []) : null
}

function regionOf({ city }: PlaceQuery): Region | null {
  return city ? regionOfCity(city.city) : null
}

export const cityRows = (context: SearchContext, city: KnownCity | undefined): Scored[] => {
  if (!city) return []
  const words = city.name.toLowerCase().split(' ')
  const region = { centres: [city as Point], reachKm: 1, city: null }
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
  const isGuess = !region && segments.length > 1 && (ranked[0]?.scored.cost ?? 0) > sameNameCost
  return {
    found: [...ranked.map(({ scored }) => scored), ...cityRows(context, query.city?.city)],
    unknown,
    isGuess,
  }
}
