import { distanceKm, type Point } from '@basera/places/contract'
import { type PlaceIndex, rowsWhere } from '../gazetteer/place-index.ts'
import type { PlaceRow } from '../gazetteer/place-table.ts'
import type { City, Locality } from './place-directory.ts'
import { slugOf, withSlugs } from './slug.ts'

export interface LocalityBook {
  readonly localities: readonly Locality[]
  readonly bySlug: ReadonlyMap<string, Locality>
}

const localityFromRow = (slug: string, row: PlaceRow, city: City): Locality => ({
  id: row.id,
  slug,
  name: row.name,
  city,
  pincode: row.pincode || null,
  rank: row.rank,
  latitude: row.latitude,
  longitude: row.longitude,
})

export function readLocalities(indexes: readonly PlaceIndex[], city: City): LocalityBook {
  const rows = indexes
    .flatMap((index) =>
      rowsWhere(
        index,
        (row) => row.kind === 'locality',
        (area) => area.city === city.name && area.state === city.state,
      ),
    )
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
  const slugs = withSlugs(
    rows,
    ({ name }) => name,
    ({ pincode }) => pincode,
  )
  const bySlug = new Map([...slugs].map(([slug, row]) => [slug, localityFromRow(slug, row, city)]))
  const localities = [...bySlug.values()]
  for (const [slug, row] of slugs)
    for (const other of row.otherNames) {
      const locality = bySlug.get(slug)
      const otherSlug = slugOf(other)
      if (locality && otherSlug !== '' && !bySlug.has(otherSlug)) bySlug.set(otherSlug, locality)
    }
  return { localities, bySlug }
}

/** The locality whose middle is nearest to a point, up to `withinKm` away; of equally near ones the best known. */
export function nearestOf(localities: readonly Locality[], point: Point, withinKm: number): Locality | null {
  let nearest: Locality | null = null
  let km = withinKm
  for (const locality of localities) {
    const away = distanceKm(point, locality)
    if (away > km || (away === km && nearest)) continue
    nearest = locality
    km = away
  }
  return nearest
}
