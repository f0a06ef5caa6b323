import { distanceKm, type PlaceKind, type Point } from '@basera/places/contract'
import type { KnownCity, Region } from './cities.ts'
import type { Spelling } from './find-candidates.ts'
import type { PlaceRow } from './place-table.ts'
import { skeletonOf } from './skeleton.ts'
import { costAllowed, spellingCost } from './spelling-cost.ts'
import { wordsOf } from './words.ts'

/** Points added to a row's rank, which runs from 1 to 100 (places.suggestion-ranking). */
const points = {
  wholeName: 22,
  /** A short form in capitals is typed whole: BHU is not the beginning of Bhubaneswar. */
  wholeInitials: 14,
  notAtStart: -10,
  wholeLastWord: 3,
  unfinishedWord: -4,
  spelling: -13,
  otherName: -3,
  joined: -1,
  inArea: -2,
  contextAfterComma: 40,
  noContextAfterComma: -20,
  /** A neighbouring city's place, though this city is named. */
  neighbour: -12,
  citySize: 6,
  /** For a place where the person is, or searched last; less with the distance. */
  near: 22,
} as const
const nearKm = 40

/** What people mean less often by a name. */
const kindPoints: Partial<Record<PlaceKind, number>> = {
  busstop: -40,
  ward: -6,
  road: -3,
  pincode: -6,
  landmark: -2,
}

export interface Scored {
  readonly row: PlaceRow
  readonly score: number
  readonly whole: boolean
  /** All of the name but its half: Ghatkopar of Ghatkopar East. */
  readonly half: boolean
  readonly inName: boolean
  readonly cost: number
}

export interface ScoreQuery {
  readonly words: readonly string[]
  readonly spelling: Spelling
  /** Words after the first comma, which should name the area. */
  readonly areaWords: readonly string[]
  readonly near: Point | null
  readonly region: Region | null
  readonly isJoined: boolean
}

interface Fit {
  readonly at: number
  readonly full: boolean
  readonly exact: boolean
  readonly cost: number
}

const noFit: Fit = { at: -1, full: false, exact: false, cost: 0 }
/** A finished word that fits as well as an unfinished one is meant. */
const unfinishedCost = 0.15

/** A name's word this much shorter than the typed one is another word. */
const shortestByLetters = 5

/** Added when another letter begins the word: slips are seldom there. */
const otherStartCost = 0.5

const startCost = (word: string, other: string) =>
  word[0] === other[0] || skeletonOf(word)[0] === skeletonOf(other)[0] ? 0 : otherStartCost

function roughFit(word: string, name: readonly string[], mayGoOn: boolean): Fit {
  const most = costAllowed(word)
  let best = noFit
  let least = most + 0.001
  if (most === 0) return best
  for (const [at, other] of name.entries()) {
    if (other.length + shortestByLetters < word.length) continue
    const spelt = spellingCost(word, other)
    const full = spelt.whole
    const begun = mayGoOn ? spelt.begun + unfinishedCost : full
    if (Math.min(full, begun) >= least) continue
    const cost = Math.min(full, begun) + startCost(word, other)
    if (cost >= least) continue
    best = { at, full: full <= begun, exact: false, cost }
    least = cost
  }
  return best
}

function fitOf(word: string, name: readonly string[], fuzzy: boolean, isLast: boolean): Fit {
  const exact = name.indexOf(word)
  if (exact !== -1) return { at: exact, full: true, exact: true, cost: 0 }
  const begun = name.findIndex((other) => other.startsWith(word))
  const rough = fuzzy ? roughFit(word, name, isLast) : noFit
  if (rough.full && rough.cost < unfinishedCost) return rough
  const lacksEnd = fuzzy && word.length >= longWord && name[begun]?.replace(oftenOmitted, '') === word
  if (lacksEnd) return { at: begun, full: true, exact: false, cost: faintCost }
  return begun === -1 ? rough : { at: begun, full: false, exact: false, cost: 0 }
}

const longWord = 7
const oftenOmitted = /[aeiouhy]$/
const faintCost = 0.3

const begins = (word: string, names: readonly string[]) => names.some((name) => name.startsWith(word))

const isOf = (area: readonly string[], word: string, spelling: Spelling) =>
  begins(word, area) ||
  (spelling !== 'exact' &&
    area.some((name) => spellingCost(word, name).whole <= Math.min(1, costAllowed(word))))

type NameScore = Omit<Scored, 'row'>

