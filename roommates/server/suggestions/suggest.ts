import type { RoommateSuggestion } from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { findSuggestions } from './suggestions.queries.ts'

/** So many profiles with the text among the newest make it a frequent one. */
const frequent = 40

/**
 * Up to five texts that a search beginning like this could mean, out of profiles that `userId` can find
 * (roommates.search-suggestions). It reads a bounded number of profiles: the newest, or where few of them have the text,
 * those that an index finds.
 */
export async function suggest(
  db: Database,
  userId: string,
  typed: string,
): Promise<{ items: RoommateSuggestion[] }> {
  const text = typed.split(/\s+/u).join(' ')
  const newest = await findSuggestions(db, userId, text, 'newest')
  const isFrequent = (newest[0]?.profiles ?? 0) >= frequent
  const found = isFrequent ? newest : await findSuggestions(db, userId, text, 'indexed')
  return { items: found.map(({ kind, text: suggestion }) => ({ kind, text: suggestion })) }
}
