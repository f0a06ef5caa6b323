import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type City, cities } from './cities.ts'

export interface Spot {
  readonly name: string
  /** Degrees. */
  readonly lat: number
  readonly lng: number
}

export interface Landmark extends Spot {
  readonly kind: 'station' | 'campus' | 'office park'
}

export interface Locality extends Spot {
  readonly city: CityPlaces
  readonly pincode: string
  /** What rents are multiplied with. */
  readonly rentFactor: number
}

export interface CityPlaces extends City {
  readonly state: string
  readonly localities: readonly Locality[]
  readonly landmarks: readonly Landmark[]
}

/** Men do not say that they study there. */
export const womensColleges: ReadonlySet<string> = new Set([
  'Gargi College',
  'IGDTUW',
  'Jesus and Mary College',
  'Jyoti Nivas College',
  'Kamala Nehru College',
  'Lady Shri Ram College',
  'Miranda House',
  'Mount Carmel College',
  'Stella Maris College',
])

interface Row extends Spot {
  readonly kind: string
  readonly city: string
  readonly state: string
  readonly pincode: string
  readonly source: string
}

const defaultFile = join(import.meta.dirname, '../../../places/data/places.tsv.gz')
const kinds: Record<string, Landmark['kind']> = { rail: 'station', campus: 'campus', techpark: 'office park' }
function readRows(file: string): Row[] {
  const wanted = new Set(cities.map(({ name }) => name))
  const rows: Row[] = []
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    const [, kind = '', name = '', , city = '', , state = '', pincode = '', lat, lng, , , , source = ''] =
      line.split('\t')
    if (!wanted.has(city) || (kind !== 'locality' && !(kind in kinds))) continue
    rows.push({ kind, name, city, state, pincode, lat: Number(lat), lng: Number(lng), source })
  }
  return rows
}

const factorOf = (city: City, name: string) =>
  city.premium.includes(name) ? 1.3 : city.budget.includes(name) ? 0.76 : 1

/** Old railway spellings puzzle readers: a station counts if its part of town has its name. */
const isFamiliar = (station: string, rows: readonly Row[]) =>
  rows.some(({ kind, name }) => kind === 'locality' && (name === station || name.startsWith(`${station} `)))

function landmarksOf(city: City, rows: readonly Row[]): Landmark[] {
  return rows.flatMap((row): Landmark[] => {
    const kind = kinds[row.kind]
    if (!kind) return []
    const { name, lat, lng } = row
    if (kind !== 'station') return [{ kind, name, lat, lng }]
    return city.suburbanTrains && isFamiliar(name, rows) ? [{ kind, name: `${name} station`, lat, lng }] : []
  })
}

function placesOf(city: City, rows: readonly Row[]): CityPlaces {
  const localities: Locality[] = []
  const places: CityPlaces = {
    ...city,
    state: rows[0]?.state ?? '',
    localities,
    landmarks: landmarksOf(city, rows),
  }
  const seen = new Set<string>()
  for (const { kind, name, source, pincode, lat, lng } of rows) {
    const known = kind === 'locality' && (source === 'cur' || city.extra.includes(name))
    if (!known || seen.has(name)) continue
    seen.add(name)
    localities.push({ city: places, name, pincode, lat, lng, rentFactor: factorOf(city, name) })
  }
  if (localities.length === 0) throw new Error(`The gazetteer has no localities of ${city.name}.`)
  return places
}

/** The fifty cities with their true localities and landmarks, from the gazetteer that place search uses. */
export function readGazetteer(file = defaultFile): CityPlaces[] {
  const byCity = Map.groupBy(readRows(file), (row) => row.city)
  return cities.map((city) => placesOf(city, byCity.get(city.name) ?? []))
}

/** Great-circle distance in km; the equirectangular form is exact enough within a city. */
export function kmBetween(a: Spot | Omit<Spot, 'name'>, b: Omit<Spot, 'name'>): number {
  const rad = Math.PI / 180
  const x = (b.lng - a.lng) * rad * Math.cos(((a.lat + b.lat) / 2) * rad)
  return 6371 * Math.hypot(x, (b.lat - a.lat) * rad)
}
