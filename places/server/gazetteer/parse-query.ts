import { men, takeSums, withoutAsides, women } from '@basera/platform/contract/text'
import type { Cities, KnownCity } from './cities.ts'
import { transliterateText } from './transliterate.ts'
import { unitWords, wordsOf } from './words.ts'

/** A part of a text between commas, or after a word such as "near". */
export interface Segment {
  readonly text: string
  readonly words: readonly string[]
  /** Its words with the city at their end: "NIT Rourkela". */
  readonly withCity?: readonly string[]
  /** It tells what the place is near to, not where it is. */
  readonly isNear: boolean
}

export interface PlaceQuery {
  /** All its words but the everyday ones around a place ("pg in …"). */
  readonly words: readonly string[]
  readonly segments: readonly Segment[]
  readonly city: {
    readonly city: KnownCity
    readonly isSegment: boolean
    readonly rest: readonly Segment[]
  } | null
  readonly pincode: string | null
}

const set = (words: string) => new Set(words.split(/\s+/))

const everyday = set(
  `room rooms flat flats pg hostel hostels rent rental rentals bhk rk bed beds sharing shared single double triple girls boys ladies gents men male female bachelor
  bachelors working professionals students student family paying guest accommodation roommate roommates flatmate flatmates coaching coachings kamra kamre makaan makan
  kiraya kiraye chahiye pgs available furnished semi fully unfurnished cheap best budget with without food for to on brokerage broker brokers owner owners couple couples
  unmarried friendly need needed wanted required looking vacancy vacant urgent urgently immediate immediately studio apartments attached bathroom independent nearby ka ki
  ke ek ncr india girl boy gent apartment lodge kitchen only each any some want mujhe muje hame koi hai kya ghar geyser almirah liye log chaiye chahie chaye bhade bhada
  par pe se sasta saste achha acha accha monthly daily weekly please plz pls find show parking balcony lift wifi gym meals tiffin around about nearest bedroom bedrooms
  nobroker direct rented chalega wala wale mein sister brother daughter son beku venum venam kavali pahije joiye che chai madhe mate sathi jonno daggara pakkathula
  hattira aduthu jawal javal kache mess my mera meri mere share plus him her our us must is are was there this that so or bhi mil jaye milega andar batao bhaiya parivar
  included khana khane allowed upsc jee neet ssc ias ma alli la lo er hu hoon hun ho hona hoga raha rahe rahi rehna rahna dikhao dikhana
  dikhado jaldi kuch kuchh milega milegi milta bacche bachche bache wali sirf keval nahi nahin yaha yahan bahut akela akeli hume humko mujhko chahi chahiy chahye
  chahida chahidi rum rooom romm hostal flet singel sngl studnt portion undha unda undhi undi undali unte kosam naku nenu oka andi kaavali irukku irukka irukanum irukkanum
  oru vendum enakku sollunga illama aduth undo venda kittumo chetta ondu idya ideya nanage olage ekta ekti te theke lagbe khujchi dorkar pashe achhe chya ahe aahe pahijet hava
  havi joie joiye joyiye joiae chhe pase najik vagar dalali brokar vich nede mainu darkar pain asap distance budget possible bas batana bataye bataiye kitne nazdik nazdeek khali ghor bhara taka mahina mane veedu move shift shifting joining tenant tenants private`,
)
/** People in Indian languages, and what asks for a room in these, with their endings. */
const everydayStems = new RegExp(
  `^(?:${women.indian}|${men.indian}|(?:vadagai|badige|addeku|bhadya)\\p{L}*)$`,
  'u',
)

const isEveryday = (word: string) => everyday.has(word) || everydayStems.test(word)

