import { nearbyKm, type PriceHint, type PriceHintQuery } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { searchArea } from '../search/search-area.ts'
import { recentRooms, rentsByType } from './rent-figures.ts'
import { sampleRents } from './rent-sample.queries.ts'

/** Weeks that cover the days of a hint, and rooms that are read of each cell and week. */
const weeks = 13
const most = 40

/** What like rooms ask for around a point; null where there are too few (rooms.price-hint). */
export async function showPriceHint(
  db: Database,
  { home_type, lat, lng }: PriceHintQuery,
  now = new Date(),
): Promise<{ hint: PriceHint | null }> {
  const sample = await sampleRents(db, searchArea({ lat, lng }, nearbyKm), now, weeks, most)
  const found = rentsByType(recentRooms(sample, now)).find((type) => type.home_type === home_type)
  if (!found || found.too_few) return { hint: null }
  const { count, median, low, high } = found
  return { hint: { count, median, low, high } }
}
