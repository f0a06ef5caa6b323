import type { PlaceDirectory } from '@basera/places/server'
import { localityRadiusKm, nearbyKm, type PriceHint, type PriceHintQuery } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { searchArea } from '../search/search-area.ts'
import { recentRooms, rentOfType } from './rent-figures.ts'
import { readRentSample } from './rent-sample.ts'

interface Around {
  readonly lat: number
  readonly lng: number
  readonly radiusKm: number
  readonly locality: string | null
}

type Directory = Pick<PlaceDirectory, 'localityAround'>

/** What to compare with: the point's own locality, as its page has it, then what is near the point. */
async function comparisons(directory: Directory, { lat, lng }: PriceHintQuery): Promise<Around[]> {
  const near = { lat, lng, radiusKm: nearbyKm, locality: null }
  const own = await directory.localityAround({ latitude: lat, longitude: lng }, localityRadiusKm)
  if (!own) return [near]
  const { latitude, longitude, name } = own
  return [{ lat: latitude, lng: longitude, radiusKm: localityRadiusKm, locality: name }, near]
}

/** What like rooms ask for in the locality of a point, else around it; null where there are too few (rooms.price-hint). */
export async function showPriceHint(
  db: Database,
  directory: Directory,
  query: PriceHintQuery,
  now = new Date(),
): Promise<{ hint: PriceHint | null }> {
  for (const { lat, lng, radiusKm, locality } of await comparisons(directory, query)) {
    const sample = await readRentSample(db, searchArea({ lat, lng }, radiusKm), now)
    const found = rentOfType(recentRooms(sample, now), query.home_type)
    if (found.too_few) continue
    const { count, median, low, high } = found
    return { hint: { locality, count, median, low, high } }
  }
  return { hint: null }
}