const generic = new Set([
  ...unitWords,
  ...set(
    `nagar colony layout road marg chowk circle market station metro town city village gaon society apartment enclave residency tower
    towers heights complex garden gardens park vihar puram east west north south old new junction bus stop stand railway bypass highway
    gate temple hospital school college university institute maidan building floor no number plot survey house home flat door shop office opposite gali pocket wing
    bhavan bhawan chs cross crossroad landmark pin pincode code dist district taluk tehsil mandal post`,
  ),
])
/** What people add to a locality's name for a landmark in it: "KR Puram metro", "Domlur police station". */
const landmarkWords = set(
  `metro station stop stand bus railway rail train depot bridge flyover underpass signal market bazaar police thana post office main road
  circle junction chowk gate temple mandir masjid church school hospital side area gaon village`,
)
/** Units of streets and buildings: with a number alone they name nothing that is known. */
const houseUnits = set(
  'cross main street lane floor flat house plot door shop wing tower building no number gali room bhk',
)

const directions = set('east west north south')

const homeUnits = set('bhk rk')

const nearWords =
  /\b(?:near\s?by|near|nr\.?|opp\.?(?!\s+side)|opposite(?!\s+side)|behind|beside|next to|adjacent to|close to|off|above)(?=\s)/giu
const inWords = /\s(?:in|at|mei?n?)\s/giu
/** "X ke paas": near X, in Hindi; what follows is seldom a place. */
const nearAfter = /\ske?\s(?:aas\s?)?(?:paa?ss?|saa?mne|pee?che|bagal|nazdee?k|najdik)(?=\s)/giu
const halfInBrackets = /\(\s*([ewns])\s*\)/giu
const separators = /[،;|/\n()]|,(?!\d{3}(?!\d))|(?<!\d),|\s[-–—]+\s/u
const possessive = /(?<=girl|boy|lady|ladies|women|men|gents?|girls|boys)['’]s?(?!\p{L})/giu

/** "Ho gaya": has become, in Hindi, which is not the city Gaya. */
const hasBecome = /(?<=\s)(?:ho|mil|kar|aa|ban|lag|chala)\s+ga(?:ya|yi|ye|i|e)(?=\s)/giu

/** Where somebody comes from, who looks elsewhere: "shifting from Delhi to Pune". */
const comesFrom =
  /(?<=\s)(?:(?:am|i'?m|we'?re|are|shift(?:ing|ed)?|com(?:e|ing)|mov(?:e|ing|ed)|relocat(?:e|ing|ed)|originally|basically)\s+from\s+\p{L}{3,}|\p{L}{3,}\s+se\s+(?:aa?ya|aa?yi|aa?ye|aa|shift))(?=\s)/giu

const lessTelling =
  /(?<![\p{L}\p{N}])(?:women|woman|lady|working|home|house|houses|apartment|luxury)(?![\p{L}\p{N}])/giu

export const isNumber = (word: string) => /^\d/.test(word)
const isGeneric = (word: string): boolean => generic.has(word) || isNumber(word) || word.length === 1

const withoutEveryday = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => !isEveryday(word) && !(isNumber(word) && homeUnits.has(words[at + 1] ?? '')))

export const tellingLetters = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (isGeneric(word) ? 1 : word.length), 0)

/** "Sector 22", "Phase 8": a numbered part, which means something within a city or beside another name. */
export const isNumberedPart = (words: readonly string[]): boolean =>
  words.some((word) => unitWords.has(word) && !houseUnits.has(word)) && words.some(isNumber)

export function mayName(words: readonly string[]): boolean {
  if (words.some((word) => !isGeneric(word))) return true
  const spelt = words.filter((word) => !isNumber(word))
  if (
    spelt.some((word) => directions.has(word)) &&
    spelt.every((word) => directions.has(word) || landmarkWords.has(word))
  )
    return false
  // "T Nagar", "New Town", "South City 2"
  if (spelt.length > 1 && !spelt.some((word) => houseUnits.has(word) && word !== 'street')) return true
  return isNumberedPart(words)
}

const isLandmark = ({ words }: Segment) => words.every((word) => landmarkWords.has(word))

/** A text without the landmark at its end; null where it has none, is that of a city, or has more than one part. */
export function withoutLandmark({ segments: [segment, ...more], city }: PlaceQuery): string | null {
  if (!segment || more.length > 0 || city?.rest.every(isLandmark)) return null
  const { words } = segment
  const last = words.findLastIndex((word) => !landmarkWords.has(word))
  return last === -1 || last === words.length - 1 ? null : words.slice(0, last + 1).join(' ')
}

