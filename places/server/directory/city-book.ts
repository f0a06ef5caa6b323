import { distanceKm, type Point } from '@basera/places/contract'
import { cityReachKm } from '../gazetteer/cities.ts'
import { fold } from '../gazetteer/fold.ts'
import { type PlaceIndex, rowsWhere } from '../gazetteer/place-index.ts'
import type { PlaceRow } from '../gazetteer/place-table.ts'
import type { City } from './place-directory.ts'
import { slugOf, withSlugs } from './slug.ts'

const longestCityName = 4

const cityFromRow = (slug: string, row: PlaceRow): City => ({
  id: row.id,
  slug,
  name: row.name,
  otherNames: row.otherNames,
  state: row.state,
  population: row.population,
  radiusKm: cityReachKm(row.population),
  latitude: row.latitude,
  longitude: row.longitude,
})

export class CityBook {
  readonly cities: readonly City[]
  readonly #bySlug: ReadonlyMap<string, City>
  readonly #byLabel: ReadonlyMap<string, City>

  constructor(index: PlaceIndex) {
    const rows = rowsWhere(index, ({ kind }) => kind === 'city').sort(
      (a, b) => b.population - a.population || b.rank - a.rank,
    )
    const slugs = withSlugs(
      rows,
      ({ name }) => name,
      ({ state }) => state,
    )
    const bySlug = new Map([...slugs].map(([slug, row]) => [slug, cityFromRow(slug, row)]))
    this.cities = [...bySlug.values()]
    this.#byLabel = new Map(this.cities.map((city) => [`${city.name}|${city.state}`, city]))
    // Own names before other names: no city is known by the former name of a larger one.
    for (const row of rows)
      for (const other of row.otherNames) {
        const city = this.#byLabel.get(`${row.name}|${row.state}`)
        const slug = slugOf(other)
        if (city && slug !== '' && !bySlug.has(slug)) bySlug.set(slug, city)
      }
    this.#bySlug = bySlug
  }

  find(slug: string): City | null {
    return this.#bySlug.get(slug) ?? null
  }

  ofRow(row: PlaceRow): City | null {
    return this.#byLabel.get(`${row.city || row.name}|${row.state}`) ?? null
  }

  around(point: Point): City | null {
    let best: City | null = null
    let bestKm = Number.POSITIVE_INFINITY
    for (const city of this.cities) {
      const km = distanceKm(point, city)
      if (km > city.radiusKm || km >= bestKm) continue
      best = city
      bestKm = km
    }
    return best
  }

  namedLast(text: string): City | null {
    const words = fold(text).split(' ')
    for (let end = words.length; end > 0; end--)
      for (let from = Math.max(0, end - longestCityName); from < end; from++) {
        const city = this.#bySlug.get(words.slice(from, end).join('-'))
        if (city) return city
      }
    return null
  }
}
