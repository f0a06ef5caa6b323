import type { City, PlaceDirectory } from '@basera/places/server'
import type { Point } from './search-area.ts'

/** A city as addresses name it, in lower case. */
export interface CityNames {
  readonly name: string
  readonly names: readonly string[]
  /** Names of other cities that an address may end with, and of all that end with this city's name: Navi Mumbai. */
  readonly others: readonly string[]
}

export type CityOf = (point: Point) => Promise<CityNames | null>

/** Addresses that name a city only as part of a road's name mostly end with another one of the largest. */
const othersMax = 60

const lower = (names: readonly string[]) => [...new Set(names.map((name) => name.toLowerCase()))]

/** The index finds Latin words only; one name in another script would make it look at every unlocated room. */
const isIndexed = (name: string) => /^[a-z][a-z ]+$/.test(name)

function namesOf(city: City, cities: readonly City[]): CityNames {
  const names = lower([city.name, ...city.otherNames]).filter(isIndexed)
  const isLonger = (other: string) => names.some((name) => other.endsWith(` ${name}`))
  const others = lower(
    cities
      .filter(({ id, name }, rank) => id !== city.id && (rank < othersMax || isLonger(name.toLowerCase())))
      .map(({ name }) => name),
  )
  return { name: city.name, names, others: others.filter((other) => !names.includes(other)) }
}

const known = new WeakMap<City, { readonly cities: readonly City[]; readonly names: CityNames }>()

function knownNames(city: City, cities: readonly City[]): CityNames {
  const before = known.get(city)
  if (before?.cities === cities) return before.names
  const names = namesOf(city, cities)
  known.set(city, { cities, names })
  return names
}

/** The city around a point, whose unlocated rooms a search adds (rooms.search-unlocated). */
export const searchedCity =
  (directory: Pick<PlaceDirectory, 'cityOf' | 'listCities'>): CityOf =>
  async ({ lat, lng }) => {
    const city = await directory.cityOf({ latitude: lat, longitude: lng })
    const named = city && knownNames(city, await directory.listCities())
    return named && named.names.length > 0 ? named : null
  }