function segmentsOf(text: string): Segment[] {
  const marked = ` ${text} `
    .replaceAll(halfInBrackets, ' $1 ')
    .replaceAll(hasBecome, ' ')
    .replaceAll(comesFrom, ' ')
    .replaceAll(nearAfter, ' ,\u0001')
    .replaceAll(inWords, ' , ')
    .replaceAll(nearWords, ' ,\u0001')
  return marked.split(separators).flatMap((part): Segment[] => {
    const written = part.replace('\u0001', '').trim()
    const words = wordsOf(written)
    return words.length > 0 ? [{ text: written, words, isNear: part.includes('\u0001') }] : []
  })
}

const pincodePattern = /(?<!\d)([1-8]\d{2})\s?(\d{3})(?!\d)/

function withoutStates(segments: readonly Segment[], cities: Cities): readonly Segment[] {
  const kept = [...segments]
  for (let last = kept.at(-1); kept.length > 1 && last; last = kept.at(-1)) {
    if (!kept.slice(0, -1).some(({ words }) => mayName(words))) break
    if (cities.named(last.words) || !cities.isState(last.words)) break
    kept.pop()
  }
  return kept.map((segment, at) => (at === kept.length - 1 ? withoutStateAtEnd(segment, cities) : segment))
}

function withoutStateAtEnd(segment: Segment, cities: Cities): Segment {
  for (const count of [3, 2, 1]) {
    const end = segment.words.slice(-count)
    if (mayName(segment.words.slice(0, -count)) && cities.isState(end) && !cities.named(end))
      return { ...segment, words: segment.words.slice(0, -count) }
  }
  return segment
}

type IsPlace = (words: readonly string[]) => boolean

function findCity(segments: readonly Segment[], cities: Cities, isPlace: IsPlace): PlaceQuery['city'] {
  const misspelt = (words: readonly string[]) => {
    const city = cities.namedRoughly(words)
    return city && !isPlace(words) ? city : null
  }
  for (const [at, segment] of [...segments.entries()].toReversed()) {
    if (at === 0 && segments.length === 1) break
    const city = cities.named(segment.words) ?? (at === segments.length - 1 ? misspelt(segment.words) : null)
    if (city)
      return {
        city,
        isSegment: true,
        rest: segments.filter(({ words }) => cities.named(words) !== city && words !== segment.words),
      }
  }
  const ending = findCityAtEnd(segments, cities)
  if (ending) return ending
  const last = segments.at(-1)
  const [first] = segments
  const start = first && cities.atStart(first.words)
  if (first && start && start.count < first.words.length) {
    const rest = {
      ...first,
      words: first.words.slice(start.count),
      text: withoutWords(first.text, start.count, 'start'),
    }
    return { city: start.city, isSegment: false, rest: [rest, ...segments.slice(1)] }
  }
  const rough = last && last.words.length > 1 ? misspelt(last.words.slice(-1)) : null
  if (!last || !rough) return findCityInside(segments, cities, isPlace)
  const rest = { ...last, words: last.words.slice(0, -1), text: withoutWords(last.text, 1, 'end') }
  return { city: rough, isSegment: false, rest: [...segments.slice(0, -1), rest] }
}

const insideCost = 0.6
const shortestMisspeltInside = 7
const wordsLikeCities = set('agar gaya basti banda anand sagar durga guna puri chas pali')

/** A city among the words of a sentence, first as it is written, then misspelt: "Gandhi Nagar Jammu portion". */
function findCityInside(segments: readonly Segment[], cities: Cities, isPlace: IsPlace): PlaceQuery['city'] {
  const misspelt = (words: readonly string[]) => {
    const isLong = words.join('').length >= shortestMisspeltInside
    const city = isLong ? cities.namedRoughly(words, insideCost) : null
    return city && !isPlace(words) ? city : null
  }
  for (const find of [(words: readonly string[]) => cities.named(words), misspelt])
    for (const [at, segment] of segments.entries())
      for (const [position, word] of [...segment.words.entries()].toReversed()) {
        const after = segment.words[position + 1]
        const isPart =
          after !== undefined && after !== 'landmark' && (isGeneric(after) || landmarkWords.has(after))
        const city = word.length < shortestInside || wordsLikeCities.has(word) || isPart ? null : find([word])
        if (city)
          return { city, isSegment: false, rest: segments.toSpliced(at, 1, ...around(segment, position)) }
      }
  return null
}

