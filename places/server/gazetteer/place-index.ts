import type { PlaceKind, Point } from '@basera/places/contract'
import type { Cities } from './cities.ts'
import { type NearIndex, NearIndexBuilder } from './near-index.ts'
import { type PlaceRow, PlaceTable } from './place-table.ts'
import { type WordIndex, WordIndexBuilder } from './word-index.ts'
import { wordsOf } from './words.ts'

/** One indexed dataset. Datasets with different licences are never put into one index. */
export interface PlaceIndex {
  readonly table: PlaceTable
  readonly ranks: Uint8Array
  /** Latitude and longitude of each row, one after the other. */
  readonly points: Float32Array
  readonly names: WordIndex
  readonly areaOf: Uint16Array
  readonly areaNames: readonly Area[]
  readonly areaWords: readonly (readonly string[])[]
  readonly areas: WordIndex
  readonly near: NearIndex
  /** Room for one search to count in, all zero between searches. */
  readonly scratch: { readonly words: Uint16Array; readonly matches: Uint8Array }
}

export interface Area {
  readonly city: string
  readonly district: string
  readonly state: string
}

/** Called between rows: lets the process answer requests while it reads. */
export type YieldControl = () => Promise<void>

const rowsAtOnce = 400

/** What people add to the name of a place of this kind: "Ameerpet metro". */
const namesOfKinds: Partial<Record<PlaceKind, readonly string[]>> = {
  metro: ['metro station'],
  rail: ['railway station', 'junction'],
  busstop: ['bus stop', 'bus stand'],
  pincode: ['pincode'],
}

/** "Byculla West" is not a Byculla in West Bengal. */
const directions = new Set(['east', 'west', 'north', 'south'])

class AreaBuilder {
  readonly #numbers = new Map<string, number>()
  readonly #names: Area[] = []
  readonly #words: (readonly string[])[] = []
  readonly #index = new WordIndexBuilder()
  readonly #cities: Cities

  constructor(cities: Cities) {
    this.#cities = cities
  }

  add({ kind, city, district, state }: PlaceRow): number {
    const kindNames = namesOfKinds[kind] ?? []
    const key = `${city}|${district}|${state}|${kindNames.join()}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(key, number)
    this.#names.push({ city, district, state })
    const names = [
      ...kindNames,
      city,
      district,
      state,
      ...(this.#cities.labelled(city, state)?.otherNames ?? []),
    ]
    const words = names.map((name) => wordsOf(name).filter((word) => !directions.has(word)))
    for (const name of words) this.#index.add(number, name)
    this.#words.push([...new Set(words.flat())])
    return number
  }

  build() {
    return { areas: this.#index.build(), areaNames: this.#names, areaWords: this.#words }
  }
}

export async function buildPlaceIndex(
  bytes: Buffer,
  cities: Cities,
  yieldControl: YieldControl,
): Promise<PlaceIndex> {
  const table = new PlaceTable(bytes)
  const ranks = new Uint8Array(table.size)
  const points = new Float32Array(table.size * 2)
  const areaOf = new Uint16Array(table.size)
  const names = new WordIndexBuilder()
  const areas = new AreaBuilder(cities)
  const near = new NearIndexBuilder()
  for (let row = 0; row < table.size; row++) {
    if (row % rowsAtOnce === 0) await yieldControl()
    const place = table.row(row)
    ranks[row] = place.rank
    points.set([place.latitude, place.longitude], row * 2)
    areaOf[row] = areas.add(place)
    for (const name of [place.name, ...place.otherNames]) names.add(row, wordsOf(name))
    near.add(row, place)
  }
  await yieldControl()
  const scratch = { words: new Uint16Array(table.size), matches: new Uint8Array(table.size) }
  const index = {
    table,
    scratch,
    ranks,
    points,
    areaOf,
    names: names.build(),
    near: near.build(),
    ...areas.build(),
  }
  await yieldControl()
  return index
}

export function nearestRow(index: PlaceIndex, point: Point): PlaceRow | null {
  const row = index.near.nearest(point)
  return row === null ? null : index.table.row(row)
}

/** The rows that `isWanted` takes, in the order of the data. With `inArea`, only rows of such areas are read. */
export function rowsWhere(
  { table, areaOf, areaNames }: PlaceIndex,
  isWanted: (row: PlaceRow) => boolean,
  inArea: (area: Area) => boolean = () => true,
): PlaceRow[] {
  const areas = areaNames.map(inArea)
  const found: PlaceRow[] = []
  for (let number = 0; number < table.size; number++) {
    if (areas[areaOf[number] ?? 0] !== true) continue
    const row = table.row(number)
    if (isWanted(row)) found.push(row)
  }
  return found
}