const halves = new Set(['east', 'west', 'north', 'south'])
const shortName = /\(([A-Z]{3,5})\)$/
const isInitials = (name: string) => /^[A-Z]{3,5}$/.test(name)

function nameScore(name: readonly string[], area: readonly string[], query: ScoreQuery): NameScore | null {
  const { words, spelling } = query
  const fits = words.map((word, at) => fitOf(word, name, spelling !== 'exact', at === words.length - 1))
  const inName = fits.filter((fit) => fit.at !== -1)
  if (inName.length === 0) return null
  const fitted = new Set(inName.filter((fit) => fit.full).map((fit) => fit.at))
  const whole = fitted.size === name.length
  const half = name.every((word, at) => fitted.has(at) || (at > 0 && halves.has(word)))
  const rest = words.filter((_, index) => fits[index]?.at === -1)
  if (!rest.every((word) => isOf(area, word, spelling))) return null
  const cost = inName.reduce((sum, fit) => sum + fit.cost, 0)
  const unfinished = fits.slice(0, -1).filter((fit) => fit.at !== -1 && !fit.full).length
  const score =
    (whole ? points.wholeName : 0) +
    (inName.some((fit) => fit.at === 0) ? 0 : points.notAtStart) +
    (fits.at(-1)?.exact ? points.wholeLastWord : 0) +
    unfinished * points.unfinishedWord +
    cost * points.spelling +
    rest.length * points.inArea
  return { score, whole, half, inName: rest.length === 0, cost }
}

interface WrittenName {
  readonly words: readonly string[]
  readonly penalty: number
  readonly isInitials?: boolean
}

function* namesOf(row: PlaceRow): Generator<WrittenName> {
  for (const [position, name] of [row.name, ...row.otherNames].entries()) {
    const words = wordsOf(name)
    const penalty = position === 0 ? 0 : points.otherName
    yield { words, penalty, isInitials: isInitials(name) }
    const short = shortName.exec(name)?.[1]
    if (short) yield { words: wordsOf(short), penalty: points.otherName, isInitials: true }
    if (words.length > 1) yield { words: [words.join('')], penalty }
    if (words.length > 2) yield { words: [words.slice(0, 2).join(''), ...words.slice(2)], penalty }
  }
}

function areaScore(words: readonly string[], area: readonly string[]): number {
  if (words.length === 0) return 0
  const named = words.every((word) => begins(word, area))
  return named ? points.contextAfterComma : points.noContextAfterComma
}

function nearScore(row: PlaceRow, near: Point | null): number {
  const km = near ? distanceKm(row, near) : Number.POSITIVE_INFINITY
  return km < nearKm ? points.near * (1 - km / nearKm / 2) : 0
}

function regionScore(city: KnownCity | null, region: Region | null): number {
  return region?.city && city?.name !== region.city.name ? points.neighbour : 0
}

const largestCity = 10_000_000
/** 0 for a town of 100,000 and fewer, 1 for ten million. */
const sizeOf = (city: KnownCity | null): number =>
  city
    ? Math.min(
        1,
        Math.max(0, Math.log10(Math.max(1, city.population) / 100_000) / Math.log10(largestCity / 100_000)),
      )
    : 0

export function scoreRow(
  row: PlaceRow,
  area: readonly string[],
  city: KnownCity | null,
  query: ScoreQuery,
): Scored | null {
  let best: NameScore | null = null
  const isWork = row.kind === 'campus' || row.kind === 'techpark'
  for (const { words, penalty, isInitials } of namesOf(row)) {
    const fit = nameScore(words, area, query)
    if (!fit) continue
    const score =
      fit.score + penalty + (isWork && isInitials && fit.whole && fit.cost === 0 ? points.wholeInitials : 0)
    if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { ...fit, score }
  }
  if (!best) return null
  const base = row.rank + (kindPoints[row.kind] ?? 0) + points.citySize * sizeOf(city)
  const form = query.isJoined ? points.joined : 0
  const place =
    areaScore(query.areaWords, area) + regionScore(city, query.region) + nearScore(row, query.near)
  const score = base + best.score + form + place
  return { ...best, row, score }
}

/** Most that the spelling may be off for each telling letter: further off, another name is meant. */
export const costPerLetter = 0.17

/** Best first; equal scores by the shorter name, then by id, so that the order is stable. */
export const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || a.row.name.length - b.row.name.length || (a.row.id < b.row.id ? -1 : 1)