const shortestInside = 3

function around(segment: Segment, position: number): Segment[] {
  const before = segment.words.slice(0, position)
  const after = segment.words.slice(position + 1)
  const withCity = segment.words.slice(0, position + 1)
  return [
    { ...segment, words: before, text: textOf(segment, before), withCity },
    { ...segment, words: after, text: textOf(segment, after) },
  ].filter(({ words }) => words.length > 0)
}

const textOf = ({ text }: Segment, words: readonly string[]) =>
  text
    .split(/\s+/)
    .filter((each) => wordsOf(each).some((word) => words.includes(word)))
    .join(' ')

/** A city at the end of a part, of the last that has one: "Talwandi Kota near Allen". */
function findCityAtEnd(segments: readonly Segment[], cities: Cities): PlaceQuery['city'] {
  for (const [at, segment] of [...segments.entries()].toReversed()) {
    const end = cities.atEnd(segment.words)
    if (!end || end.count === segment.words.length) continue
    const { words, text } = segment
    const rest = {
      ...segment,
      ...{ words: words.slice(0, -end.count), withCity: words, text: withoutWords(text, end.count, 'end') },
    }
    return { city: end.city, isSegment: segments.length > 1, rest: segments.with(at, rest) }
  }
  return null
}

/** Of what was typed the words that say something and are not in `known`: "West" alone tells nothing. Null where there are none. */
export function remainderOf({ text, words }: Segment, known: readonly string[]): string | null {
  const isKnown = (word: string) =>
    known.includes(word) || isNumber(word) || word.length === 1 || word.replace(lessTelling, '') === ''
  const unknown = known.length > 0 ? words.filter((word) => !isKnown(word)) : words
  const left = new Set(unknown.length > 0 && !mayName(unknown) ? words : unknown)
  const typed = text.split(/\s+/).filter((each) => wordsOf(each).some((word) => left.has(word)))
  return typed.join(' ') || null
}

function withoutWords(text: string, count: number, from: 'start' | 'end'): string {
  const parts = text.split(/\s+/)
  return (from === 'start' ? parts.slice(count) : parts.slice(0, -count)).join(' ')
}

/** Reads a text as places, a city and a pincode (places.text-parts). */
export function parseQuery(text: string, cities: Cities, isPlace: IsPlace = () => false): PlaceQuery {
  const pincode = pincodePattern.exec(text)
  const hasMore = pincode !== null && /\p{L}{3}/u.test(text)
  const whole = pincode ? text.replace(pincode[0], hasMore ? ' ' : `${pincode[1]}${pincode[2]}`) : text
  const sums = takeSums(whole).rest || whole
  const rest = withoutAsides(sums, ' ').trim() || sums
  const all = segmentsOf(rest.replaceAll(possessive, ''))
  const telling = all
    .map((segment) => ({ ...segment, words: withoutEveryday(segment.words) }))
    .filter(({ words }) => words.length > 0)
  const useful = withoutStates(telling, cities)
  const isBegun = !/\s/.test(text.trim())
  const segments = useful.length > 0 || !isBegun ? useful : all
  return {
    segments,
    words: segments.flatMap(({ words }) => words),
    city: findCity(segments, cities, isPlace),
    pincode: hasMore ? `${pincode[1]}${pincode[2]}` : null,
  }
}

export function withoutLessTelling(text: string): string | null {
  const left = text.replaceAll(lessTelling, ' ')
  return left === text || left.trim() === '' ? null : left
}

export function inLatin(text: string): string | null {
  const latin = transliterateText(text)
  return latin === text ? null : latin
}
