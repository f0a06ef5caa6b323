import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distanceKm, type Place, type Point } from '@basera/places/contract'
import { fold } from './fold.ts'
import type { Gazetteer } from './load-gazetteer.ts'

const lists = join(import.meta.dirname, '../../evaluation')
/** Nearer than this, in km, an answer is the place that was meant: the points of the lists are about 1 to 2 km off. */
const rightKm = 4
/** Farther than this it lies in another city. */
const wrongCityKm = 40
const shown = 5

export interface Verdict {
  readonly texts: number
  readonly right: number
  readonly wrong: number
  readonly misses: readonly string[]
}

interface Expected {
  readonly text: string
  readonly point: Point
  readonly withinKm: number
}

function linesOf(file: string): string[][] {
  const text = readFileSync(join(lists, file), 'utf8')
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => line.split('\t'))
}

const pointOf = (latitude = '', longitude = ''): Point => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
})

const queriesOf = (file: string): Expected[] =>
  linesOf(file).map(([text = '', lat, lng, km]) => ({ text, point: pointOf(lat, lng), withinKm: Number(km) }))

const localities = (write: (locality: string, city: string) => string): Expected[] =>
  linesOf('localities.tsv').map(([city = '', locality = '', lat, lng]) => ({
    text: write(locality, city),
    point: pointOf(lat, lng),
    withinKm: rightKm,
  }))

/** Judges the first `count` answers to each text: one of them has to be right; wrong is an answer only of other cities. */
function judge(gazetteer: Gazetteer, list: readonly Expected[], count: number): Verdict {
  const misses: string[] = []
  let wrong = 0
  for (const { text, point, withinKm } of list) {
    const found = gazetteer.search(text, shown).slice(0, count)
    const far = (place: Place) => distanceKm(place, point)
    if (found.some((place) => far(place) <= withinKm)) continue
    misses.push(`${text}: ${found[0]?.id ?? 'nothing'}`)
    if (found.length > 0 && found.every((place) => far(place) > wrongCityKm)) wrong++
  }
  return { texts: list.length, right: list.length - misses.length, wrong, misses }
}

function judgeNames(gazetteer: Gazetteer, file: string): Verdict {
  const lines = linesOf(file)
  const misses: string[] = []
  let wrong = 0
  for (const [city, text = '', names = ''] of lines) {
    const [first] = gazetteer.search(text, shown)
    const isRight = (place: Place) =>
      place.city === city && names.split(';').some((name) => fold(place.name).includes(fold(name)))
    if (first && isRight(first)) continue
    misses.push(`${text}: ${first?.id ?? 'nothing'}`)
    if (first && first.city !== city) wrong++
  }
  return { texts: lines.length, right: lines.length - misses.length, wrong, misses }
}

/** The lists of places/evaluation, judged: each was written down before the rules were, from general knowledge. */
export const evaluate = (gazetteer: Gazetteer) => ({
  withCity: judge(
    gazetteer,
    localities((locality, city) => `${locality}, ${city}`),
    1,
  ),
  alone: judge(
    gazetteer,
    localities((locality) => locality),
    shown,
  ),
  everyday: judge(gazetteer, queriesOf('everyday.tsv'), 1),
  everydayAgain: judge(gazetteer, queriesOf('everyday-2.tsv'), 1),
  addresses: judge(gazetteer, queriesOf('addresses.tsv'), 1),
  typedLocalities: judgeNames(gazetteer, 'typed-localities.tsv'),
  typedEveryday: judgeNames(gazetteer, 'typed-everyday.tsv'),
  typedFresh: judgeNames(gazetteer, 'typed-fresh.tsv'),
})
