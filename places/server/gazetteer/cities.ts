import { distanceKm, type Point } from '@basera/places/contract'
import { fold } from './fold.ts'
import { type PlaceRow, PlaceTable } from './place-table.ts'
import { costAllowed, spellingCost } from './spelling-cost.ts'
import { wordsOf } from './words.ts'

/** Reach of a city in km by its inhabitants: Delhi's suburbs are 30 km out, those of a district town 7. */
const reaches = [
  [5_000_000, 30],
  [2_000_000, 22],
  [1_000_000, 16],
  [300_000, 11],
] as const
const smallReachKm = 7

export function cityReachKm(population: number): number {
  return reaches.find(([least]) => population >= least)?.[1] ?? smallReachKm
}

const stateShortForms = 'up mp ap ts tn wb hp uk mh ka kl rj gj hr pb br jh cg ncr'.split(' ')

const cityShortForms: ReadonlyMap<string, string> = new Map(
  `lko:lucknow bbsr:bhubaneswar gzb:ghaziabad ggn:gurugram ddn:dehradun tvm:thiruvananthapuram hyd:hyderabad ahd:ahmedabad
  gr_noida:greater_noida kgp:kharagpur திருச்சி:tiruchirappalli தஞ்சை:thanjavur புதுவை:puducherry நெல்லை:tirunelveli बनारस:varanasi বেনারস:varanasi বেঙ্গালুরু:bengaluru clt:kozhikode wgl:warangal bglr:bengaluru blore:bengaluru bangaluru:bengaluru banglore:bengaluru bhubneswar:bhubaneswar jsr:jamshedpur ambarsar:amritsar ambersar:amritsar
  amdavad:ahmedabad lakhnau:lucknow lakhnow:lucknow ilahabad:prayagraj elahabad:prayagraj kalkatta:kolkata kalikata:kolkata tvpm:thiruvananthapuram
  benaras:varanasi banras:varanasi dehli:delhi gorgaon:gurugram vizak:visakhapatnam vskp:visakhapatnam tcr:thrissur knp:kanpur ghy:guwahati
  amritsr:amritsar gkp:gorakhpur jbp:jabalpur ldh:ludhiana hbl:hubballi rjy:rajamahendravaram sambhajinagar:aurangabad pondi:puducherry thanjai:thanjavur
  cbe:coimbatore vtz:visakhapatnam kol:kolkata mum:mumbai che:chennai jpr:jaipur chd:chandigarh ngp:nagpur bpl:bhopal`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]),
)

export interface KnownCity extends Point {
  readonly name: string
  readonly state: string
  readonly otherNames: readonly string[]
  readonly population: number
  readonly reachKm: number
}

const cityFromRow = (row: PlaceRow): KnownCity => ({
  name: row.name,
  state: row.state,
  otherNames: row.otherNames,
  population: row.population,
  reachKm: cityReachKm(row.population),
  latitude: row.latitude,
  longitude: row.longitude,
})

const longestName = 3
const shortestMisspelt = 6
/** So short a word is a city misspelt only where a faint letter is left out: Indor. */
const shortestRespelt = 5
const respeltCost = 0.3
/** Below so many letters, more than this makes another word: Batana is not Batala. */
const surelyMisspelt = 7
const closeCost = 0.7
const englishWords = new Set(['along'])

export class Cities {
  readonly all: readonly KnownCity[]
  readonly #byName = new Map<string, KnownCity>()
  readonly #byLetter = new Map<string, [string, KnownCity][]>()
  readonly #byLabel = new Map<string, KnownCity>()
  readonly #states = new Set(stateShortForms)

  constructor(places: Buffer) {
    const table = new PlaceTable(places)
    const rows = [...table.rowsWithPrefix('c-')].sort((a, b) => b.population - a.population)
    this.all = rows.map(cityFromRow)
    for (const { kind, name } of table.rowsWithPrefix('s-'))
      if (kind === 'state') this.#states.add(wordsOf(name).join(' '))
    for (const city of this.all) this.#byLabel.set(`${city.name}|${city.state}`, city)
    // Own names before other names: no city is known by the former name of a larger one.
    for (const city of this.all) this.#addName(city.name, city)
    for (const city of this.all) for (const name of city.otherNames) this.#addName(name, city)
    for (const [short, name] of cityShortForms) {
      const city = this.#byName.get(name)
      if (city) this.#addName(short, city)
    }
  }

  #addName(name: string, city: KnownCity): void {
    for (const key of [wordsOf(name).join(' '), fold(name).replaceAll(' ', '')])
      if (key.length > 2 && !this.#byName.has(key) && !englishWords.has(key)) {
        this.#byName.set(key, city)
        const letter = key[0] ?? ''
        this.#byLetter.set(letter, [...(this.#byLetter.get(letter) ?? []), [key, city]])
      }
  }

  labelled(city: string, state: string): KnownCity | null {
    return this.#byLabel.get(`${city}|${state}`) ?? null
  }

  isState(words: readonly string[]): boolean {
    return this.#states.has(words.join(' '))
  }

  named(words: readonly string[]): KnownCity | null {
    return this.#byName.get(words.join(' ')) ?? null
  }

  namedRoughly(words: readonly string[], mostCost = 1): KnownCity | null {
    const typed = words.join('')
    const isShort = typed.length < shortestMisspelt
    const most = typed.length < surelyMisspelt ? Math.min(closeCost, mostCost) : mostCost
    if (typed.length < shortestRespelt || /\d/.test(typed)) return null
    let best: KnownCity | null = null
    let least = Math.min(costAllowed(typed), isShort ? respeltCost : most) + 0.01
    for (const [name, city] of this.#byLetter.get(typed[0] ?? '') ?? []) {
      if (Math.abs(name.length - typed.length) > 2 || (isShort && name.length < typed.length)) continue
      const cost = spellingCost(typed, name).whole
      if (cost >= least) continue
      best = city
      least = cost
    }
    return best
  }

  atEnd(words: readonly string[]): { city: KnownCity; count: number } | null {
    for (let count = Math.min(longestName, words.length); count > 0; count--) {
      const city = this.named(words.slice(-count))
      if (city) return { city, count }
    }
    return null
  }

  atStart(words: readonly string[]): { city: KnownCity; count: number } | null {
    for (let count = Math.min(longestName, words.length); count > 0; count--) {
      const city = this.named(words.slice(0, count))
      if (city) return { city, count }
    }
    return null
  }
}

export interface Region {
  readonly centres: readonly Point[]
  readonly reachKm: number
  readonly city: KnownCity | null
}

export const regionOfCity = (city: KnownCity): Region => ({
  centres: [city],
  // Suburbs with names of their own are said to be in the large city: Vashi in Mumbai.
  reachKm: city.reachKm * 1.25,
  city,
})

export const isWithin = (region: Region, point: Point): boolean =>
  region.centres.some((centre) => distanceKm(centre, point) <= region.reachKm)
