import { type Place, type Point, placeLabel } from '@basera/places/contract'
import type { Gazetteer } from '../gazetteer/load-gazetteer.ts'
import { nearestRow } from '../gazetteer/place-index.ts'
import { CityBook } from './city-book.ts'
import { LandmarkBook } from './landmark-book.ts'
import { type LocalityBook, nearestOf, readLocalities } from './locality-book.ts'
import type { City, PlaceDirectory, ResolvedPlace } from './place-directory.ts'

const resolved = (place: Place | null | undefined, unknown: string | null): ResolvedPlace | null =>
  place
    ? {
        id: place.id,
        kind: place.kind,
        label: placeLabel(place),
        city: place.city,
        point: { latitude: place.latitude, longitude: place.longitude },
        unknown,
      }
    : null

class Books {
  readonly gazetteer: Gazetteer
  #cities: CityBook | undefined
  #landmarks: LandmarkBook | undefined
  readonly #localities = new Map<string, LocalityBook>()

  constructor(gazetteer: Gazetteer) {
    this.gazetteer = gazetteer
  }

  get cities(): CityBook {
    const [main] = this.gazetteer.indexes
    if (!main) throw new Error('The gazetteer is empty.')
    this.#cities ??= new CityBook(main)
    return this.#cities
  }

  get landmarks(): LandmarkBook {
    this.#landmarks ??= new LandmarkBook(this.gazetteer.indexes)
    return this.#landmarks
  }

  localitiesOf(city: City): LocalityBook {
    const known = this.#localities.get(city.slug)
    if (known) return known
    const book = readLocalities(this.gazetteer.indexes, city)
    this.#localities.set(city.slug, book)
    return book
  }

  cityAround(point: Point): City | null {
    const [main] = this.gazetteer.indexes
    const row = main ? nearestRow(main, point) : null
    const named = row ? this.cities.ofRow(row) : null
    return named ?? this.cities.around(point)
  }
}

export function openDirectory(gazetteer: Promise<Gazetteer>): PlaceDirectory {
  const opening = gazetteer.then((loaded) => new Books(loaded))
  // Each call reports the failure. Without this handler it would end the process.
  opening.catch(() => undefined)
  return {
    findPlace: async (id) => resolved((await opening).gazetteer.find(id), null),
    async resolveText(text, near) {
      const { items, unknown } = (await opening).gazetteer.answer(text, { limit: 1, near: near ?? null })
      return resolved(items[0], unknown)
    },
    listCities: async () => (await opening).cities.cities,
    findCity: async (slug) => (await opening).cities.find(slug),
    async localitiesOf(citySlug) {
      const books = await opening
      const city = books.cities.find(citySlug)
      return city ? books.localitiesOf(city).localities : []
    },
    async findLocality(citySlug, localitySlug) {
      const books = await opening
      const city = books.cities.find(citySlug)
      return (city && books.localitiesOf(city).bySlug.get(localitySlug)) ?? null
    },
    async localityAround(point, withinKm) {
      const books = await opening
      const city = books.cityAround(point)
      return city && nearestOf(books.localitiesOf(city).localities, point, withinKm)
    },
    async cityOf(where) {
      const books = await opening
      return typeof where === 'string' ? books.cities.namedLast(where) : books.cityAround(where)
    },
    landmarksNear: async (point, query) => (await opening).landmarks.near(point, query),
  }
}
