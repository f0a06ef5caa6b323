import { nearbyKm, type PriceHint, type PriceHintQuery } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { searchArea } from '../search/search-area.ts'
import { recentRooms, rentOfType } from './rent-figures.ts'
import { readRentSample } from './rent-sample.ts'

/** What like rooms ask for around a point; null where there are too few (rooms.price-hint). */
export async function showPriceHint(
  db: Database,
  { home_type, lat, lng }: PriceHintQuery,
  now = new Date(),
): Promise<{ hint: PriceHint | null }> {
  const sample = await readRentSample(db, searchArea({ lat, lng }, nearbyKm), now)
  const found = rentOfType(recentRooms(sample, now), home_type)
  if (found.too_few) return { hint: null }
  const { count, median, low, high } = found
  return { hint: { count, median, low, high } }
}
