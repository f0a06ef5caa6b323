import { pageSize } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import type { SearchPlaces } from '../search/search-journey.ts'
import { searchPage } from '../search/search-page.ts'
import { searchContext } from '../search-rooms.ts'
import { canonicalQuery, searchOfQuery } from './alert-search.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000
const weeksLookedAt = 4

/**
 * About how many rooms a week are listed that a search finds: the newest 50 at most are looked at, back to four weeks
 * (rooms.alert-pace). Throws `validation_failed` for a search that the search itself would refuse.
 */
export async function alertPace(
  db: Database,
  places: SearchPlaces,
  query: string,
  now = new Date(),
): Promise<{ rooms_a_week: number }> {
  const search = searchOfQuery(canonicalQuery(query))
  const context = await searchContext(places, search)
  const newest = { ...search, sort: 'newest', limit: pageSize } as const
  const { matches } = await searchPage(db, newest, context)
  const ages = matches.map(({ key }) => now.getTime() - key / 1000)
  const recent = ages.filter((age) => age <= weeksLookedAt * weekMs)
  // As many as were looked at: there may be more before the oldest of them.
  const weeks = recent.length === pageSize ? Math.max(...recent) / weekMs : weeksLookedAt
  return { rooms_a_week: Math.round(recent.length / Math.max(weeks, 1 / 7)) }
}
